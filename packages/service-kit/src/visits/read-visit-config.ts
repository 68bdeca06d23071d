import { type Gateway, type MailServer, parseSigningSecret, readMailServer } from "../messages/messages.ts"
import type { Settings } from "../settings/settings.ts"

/** The settings of a service whose customers receive messages about their visits, and a link. */
export interface VisitConfig {
  /** The mail server for messages. `null` in development, where the outbox page shows them. */
  readonly mailServer: MailServer | null
  /** The gateway for text messages. Without it the outbox page shows them in development, and production sends none. */
  readonly gateway: Gateway | null
  /** The address of the pages of booked visits. `null` in development, where it is the address of the service. */
  readonly visitsUrl: string | null
  /** The number of servers between customers and these pages, each of which adds to `X-Forwarded-For`. */
  readonly proxies: number
}

/** Reads the settings of visits. Production requires a mail server and the address of the pages of visits. */
export function readVisitConfig(settings: Settings, prefix: string, path: string): VisitConfig {
  const { isProduction, refuse } = settings
  const mailServer = readMailServer(settings, prefix)
  if (isProduction && mailServer === null)
    refuse(`${prefix}_SMTP_URL is missing. Production has no outbox page: set smtps:// and the host.`)
  const visitsUrl = settings.address(`${prefix}_VISITS_URL`)
  if (isProduction && visitsUrl === null)
    refuse(`${prefix}_VISITS_URL is missing. Set the address at which customers reach ${path} of this service.`)
  return {
    mailServer,
    gateway: readGateway(settings, prefix),
    visitsUrl,
    proxies: settings.wholeNumber(`${prefix}_PROXIES`, { preset: 0, max: 10 }),
  }
}

function readGateway({ text, list, address, refuse }: Settings, prefix: string): Gateway | null {
  const url = address(`${prefix}_SMS_URL`)
  const signingSecrets = list(`${prefix}_SMS_SIGNING_SECRETS`).flatMap((secret) => {
    const bytes = parseSigningSecret(secret)
    if (bytes === null)
      refuse(
        `${prefix}_SMS_SIGNING_SECRETS holds a text that is no signing secret. Write whsec_ and 24 to 64 bytes in Base64.`,
      )
    return bytes ?? []
  })
  return url === null ? null : { url, token: text(`${prefix}_SMS_TOKEN`) ?? "", signingSecrets }
}
