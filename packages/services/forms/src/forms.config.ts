import type { Gateway } from "@forecourt/service-kit/messages"
import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"

export const SERVICE = "forms"

export interface FormsConfig extends ServiceConfig {
  /** The secret for encrypting messages that have not been delivered yet. All processes must use the same secret. */
  readonly secret: string
  /** The previous secrets. Messages that were encrypted with them can still be decrypted. */
  readonly previousSecrets: readonly string[]
  /**
   * The gateway to which messages are posted. `null` in development, where messages are shown on the outbox page
   * instead.
   */
  readonly gateway: Gateway | null
  /**
   * The email domains to which messages may be sent. An empty list allows every domain and is possible only in
   * development.
   */
  readonly recipients: readonly string[]
}

/** Reads the current secret and the previous ones, the current one first. */
export function readSecrets({ secret, list }: Settings): readonly [string, ...string[]] {
  return [secret("FORECOURT_FORMS_SECRET", "forecourt-local-forms"), ...list("FORECOURT_FORMS_PREVIOUS_SECRETS")]
}

/** Reads the settings. Production requires a gateway and the allowed recipient domains. */
export function readFormsConfig(settings: Settings, presets: ServicePresets): FormsConfig {
  const { text, address, list, isProduction, refuse } = settings
  const shared = readServiceConfig(settings, SERVICE, presets)
  const url = address("FORECOURT_FORMS_COMHUB_URL")
  if (isProduction && url === null)
    refuse("FORECOURT_FORMS_COMHUB_URL is missing. Production has no page of messages: set the address of a gateway.")
  const recipients = list("FORECOURT_FORMS_RECIPIENTS").map((domain) => domain.toLowerCase())
  if (isProduction && recipients.length === 0)
    refuse("FORECOURT_FORMS_RECIPIENTS is missing. Set the mail domains of those who may be written to, with commas.")
  const [secret, ...previousSecrets] = readSecrets(settings)
  return {
    ...shared,
    secret,
    previousSecrets,
    gateway: url === null ? null : { url, token: text("FORECOURT_FORMS_COMHUB_TOKEN") ?? "" },
    recipients,
  }
}
