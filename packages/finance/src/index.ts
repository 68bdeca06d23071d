export { type CashFlow, calculateEffectiveRate } from "./effective-rate.ts"
export { type Credit, calculateCredit, calculateInstalment } from "./instalment.ts"
export { roundHalfUp } from "./round-half-up.ts"
