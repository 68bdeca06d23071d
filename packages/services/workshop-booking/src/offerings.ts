import type { Statements } from "@forecourt/service-kit/storage"
import { listTerms, type OfferingTerms } from "./storage/offerings.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"

export function parseCodes(serviceOfferings: string): string[] {
  return [...new Set(serviceOfferings.split(","))]
}

/**
 * Fetches the terms of services, such as their duration, in the same order as `codes`. Throws for an unknown code,
 * which the pages of the site never send.
 */
export async function fetchTerms(storage: Statements, codes: readonly string[]): Promise<OfferingTerms[]> {
  const rows = await listTerms(storage, codes)
  return codes.map((code) => {
    const terms = rows.find((row) => row.code === code)
    if (terms === undefined) throw new WorkshopBookingError("BadRequest")
    return terms
  })
}

export function getTotalMinutes(terms: readonly OfferingTerms[]): number {
  return terms.reduce((sum, { minutes }) => sum + minutes, 0)
}
