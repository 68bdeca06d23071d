export * from "./finance-quote.machine.ts"
export { toPorts } from "./finance-quote.ports.ts"
export {
  type CompleteQuote,
  getCashOption,
  getTotalDeposit,
  QUOTE_DELAY_MS,
  toCompleteQuote,
  toValueWithin,
} from "./finance-quote.rules.ts"
export type * from "./finance-quote.types.ts"
export { findFinance, getProduct, removeReference } from "./find-finance.ts"
