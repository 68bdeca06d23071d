export {
  type Budget,
  type BudgetOptions,
  createBudgetFilters,
  formatBudget,
  getBudgetOptions,
  listBudgetCodes,
  listFittingCodes,
  parseBudget,
  toOfferedBudget,
} from "./budgets.ts"
export { MONTHLY_COSTS, type MonthlyKind } from "./monthly-costs.ts"
export * from "./offers.ts"
export * from "./offers.types.ts"
export { FINANCE_FIELDS, type FinancedCar, getWaysToPay, getWayToPay } from "./read-offers.ts"
