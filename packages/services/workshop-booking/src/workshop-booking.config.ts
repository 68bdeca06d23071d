import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"

export const SERVICE = "workshop-booking"

export interface WorkshopBookingConfig extends ServiceConfig {
  /** The secret for hashing the content of orders. All processes must use the same secret. */
  readonly secret: string
  /** The URL of the search service. `null` if the application passes a search client instead. */
  readonly searchUrl: string | null
  readonly searchKey: string
  /** The search indexes that contain the dealerships whose workshops can be booked. */
  readonly dealerships: readonly string[]
}

const DEALERSHIPS = ["sites-se-automotive", "sites-se-used"]

export function readWorkshopBookingConfig(settings: Settings, presets: ServicePresets): WorkshopBookingConfig {
  const dealerships = settings.list("FORECOURT_WORKSHOP_BOOKING_DEALERSHIPS")
  return {
    ...readServiceConfig(settings, SERVICE, presets),
    secret: settings.secret("FORECOURT_WORKSHOP_BOOKING_SECRET", "forecourt-local-workshop-booking"),
    searchUrl: settings.address("FORECOURT_SEARCH_URL"),
    searchKey: settings.text("FORECOURT_SEARCH_KEY") ?? "forecourt-local-key",
    dealerships: dealerships.length > 0 ? dealerships : DEALERSHIPS,
  }
}
