import type { BookingChoices, BookingOffer, BookingStep, Offering, OfferingGroup } from "./booking.types.ts"

/** What was chosen of some groups, in their order. */
export function chosenOf(groups: readonly OfferingGroup[], codes: readonly string[]): readonly Offering[] {
  return groups.flatMap(({ offerings }) => offerings).filter(({ code }) => codes.includes(code))
}

/** Whether a visitor may go on from a step. Spec 3 §4.1. */
export function canContinue(step: BookingStep, choices: BookingChoices): boolean {
  if (step === 1) return choices.plate !== "" && choices.place.trim() !== ""
  if (step === 2) return choices.services.length > 0
  if (step === 3) return choices.addOns.length > 0
  return choices.workshop !== null && choices.slot !== null
}

/** The step after a step: without add-ons to choose from, theirs is left out. Spec 3 §2.1. */
export function stepAfter(step: BookingStep, { addOns }: Pick<BookingOffer, "addOns">): BookingStep {
  if (step === 1) return 2
  return step === 2 && addOns.length > 0 ? 3 : 4
}

/** What is chosen costs, as far as it is known. */
export function sumOf(offerings: readonly Offering[]): { readonly amount: number; readonly isWhole: boolean } {
  return {
    amount: offerings.reduce((sum, { price }) => sum + (price ?? 0), 0),
    isWhole: offerings.every(({ price }) => price !== null),
  }
}

/** Other services need other workshops: what was chosen after them is forgotten. Spec 3 §4.1. */
export function withServices(choices: BookingChoices, services: readonly string[]): BookingChoices {
  return { ...choices, services, workshop: null, slot: null }
}
