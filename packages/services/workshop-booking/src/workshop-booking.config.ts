import type { MailServer } from "@forecourt/service-kit/messages"
import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"
import { readStaffMail } from "@forecourt/service-kit/staff"
import { readVisitConfig, type VisitConfig } from "@forecourt/service-kit/visits"

export const SERVICE = "workshop-booking"
/** The path of the pages of booked visits. */
export const VISITS_PATH = "/visits"

export interface WorkshopBookingConfig extends ServiceConfig, VisitConfig {
  /** The secret for hashing the content of orders. All processes must use the same secret. */
  readonly secret: string
  /** The previous secrets, which still decrypt messages and open links that were created with them. */
  readonly previousSecrets: readonly string[]
  /** The mail server that sends sign-in links to staff. `null` if it is not set. */
  readonly staffMail: MailServer | null
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
  return {
    ...readServiceConfig(settings, SERVICE, presets),
    ...readVisitConfig(settings, "FORECOURT_WORKSHOP_BOOKING", VISITS_PATH),
    secret,
    previousSecrets,
    staffMail: readStaffMail(settings),
    searchUrl: settings.address("FORECOURT_SEARCH_URL"),
    searchKey: settings.text("FORECOURT_SEARCH_KEY") ?? "forecourt-local-key",
    dealerships: dealerships.length > 0 ? dealerships : DEALERSHIPS,
  }
}
