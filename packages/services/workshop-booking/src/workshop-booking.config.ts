import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"

/** The name of the service, its files and its variables; the prefix of its log lines. */
export const SERVICE = "workshop-booking"

/** The settings of workshop booking. In development its storage is seeded. */
export interface WorkshopBookingConfig extends ServiceConfig {
  /** The secret that hashes the fingerprints of orders, the same for all processes. */
  readonly secret: string
  /** The address of the search service; `null` when the caller of `openService` passes a client. */
  readonly searchUrl: string | null
  readonly searchKey: string
  /** The indexes of the dealerships whose workshops can be booked. */
  readonly dealerships: readonly string[]
}

const DEALERSHIPS = ["sites-se-automotive", "sites-se-used"]

/** Reads the settings of workshop booking. In production it requires a separate secret. */
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
