export type MonthlyKind = "loan" | "private" | "company"

export const MONTHLY_COSTS = {
  loan: "car_loan_monthly_cost",
  private: "car_privateleasing_monthly_cost",
  company: "car_companyleasing_monthly_cost",
} as const satisfies Record<MonthlyKind, string>
