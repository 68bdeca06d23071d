import { type Gateway, getDomain, type MailServer, parseSigningSecret } from "@forecourt/service-kit/messages"
import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"
import { readStaffMail } from "@forecourt/service-kit/staff"

export const SERVICE = "workshop-booking"

export interface WorkshopBookingConfig extends ServiceConfig {
  /** The secret for hashing the content of orders. All processes must use the same secret. */
  readonly secret: string
  /** The previous secrets, which still decrypt messages and open links that were created with them. */
  readonly previousSecrets: readonly string[]
  /** The mail server for messages. `null` in development, where the outbox page shows them. */
  readonly mailServer: MailServer | null
  /** The gateway for text messages. Without it the outbox page shows them in development, and production sends none. */
  readonly gateway: Gateway | null
  /** The mail server that sends sign-in links to staff. `null` if it is not set. */
  readonly staffMail: MailServer | null
  /** The address of the pages of booked visits. `null` in development, where it is the address of the service. */
  readonly visitsUrl: string | null
  /** The number of servers between customers and these pages, each of which adds to `X-Forwarded-For`. */
  readonly proxies: number
  /** The URL of the search service. `null` if the application passes a search client instead. */
  readonly searchUrl: string | null
  readonly searchKey: string
  /** The search indexes that contain the dealerships whose workshops can be booked. */
  readonly dealerships: readonly string[]
}

const DEALERSHIPS = ["sites-se-automotive", "sites-se-used"]

/** Reads the current secret and the previous ones, the current one first. */
export function readSecrets({ secret, list }: Settings): readonly [string, ...string[]] {
  return [
    secret("FORECOURT_WORKSHOP_BOOKING_SECRET", "forecourt-local-workshop-booking"),
    ...list("FORECOURT_WORKSHOP_BOOKING_PREVIOUS_SECRETS"),
  ]
}

/** Reads the settings. Production requires a mail server and the address of the pages of visits. */
export function readWorkshopBookingConfig(settings: Settings, presets: ServicePresets): WorkshopBookingConfig {
  const dealerships = settings.list("FORECOURT_WORKSHOP_BOOKING_DEALERSHIPS")
  const [secret, ...previousSecrets] = readSecrets(settings)
  const visitsUrl = settings.address("FORECOURT_WORKSHOP_BOOKING_VISITS_URL")
  if (settings.isProduction && visitsUrl === null)
    settings.refuse(
      "FORECOURT_WORKSHOP_BOOKING_VISITS_URL is missing. Set the address at which customers reach /visits of this service.",
    )
  return {
    ...readServiceConfig(settings, SERVICE, presets),
    secret,
    previousSecrets,
    mailServer: readMailServer(settings),
    gateway: readGateway(settings),
    staffMail: readStaffMail(settings),
    visitsUrl,
    proxies: settings.wholeNumber("FORECOURT_WORKSHOP_BOOKING_PROXIES", { preset: 0, max: 10 }),
    searchUrl: settings.address("FORECOURT_SEARCH_URL"),
    searchKey: settings.text("FORECOURT_SEARCH_KEY") ?? "forecourt-local-key",
    dealerships: dealerships.length > 0 ? dealerships : DEALERSHIPS,
  }
}

function readMailServer({ text, isProduction, refuse }: Settings): MailServer | null {
  const [url, sender] = [text("FORECOURT_WORKSHOP_BOOKING_SMTP_URL"), text("FORECOURT_WORKSHOP_BOOKING_SENDER")]
  if (url === null) {
    if (isProduction)
      refuse(
        "FORECOURT_WORKSHOP_BOOKING_SMTP_URL is missing. Production has no outbox page: set smtps:// and the host.",
      )
    return null
  }
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    refuse("FORECOURT_WORKSHOP_BOOKING_SMTP_URL is no address of a mail server. Write smtps:// and the host.")
  if (getDomain(sender ?? "") === "")
    refuse("FORECOURT_WORKSHOP_BOOKING_SENDER is no e-mail address. Set the address from which bookings are confirmed.")
  return { url, sender: sender ?? "" }
}

function readGateway({ text, list, address, refuse }: Settings): Gateway | null {
  const url = address("FORECOURT_WORKSHOP_BOOKING_SMS_URL")
  const signingSecrets = list("FORECOURT_WORKSHOP_BOOKING_SMS_SIGNING_SECRETS").flatMap((secret) => {
    const bytes = parseSigningSecret(secret)
    if (bytes === null)
      refuse(
        "FORECOURT_WORKSHOP_BOOKING_SMS_SIGNING_SECRETS holds a text that is no signing secret. Write whsec_ and 24 to 64 bytes in Base64.",
      )
    return bytes ?? []
  })
  return url === null ? null : { url, token: text("FORECOURT_WORKSHOP_BOOKING_SMS_TOKEN") ?? "", signingSecrets }
}
