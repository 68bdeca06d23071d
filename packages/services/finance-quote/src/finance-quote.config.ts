import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"

/** Names the service, its files and its variables. */
export const SERVICE = "finance-quote"

/** Everything about finance quotes that can be set from outside. */
export interface FinanceQuoteConfig extends ServiceConfig {
  /** The address at which visitors apply; the quote's reference is added to it. */
  readonly applyUrl: string
  /** Legal names of the dealers that the lender knows; all of them when empty. */
  readonly organisations: readonly string[]
}

/** Reads the settings of finance quotes. In production visitors apply at a lender that there is. */
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
