import type { FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import type { Car, Dealership } from "@forecourt/contracts/search"
import {
  type FinanceSubject,
  type FoundFinance,
  findFinance,
  type QuoteWish,
  removeReference,
} from "@forecourt/finance-quote-machine"
import { createFinanceSubject } from "./finance-subject.select.ts"

/** The finance data of a car's page: `found` is `null` when the lender did not respond in time. */
export interface CarFinance {
  readonly subject: FinanceSubject
  readonly found: FoundFinance | null
}

export interface FinanceOptions {
  readonly calls: FinanceQuoteCalls
  readonly wanted: Partial<QuoteWish>
}

/**
 * Loads the first quote of a car's page; `null` without a lender, or when the quote contains an error. Spec 2 §7, §8.
 */
export async function findCarFinance(
  car: Car,
  dealership: Dealership | null,
  { calls, wanted, signal }: FinanceOptions & { readonly signal: AbortSignal },
): Promise<CarFinance | null> {
  const subject = createFinanceSubject(car, dealership)
  if (subject === null) return null
  try {
    const found = await findFinance(calls, subject, { wanted, signal })
    return found && { subject, found: removeReference(found) }
  } catch {
    // The page is rendered without the quote, and the browser requests it again.
    return { subject, found: null }
  }
}
