import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"

/** Names the service, its files and its variables; begins what it says. */
export const SERVICE = "workshop-booking"

/** Everything about workshop booking that can be set from outside. In development it is seeded. */
export interface WorkshopBookingConfig extends ServiceConfig {
  /** What orders are told apart with; all processes need the same. */
  readonly secret: string
  /** Address of the search service; `null` where whoever opens this one knows it. */
  readonly searchUrl: string | null
  readonly searchKey: string
  /** Indexes of the dealerships whose workshops can be booked. */
  readonly dealerships: readonly string[]
}

const DEALERSHIPS = ["sites-se-automotive", "sites-se-used"]

/** Reads the settings of workshop booking. In production it has a secret of its own. */
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
