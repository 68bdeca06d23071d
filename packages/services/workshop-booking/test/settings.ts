import { readSettings } from "@forecourt/service-kit/settings"
import { service } from "../src/index.ts"
import { SERVICE, type WorkshopBookingConfig } from "../src/workshop-booking.config.ts"

export const API_KEY = "key-of-the-tests"

export function createSettings(
  folder: string,
  database: string | null,
  changes: Partial<WorkshopBookingConfig> = {},
): WorkshopBookingConfig {
  const preset = readSettings(SERVICE, {}, (settings) => service.read(settings, { data: folder, apiKey: API_KEY }))
  return { ...preset, database, budgetFactor: 9999, ...changes }
}
