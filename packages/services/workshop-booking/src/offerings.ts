import type { Statements } from "@forecourt/service-kit/storage"
import { listTerms, type OfferingTerms } from "./storage/offerings.ts"
import { WorkshopBookingRefusal } from "./workshop-booking-refusal.ts"

/** Codes of a list in an address, each once. */
export function parseCodes(serviceOfferings: string): string[] {
  return [...new Set(serviceOfferings.split(","))]
}

/** Fetches services by their codes, in that order; refuses an unknown code, which no page of ours sends. */
export async function fetchTerms(storage: Statements, codes: readonly string[]): Promise<OfferingTerms[]> {
  const rows = await listTerms(storage, codes)
  return codes.map((code) => {
    const terms = rows.find((row) => row.code === code)
    if (terms === undefined) throw new WorkshopBookingRefusal("BadRequest")
    return terms
  })
}

/** Returns the time for which a workshop is busy with all of them. */
export function getTotalMinutes(terms: readonly OfferingTerms[]): number {
  return terms.reduce((sum, { minutes }) => sum + minutes, 0)
}
