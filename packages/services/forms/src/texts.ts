import type { Email } from "@forecourt/service-kit/messages"
import type { RefusalTexts, ServiceLanguage } from "@forecourt/service-kit/service"

export interface FormTexts extends RefusalTexts<"RecipientUnknown" | "LooksAutomated"> {
  /** Creates the receipt for a message that was sent on the site with this host name, or on an unknown site. */
  readonly createReceipt: (host: string | null) => Pick<Email, "subject" | "text">
}

export const TEXTS: Readonly<Record<ServiceLanguage, FormTexts>> = {
  sv: {
    refusals: {
      RecipientUnknown: "Meddelandet kan inte skickas dit. Ring oss i stället.",
      LooksAutomated: "Meddelandet ser automatiskt ut. Försök igen, eller ring oss i stället.",
    },
    createReceipt: createReceipts({
      subject: "Vi har tagit emot ditt meddelande",
      thanks: "Tack! Ditt meddelande har kommit fram, och vi svarar så snart vi kan.",
      reason:
        "Du får det här eftersom adressen angavs i ett formulär på {host}. Var det inte du kan du bortse från det.",
    }),
  },
  nb: {
    refusals: {
      RecipientUnknown: "Meldingen kan ikke sendes dit. Ring oss i stedet.",
      LooksAutomated: "Meldingen ser automatisk ut. Prøv igjen, eller ring oss i stedet.",
    },
    createReceipt: createReceipts({
      subject: "Vi har mottatt meldingen din",
      thanks: "Takk! Meldingen din har kommet frem, og vi svarer så snart vi kan.",
      reason:
        "Du får dette fordi adressen ble oppgitt i et skjema på {host}. Var det ikke deg, kan du se bort fra det.",
    }),
  },
  da: {
    refusals: {
      RecipientUnknown: "Beskeden kan ikke sendes dertil. Ring til os i stedet.",
      LooksAutomated: "Beskeden ser automatisk ud. Prøv igen, eller ring til os i stedet.",
    },
    createReceipt: createReceipts({
      subject: "Vi har modtaget din besked",
      thanks: "Tak! Din besked er kommet frem, og vi svarer, så snart vi kan.",
      reason:
        "Du får denne mail, fordi adressen blev angivet i en formular på {host}. Var det ikke dig, kan du se bort fra den.",
    }),
  },
  en: {
    refusals: {
      RecipientUnknown: "Your message cannot be sent there. Call us instead.",
      LooksAutomated: "The message looks automated. Try again, or call us instead.",
    },
    createReceipt: createReceipts({
      subject: "We have received your message",
      thanks: "Thank you. Your message has arrived, and we will answer as soon as we can.",
      reason: "You receive this because the address was entered in a form on {host}. If it was not you, ignore it.",
    }),
  },
  fi: {
    refusals: {
      RecipientUnknown: "Viestiä ei voi lähettää sinne. Soita meille sen sijaan.",
      LooksAutomated: "Viesti vaikuttaa automaattiselta. Yritä uudelleen tai soita meille.",
    },
    createReceipt: createReceipts({
      subject: "Olemme vastaanottaneet viestisi",
      thanks: "Kiitos! Viestisi on perillä, ja vastaamme niin pian kuin voimme.",
      reason:
        "Saat tämän, koska osoite annettiin lomakkeella sivustolla {host}. Jos se et ollut sinä, voit jättää tämän huomiotta.",
    }),
  },
  sk: {
    refusals: {
      RecipientUnknown: "Správu tam nemožno poslať. Radšej nám zavolajte.",
      LooksAutomated: "Správa vyzerá ako automatická. Skúste to znova alebo nám zavolajte.",
    },
    createReceipt: createReceipts({
      subject: "Prijali sme vašu správu",
      thanks: "Ďakujeme. Vaša správa dorazila a odpovieme hneď, ako budeme môcť.",
      reason:
        "Túto správu dostávate, pretože adresa bola zadaná vo formulári na {host}. Ak ste to neboli vy, nevšímajte si ju.",
    }),
  },
}

interface ReceiptTexts {
  readonly subject: string
  readonly thanks: string
  /** The reason for the e-mail. `{host}` is the site. */
  readonly reason: string
}

/** The receipt repeats nothing of the message, so that no one can send texts to strangers through the service. */
function createReceipts({ subject, thanks, reason }: ReceiptTexts): FormTexts["createReceipt"] {
  return (host) => ({
    subject,
    text: host === null ? thanks : `${thanks}\n\n${reason.replace("{host}", host)}`,
  })
}
