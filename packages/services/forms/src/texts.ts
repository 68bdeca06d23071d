import type { RefusalTexts, ServiceLanguage } from "@forecourt/service-kit/service"

type Texts = RefusalTexts<"RecipientUnknown">

export const TEXTS: Readonly<Record<ServiceLanguage, Texts>> = {
  sv: { refusals: { RecipientUnknown: "Meddelandet kan inte skickas dit. Ring oss i stället." } },
  nb: { refusals: { RecipientUnknown: "Meldingen kan ikke sendes dit. Ring oss i stedet." } },
  da: { refusals: { RecipientUnknown: "Beskeden kan ikke sendes dertil. Ring til os i stedet." } },
  en: { refusals: { RecipientUnknown: "Your message cannot be sent there. Call us instead." } },
  fi: { refusals: { RecipientUnknown: "Viestiä ei voi lähettää sinne. Soita meille sen sijaan." } },
  sk: { refusals: { RecipientUnknown: "Správu tam nemožno poslať. Radšej nám zavolajte." } },
}
