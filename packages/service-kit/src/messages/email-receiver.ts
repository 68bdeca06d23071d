import { createTransport } from "nodemailer"
import { DeliveryError, type Receiver, UndeliverableError } from "../outbox/outbox.ts"

/** The mail server that sends the e-mails of a service. */
export interface MailServer {
  /** The address of the server: `smtps://user:password@host:465`, or `smtp://…` with STARTTLS if the server has it. */
  readonly url: string
  /** The address from which e-mails are sent, with or without a name: `Norrvik <booking@norrvik.example>`. */
  readonly sender: string
}

export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The address that replies go to. @default the sender */
  readonly replyTo?: string
  /** An iCalendar file, which mail programs add to the calendar, or remove from it with the method `CANCEL`. */
  readonly calendar?: { readonly method: "PUBLISH" | "CANCEL"; readonly content: string }
  /** The address to which mail programs post to unsubscribe the recipient with one press (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** The timeouts of the steps of a delivery. They are shorter than the time limit of an attempt. */
const TIMEOUTS = { dnsTimeout: 3000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 }

/** Creates the receiver that hands e-mails to a mail server. All attempts for one e-mail have the same `Message-ID`. */
export function createEmailReceiver({ url, sender }: MailServer): Receiver<Email> {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true })
  const domain = getDomain(sender)
  return async ({ to, subject, text, replyTo, calendar, unsubscribeUrl }, { id }) => {
    try {
      await transport.sendMail({
        from: sender,
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        headers: {
          "auto-submitted": "auto-generated",
          ...(unsubscribeUrl !== undefined && {
            "list-unsubscribe": `<${unsubscribeUrl}>`,
            "list-unsubscribe-post": "List-Unsubscribe=One-Click",
          }),
        },
        ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
        ...(calendar !== undefined && { icalEvent: { ...calendar, filename: "booking.ics" } }),
      })
    } catch (error) {
      throw toDeliveryError(error)
    }
  }
}

/** Returns the domain of an e-mail address, or an empty string if it is no address. */
export function getDomain(address: string): string {
  return /^(?:[^<>\r\n]*<)?[^\s<>@,;]+@([^\s<>@,;]+)>?$/.exec(address)?.[1] ?? ""
}

/** The properties of an error of Nodemailer. */
interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

function toDeliveryError(error: unknown): DeliveryError {
  const { code, command, responseCode, response = "" } = error as SmtpError
  if (code === "EENVELOPE" && command === "API") return new UndeliverableError("it has no valid recipient")
  if (responseCode === undefined) return new DeliveryError("the mail server could not be reached")
  const problem = `the mail server answered ${responseCode} to ${command}`
  return command === "RCPT TO" && isAboutRecipient(responseCode, response)
    ? new UndeliverableError(problem)
    : new DeliveryError(problem)
}

/**
 * Returns true if a response to a recipient rejects that recipient permanently. A refused relay or a blocked sender also
 * answers with 5xx, but concerns all e-mails. The enhanced code tells them apart (RFC 3463): 5.1 is about the address,
 * except that 5.1.7 and 5.1.8 are about that of the sender, and 5.2 is about the mailbox.
 */
function isAboutRecipient(code: number, response: string): boolean {
  const enhanced = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response)
  if (enhanced === null) return [501, 550, 551, 553].includes(code)
  const [, subject, detail] = enhanced
  return code >= 500 && (subject === "2" || (subject === "1" && detail !== "7" && detail !== "8"))
}
