import type { FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import type { Car, Dealership } from "@forecourt/contracts/search"
import {
  type FinancedCar,
  type FoundFinance,
  findFinance,
  type QuoteWish,
  removeReference,
} from "@forecourt/finance-quote-machine"
import { createFinancedCar } from "./financed-car.select.ts"

/** The finance data of a car. `found` is `null` when the lender did not respond in time. */
export interface CarFinance {
  readonly financedCar: FinancedCar
  readonly found: FoundFinance | null
}

export interface FinanceOptions {
  readonly calls: FinanceQuoteCalls
  readonly wanted: Partial<QuoteWish>
}

/**
 * Finds the lender's quote for a car. Returns `null` if the car cannot be financed or if the quote contains an error.
 * Spec 2 §7, §8.
 */
export async function findCarFinance(
  car: Car,
  dealership: Dealership | null,
  { calls, wanted, signal }: FinanceOptions & { readonly signal: AbortSignal },
): Promise<CarFinance | null> {
  const financedCar = createFinancedCar(car, dealership)
  if (financedCar === null) return null
  try {
    const finance = await findFinance(calls, financedCar, { wanted, signal })
    return finance && { financedCar, found: removeReference(finance) }
  } catch {
    // The page is rendered without the quote, and the browser requests it again.
    return { financedCar, found: null }
  }
}
