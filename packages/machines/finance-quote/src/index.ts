export {
  type FinanceQuoteEmitted,
  type FinanceQuoteEvent,
  type FinanceQuoteInput,
  financeQuoteMachine,
} from "./finance-quote.machine.ts"
export { toPorts } from "./finance-quote.ports.ts"
export { QUOTE_DELAY_MS, toValueWithin } from "./finance-quote.rules.ts"
export type * from "./finance-quote.types.ts"
export { findFinance, getProduct, removeReference } from "./find-finance.ts"
