import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import { findWrongCustomerFields, isSoundOrder } from "@forecourt/contracts/workshop-order"
import type { OfferingTerms } from "./storage/offerings.ts"

/** Returns true if the booking page could have sent an order. Spec 3 §4.1, §5.1. */
export function isSoundRequest(
  { customer, serviceOfferingRequests: requests }: WorkshopBookingRequest,
  terms: readonly OfferingTerms[],
): boolean {
  const offerings = requests.flatMap(({ userInput, unitsSelected }, index) => {
    const offering = terms[index]
    if (offering === undefined) return []
    const units = unitsSelected ?? offering.minimum
    if (units < offering.minimum || units > offering.maximum) return []
    return {
      type: offering.kind,
      singleCategory: offering.selectionType === null ? null : offering.category,
      isNeedingWords: offering.allowUserInput === 1,
      words: userInput,
    }
  })
  return (
    offerings.length === requests.length &&
    new Set(requests.map(({ kobraId }) => kobraId)).size === requests.length &&
    isSoundOrder(offerings) &&
    findWrongCustomerFields(customer).length === 0
  )
}
