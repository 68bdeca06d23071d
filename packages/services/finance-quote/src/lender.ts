import type { FinanceProduct } from "@forecourt/contracts/finance-quote"
import type { Pence } from "./money.ts"

export type FamilyKey = FinanceProduct["FamilyKey"]

export interface ProductTerms {
  readonly familyKey: FamilyKey
  readonly name: string
  /** The fixed nominal interest rate, in per cent per year. One twelfth of it is charged each month. */
  readonly ratePercent: number
  /** The available terms in months, shortest first. */
  readonly terms: readonly number[]
  readonly defaultTerm: number
  /** The maximum deposit, as a percentage of the price. */
  readonly maxDepositPercent: number
  readonly defaultDepositPercent: number
  /** The fee for the option to buy the vehicle. It is paid together with the last payment. */
  readonly optionFee: Pence
  /** The maximum age of the vehicle at the end of the agreement, in months. */
  readonly oldestAtEnd: number
  /** The additional terms of a personal contract purchase. Omitted for hire purchase. */
  readonly contract?: ContractTerms
}

export interface ContractTerms {
  /** The available annual mileages in miles, lowest first. */
  readonly mileages: readonly number[]
  readonly defaultMileage: number
  /** The charge for each excess mile if the customer returns the vehicle. */
  readonly excessMile: Pence
  /** The number of months between the last monthly payment and the optional final payment. */
  readonly finalPaymentOffset: 0 | 1
  /**
   * The guaranteed future value at the default mileage, as a percentage of the price, by term in months. For example,
   * `{ 24: 54 }` means 54 % after 24 months.
   */
  readonly keptPercent: Readonly<Record<number, number>>
  /**
   * The number of percentage points by which the guaranteed future value decreases for each thousand miles above the
   * default mileage. The miles of the whole term are counted.
   */
  readonly perThousandMilesPercent: number
}

export const LENDER = "Example Motor Finance Ltd"
export const MIN_CREDIT: Pence = 1_000_00
export const MAX_VEHICLE_MILES = 100_000

export const PRODUCTS: readonly ProductTerms[] = [
  {
    familyKey: "PCP",
    name: "Personal Contract Purchase",
    ratePercent: 9.46,
    terms: [24, 36, 48],
    defaultTerm: 48,
    maxDepositPercent: 35,
    defaultDepositPercent: 10,
    optionFee: 10_00,
    oldestAtEnd: 8 * 12,
    contract: {
      mileages: [5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000],
      defaultMileage: 10_000,
      excessMile: 9,
      finalPaymentOffset: 1,
      keptPercent: { 24: 54, 36: 44, 48: 36 },
      perThousandMilesPercent: 0.25,
    },
  },
  {
    familyKey: "HP",
    name: "Hire Purchase",
    ratePercent: 10.35,
    terms: [12, 24, 36, 48, 60],
    defaultTerm: 48,
    maxDepositPercent: 60,
    defaultDepositPercent: 10,
    optionFee: 10_00,
    oldestAtEnd: 12 * 12,
  },
]
