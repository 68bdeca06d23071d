const PERIOD = {
  months: 48,
  residual_percentage: 25,
  cash_amount_min_percentage: 20,
  cash_amount_max_percentage: 65,
}

export const LOAN_OPTION = {
  title: "Lån",
  interest_rate: 4.9,
  start_fee: 595,
  invoice_fee: 39,
  description: "Lånet kan lösas i förtid.",
  disclaimer: "{months}, {cash_amount_percentage}, {residual_percentage}, {interest_rate}, {invoice_fee}, {start_fee}",
  default_contract_duration: PERIOD,
  contract_durations: [{ ...PERIOD, months: 24 }, PERIOD, { ...PERIOD, months: 60 }],
}

export const PRIVATE_OPTION = {
  leasing_type: "Private",
  monthly_cost: 4125,
  start_fee: 500,
  invoice_fee: 45,
  duration: 36,
  mileage: 1000,
  mileage_text: "1 000 mil/år",
  description: "Service ingår.",
  disclaimer: "Avtal i {months} månader med {mileage}.",
}

export const COMPANY_OPTION = {
  ...PRIVATE_OPTION,
  leasing_type: "Company",
  description: "Moms tillkommer.",
  disclaimer: "Leasing i {months} månader med {mileage} och {interest_rate}.",
  interest_rate: 5.75,
  mileage: 2000,
  mileage_text: "2 000 mil/år",
  default_mileage: 1500,
  options: [1000, 1500, 2000].map((mileage) => ({
    mileage,
    durations: [
      { ...PERIOD, months: 36, cash_amount_min_percentage: 10, cash_amount_max_percentage: 30 },
      { ...PERIOD, cash_amount_min_percentage: 10, cash_amount_max_percentage: 30 },
    ],
  })),
  default_option: { months: 48 },
}

/** The fields of a car with a loan, a private lease and a company lease, whose costs are not in the search index. */
export const FINANCED = {
  car_price_currency: "SEK",
  car_price: 300_000,
  car_retail_price: 300_000,
  car_retail_price_exkl_vat: 240_000,
  car_has_campaign_price: false,
  car_loan_option: LOAN_OPTION,
  car_loan_calculator_option: { has_fixed_interest_rate: false },
  car_private_leasing_option: PRIVATE_OPTION,
  car_leasing_options: [],
  car_company_leasing_option: COMPANY_OPTION,
  car_lowest_price: undefined,
  car_loan_monthly_cost: undefined,
  car_privateleasing_monthly_cost: undefined,
  car_companyleasing_monthly_cost: undefined,
}
