import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"

export const SERVICE = "finance-quote"

export interface FinanceQuoteConfig extends ServiceConfig {
  /** The URL of the application form. The reference of the quote is appended to it. */
  readonly applyUrl: string
  /** The legal names of the dealers that the lender accepts. If empty, all dealers are accepted. */
  readonly organisations: readonly string[]
}

export function readFinanceQuoteConfig(settings: Settings, presets: ServicePresets): FinanceQuoteConfig {
  const applyUrl = settings.address("FORECOURT_FINANCE_QUOTE_APPLY_URL")
  if (settings.isProduction && applyUrl === null)
    settings.refuse(
      "FORECOURT_FINANCE_QUOTE_APPLY_URL is missing. Set the address at which visitors apply for finance.",
    )
  return {
    ...readServiceConfig(settings, SERVICE, presets),
    applyUrl: applyUrl ?? "https://finance.example/apply",
    organisations: settings.list("FORECOURT_FINANCE_QUOTE_ORGANISATIONS"),
  }
}
