export {
  type FinanceQuoteEmitted,
  type FinanceQuoteEvent,
  type FinanceQuoteInput,
  financeQuoteMachine,
} from "./finance-quote.machine.ts"
export { portsFrom } from "./finance-quote.ports.ts"
export { QUOTE_DELAY_MS, valueWithin } from "./finance-quote.rules.ts"
export type * from "./finance-quote.types.ts"
export { findFinance, productOf, withoutReference } from "./find-finance.ts"
