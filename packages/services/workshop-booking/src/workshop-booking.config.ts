import { type ServiceConfig, type ServicePresets, serviceConfig } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"

/** Names the service, its files and its variables; begins what it says. */
export const SERVICE = "workshop-booking"

/** Everything about workshop booking that can be set from outside. In development it is seeded. */
export interface WorkshopBookingConfig extends ServiceConfig {
  /** What orders are told apart with; all processes need the same. */
  readonly secret: string
}

/** Reads the settings of workshop booking. In production it has a secret of its own. */
export function workshopBookingConfig(settings: Settings, presets: ServicePresets): WorkshopBookingConfig {
  return {
    ...serviceConfig(settings, SERVICE, presets),
    secret: settings.secret("FORECOURT_WORKSHOP_BOOKING_SECRET", "forecourt-local-workshop-booking"),
  }
}
