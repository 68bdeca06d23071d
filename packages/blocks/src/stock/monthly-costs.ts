export type MonthlyKind = "loan" | "private" | "company"

/** The fields with a car's monthly cost, by payment option. */
export const MONTHLY_COSTS = {
  loan: "car_loan_monthly_cost",
  private: "car_privateleasing_monthly_cost",
  company: "car_companyleasing_monthly_cost",
} as const satisfies Record<MonthlyKind, string>
