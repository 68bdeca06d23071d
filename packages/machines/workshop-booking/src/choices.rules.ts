import {
  addService,
  hasService,
  listUnitChoices,
  removeOthers,
  removeService,
  toChosenService,
  toggleIn,
  updateService,
} from "./chosen-services.ts"
import { findOffering, isNeedingInput, ORIGINAL_SERVICE, readMileage, readWords } from "./workshop-booking.rules.ts"
import type { ChosenServices, WorkshopBookingContext } from "./workshop-booking.types.ts"

/** The chosen services after a click or an input. */
export interface Choice {
  readonly services: ChosenServices
  /** The codes of services whose words or mileage are requested. */
  readonly asked: readonly string[]
  readonly milage: number | undefined
}

type Choosing = Pick<WorkshopBookingContext, "services" | "addons" | "asked" | "session">

function createChoice({ session, asked }: Choosing): Choice {
  return { services: session.services ?? {}, asked, milage: session.milage }
}

type Found = NonNullable<ReturnType<typeof findOffering>>

/** Finds an offering that can be chosen; returns `null` for an unknown or unavailable code. */
function findAvailable(context: Choosing, code: string): Found | null {
  const offering = findOffering(context, code)
  return offering?.offering.isAvailable ? offering : null
}

/** Chooses an offering; in a single-choice group all others are removed. */
function choose(services: ChosenServices, { offering, category, type }: Found): ChosenServices {
  const { code } = offering
  return addService(removeOthers(services, category, code), code, toChosenService(offering, category, type))
}

/** Toggles a service, or requests its input first. Spec 3 §4.1. */
export function applyPress(context: Choosing, code: string): Choice {
  const previous = createChoice(context)
  const found = findAvailable(context, code)
  if (found === null) return previous
  const { offering, category, type } = found
  const { services, asked, milage } = previous
  if (!isNeedingInput(offering))
    return { ...previous, services: toggleIn(services, category, code, toChosenService(offering, category, type)) }
  if (asked.includes(code) || hasService(services, code))
    return { ...previous, services: removeService(services, code), asked: asked.filter((item) => item !== code) }
  const isMileageKnown = code === ORIGINAL_SERVICE && milage !== undefined
  return { ...previous, asked: [...asked, code], services: isMileageKnown ? choose(services, found) : services }
}

/** Chooses a service by its text; an empty text removes the service. Spec 3 §4.1, §5.1. */
export function applyWords(context: Choosing, code: string, text: string): Choice {
  const previous = createChoice(context)
  const found = findAvailable(context, code)
  if (found === null || !found.offering.allowUserInput) return previous
  const words = readWords(text)
  const services =
    words === null
      ? removeService(previous.services, code)
      : updateService(choose(previous.services, found), code, { userInput: words, listItems: [words] })
  return { ...previous, asked: [...new Set([...previous.asked, code])], services }
}

/** Chooses the original service by a mileage; an empty mileage removes it. Spec 3 §4.1, §5.1. */
export function applyMileage(context: Choosing, text: string): Choice {
  const previous = createChoice(context)
  const found = findAvailable(context, ORIGINAL_SERVICE)
  if (found === null) return previous
  const milage = readMileage(text) ?? undefined
  const services =
    milage === undefined ? removeService(previous.services, ORIGINAL_SERVICE) : choose(previous.services, found)
  return { services, asked: [...new Set([...previous.asked, ORIGINAL_SERVICE])], milage }
}

/** Sets the number of units of a chosen service. Spec 3 §5.1. */
export function applyUnits(context: Choosing, code: string, units: number): Choice {
  const previous = createChoice(context)
  const offering = findOffering(context, code)
  if (offering === null || !listUnitChoices(offering.offering.unitPrice).includes(units)) return previous
  return { ...previous, services: updateService(previous.services, code, { unit: units }) }
}
