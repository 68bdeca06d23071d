import { resolve } from "node:path"
import { type Gateway, type MailServer, readMailServer } from "@forecourt/service-kit/messages"
import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"
import { readStaffMail } from "@forecourt/service-kit/staff"

export const SERVICE = "forms"

export interface FormsConfig extends ServiceConfig {
  /** The secret for encrypting messages that have not been delivered yet. All processes must use the same secret. */
  readonly secret: string
  /** The previous secrets. Messages that were encrypted with them can still be decrypted. */
  readonly previousSecrets: readonly string[]
  /** The gateway to which messages are posted. If neither it nor a file is set, the outbox page shows the messages. */
  readonly gateway: Gateway | null
  /** The file to which messages are appended instead, for example while the gateway is down for long. */
  readonly file: string | null
  /**
   * The email domains to which messages may be sent. An empty list allows every domain and is possible only in
   * development.
   */
  readonly recipients: readonly string[]
  /** The number of days for which delivered messages are kept, encrypted, for staff. */
  readonly keepDays: number
  /** The mail server that sends receipts to visitors. `null` if visitors get none. */
  readonly mailServer: MailServer | null
  /** The time in milliseconds that a person needs at least between opening a page and submitting its form. */
  readonly minOpenMs: number
  /** The mail server that sends sign-in links to staff. `null` if it is not set. */
  readonly staffMail: MailServer | null
}

/** Reads the current secret and the previous ones, the current one first. */
export function readSecrets({ secret, list }: Settings): readonly [string, ...string[]] {
  return [secret("FORECOURT_FORMS_SECRET", "forecourt-local-forms"), ...list("FORECOURT_FORMS_PREVIOUS_SECRETS")]
}

/** Reads the settings. Production requires a gateway or a file, and the allowed recipient domains. */
export function readFormsConfig(settings: Settings, presets: ServicePresets): FormsConfig {
  const { text, address, list, wholeNumber, isProduction, refuse } = settings
  const shared = readServiceConfig(settings, SERVICE, presets)
  const url = address("FORECOURT_FORMS_COMHUB_URL")
  const file = text("FORECOURT_FORMS_FILE")
  if (isProduction && url === null && file === null)
    refuse("FORECOURT_FORMS_COMHUB_URL is missing. Production has no page of messages: set the address of a gateway.")
  if (url !== null && file !== null)
    refuse("FORECOURT_FORMS_FILE is set together with FORECOURT_FORMS_COMHUB_URL. Leave one of them out.")
  const recipients = list("FORECOURT_FORMS_RECIPIENTS").map((domain) => domain.toLowerCase())
  if (isProduction && recipients.length === 0)
    refuse("FORECOURT_FORMS_RECIPIENTS is missing. Set the mail domains of those who may be written to, with commas.")
  const [secret, ...previousSecrets] = readSecrets(settings)
  return {
    ...shared,
    secret,
    previousSecrets,
    gateway: url === null ? null : { url, token: text("FORECOURT_FORMS_COMHUB_TOKEN") ?? "" },
    file: file === null ? null : resolve(file),
    recipients,
    keepDays: wholeNumber("FORECOURT_FORMS_KEEP_DAYS", { preset: 30, max: 365 }),
    mailServer: readMailServer(settings, "FORECOURT_FORMS"),
    minOpenMs: wholeNumber("FORECOURT_FORMS_MIN_OPEN_MS", { preset: isProduction ? 2000 : 0, max: 60_000 }),
    staffMail: readStaffMail(settings),
  }
}
