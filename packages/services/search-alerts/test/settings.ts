import { readSettings } from "@forecourt/service-kit/settings"
import { service } from "../src/index.ts"
import { SERVICE, type SearchAlertsConfig } from "../src/search-alerts.config.ts"

export const API_KEY = "key-of-the-tests"
export const PAGES_URL = "https://rullo.example/alerts"

export function createSettings(
  folder: string,
  database: string | null,
  changes: Partial<SearchAlertsConfig> = {},
): SearchAlertsConfig {
  const preset = readSettings(SERVICE, {}, (settings) => service.read(settings, { data: folder, apiKey: API_KEY }))
  return { ...preset, database, pagesUrl: PAGES_URL, proxies: 1, ...changes }
}
