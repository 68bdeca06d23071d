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

export interface Choice {
  readonly services: ChosenServices
  /** The codes of the services for which the visitor must enter a text or a mileage. */
  readonly inputCodes: readonly string[]
  readonly milage: number | undefined
}

type Choosing = Pick<WorkshopBookingContext, "services" | "addons" | "inputCodes" | "session">

function createChoice({ session, inputCodes }: Choosing): Choice {
  return { services: session.services ?? {}, inputCodes, milage: session.milage }
}

type Found = NonNullable<ReturnType<typeof findOffering>>

function findAvailable(context: Choosing, code: string): Found | null {
  const offering = findOffering(context, code)
  return offering?.offering.isAvailable ? offering : null
}

function choose(services: ChosenServices, { offering, category, type }: Found): ChosenServices {
  const { code } = offering
  return addService(removeOthers(services, category, code), code, toChosenService(offering, category, type))
}

/**
 * Handles a click on a service: adds or removes the service. If the service requires input that is not known yet,
 * requests this input before adding the service. Spec 3 §4.1.
 */
export function applyPress(context: Choosing, code: string): Choice {
  const previous = createChoice(context)
  const match = findAvailable(context, code)
  if (match === null) return previous
  const { offering, category, type } = match
  const { services, inputCodes, milage } = previous
  if (!isNeedingInput(offering))
    return { ...previous, services: toggleIn(services, category, code, toChosenService(offering, category, type)) }
  if (inputCodes.includes(code) || hasService(services, code))
    return {
      ...previous,
      services: removeService(services, code),
      inputCodes: inputCodes.filter((item) => item !== code),
    }
  const isMileageKnown = code === ORIGINAL_SERVICE && milage !== undefined
  return {
    ...previous,
    inputCodes: [...inputCodes, code],
    services: isMileageKnown ? choose(services, match) : services,
  }
}

/**
 * Sets the text that the visitor has entered for a service. The service is removed if the text is empty. Spec 3 §4.1,
 * §5.1.
 */
export function applyWords(context: Choosing, code: string, text: string): Choice {
  const previous = createChoice(context)
  const match = findAvailable(context, code)
  if (match === null || !match.offering.allowUserInput) return previous
  const words = readWords(text)
  const services =
    words === null
      ? removeService(previous.services, code)
      : updateService(choose(previous.services, match), code, { userInput: words, listItems: [words] })
  return { ...previous, inputCodes: [...new Set([...previous.inputCodes, code])], services }
}

/**
 * Sets the mileage for the service `originalservice`. The service is removed if the mileage is empty or invalid. Spec 3
 * §4.1, §5.1.
 */
export function applyMileage(context: Choosing, text: string): Choice {
  const previous = createChoice(context)
  const match = findAvailable(context, ORIGINAL_SERVICE)
  if (match === null) return previous
  const milage = readMileage(text) ?? undefined
  const services =
    milage === undefined ? removeService(previous.services, ORIGINAL_SERVICE) : choose(previous.services, match)
  return { services, inputCodes: [...new Set([...previous.inputCodes, ORIGINAL_SERVICE])], milage }
}

/** Sets the number of units of a chosen service. Spec 3 §5.1. */
export function applyUnits(context: Choosing, code: string, units: number): Choice {
  const previous = createChoice(context)
  const offering = findOffering(context, code)
  if (offering === null || !listUnitChoices(offering.offering.unitPrice).includes(units)) return previous
  return { ...previous, services: updateService(previous.services, code, { unit: units }) }
}
