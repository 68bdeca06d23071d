import type { FinanceQuoteHandlers } from "@forecourt/contracts/finance-quote.operations"
import { SITE_SERVICES } from "@forecourt/contracts/site-services"
import {
  type Caller,
  openService,
  type ServiceDefinition,
  type ServiceTools,
  toSubject,
} from "@forecourt/service-kit/service"
import { type FinanceQuoteConfig, readFinanceQuoteConfig, SERVICE } from "./finance-quote.config.ts"
import {
  createQuotes,
  type FinanceQuoteContext,
  fetchFinanceDefaults,
  findQuoteTerms,
  removeOldQuotes,
} from "./quote-finance.ts"
import { MIGRATIONS } from "./storage/tables.ts"
import { TEXTS } from "./texts.ts"

const handlers: FinanceQuoteHandlers<Caller<FinanceQuoteContext, (typeof TEXTS)["en"]>> = {
  fetchFinanceDefaults: (input, { service }) => fetchFinanceDefaults(service, input),
  quoteFinance: (input, { service }) => createQuotes(service, input),
  findQuoteTerms: ({ quoteRef }, { service }) => findQuoteTerms(service, quoteRef),
}

/**
 * The service that calculates monthly finance costs for cars in the United Kingdom. It can run alone or together with
 * other services. Spec 2 §7.
 */
export const service: ServiceDefinition<FinanceQuoteConfig> = {
  read: readFinanceQuoteConfig,
  open: (config, surroundings) =>
    openService({
      name: SERVICE,
      config,
      surroundings,
      migrations: MIGRATIONS,
      open(tools: ServiceTools) {
        const context = { ...tools, applyUrl: config.applyUrl, organisations: config.organisations }
        return { tools: context, hourly: () => removeOldQuotes(context) }
      },
      calls: { contract: SITE_SERVICES[SERVICE], handlers, texts: TEXTS, lookUpSession: toSubject },
    }),
  setUpBy: ["FORECOURT_FINANCE_QUOTE_DATABASE", "FORECOURT_FINANCE_QUOTE_APPLY_URL"],
}
