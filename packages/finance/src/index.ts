export { type CashFlow, effectiveRatePercent } from "./effective-rate.ts"
export { type Credit, creditFor, instalment } from "./instalment.ts"
export { roundHalfUp } from "./round-half-up.ts"
