export {
  calculateOffer,
  calculateRoundedInstalment,
  type Offer,
  type RejectedOffer,
  type RejectionReason,
} from "./calculate-offer.ts"
export {
  type CreditProduct,
  type CreditTerms,
  type ExampleMarket,
  LENDING_RULES,
  type LendingRules,
} from "./credit-product.ts"
export { type CashFlow, calculateEffectiveRate } from "./effective-rate.ts"
export { type Credit, calculateCredit, calculateInstalment } from "./instalment.ts"
export { createPaymentPlan, type PlanRow } from "./payment-plan.ts"
export {
  EXAMPLE_ITEMS,
  type ExampleName,
  getRepresentativeExample,
  type RepresentativeExample,
} from "./representative-example.ts"
export { roundHalfUp } from "./round-half-up.ts"
export { type SolvedTerms, solveFor, solveForMonths } from "./solve-for.ts"
