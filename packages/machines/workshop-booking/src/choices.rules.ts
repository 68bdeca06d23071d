import {
  addService,
  chosenFrom,
  hasService,
  isSingle,
  removeService,
  toggleIn,
  unitChoices,
  updateService,
} from "./chosen-services.ts"
import { findOffering, needsInput, ORIGINAL_SERVICE, readMileage, readWords } from "./workshop-booking.rules.ts"
import type { ChosenServices, WorkshopBookingCategory, WorkshopBookingContext } from "./workshop-booking.types.ts"

/** What is chosen once the visitor has pressed or written something. */
export interface Choice {
  readonly services: ChosenServices
  /** Codes of services whose words or mileage are asked for. */
  readonly asked: readonly string[]
  readonly milage: number | undefined
}

type Choosing = Pick<WorkshopBookingContext, "services" | "addons" | "asked" | "session">

function choiceOf({ session, asked }: Choosing): Choice {
  return { services: session.services ?? {}, asked, milage: session.milage }
}

/** A service pressed: it comes or goes, or is asked about first. Spec 3 §4.1. */
export function pressed(context: Choosing, code: string): Choice {
  const before = choiceOf(context)
  const found = findOffering(context, code)
  if (found === null || !found.offering.isAvailable) return before
  const { offering, category, type } = found
  const { services, asked, milage } = before
  if (!needsInput(offering))
    return { ...before, services: toggleIn(services, category, code, chosenFrom(offering, category, type)) }
  if (asked.includes(code) || hasService(services, code))
    return { ...before, services: removeService(services, code), asked: asked.filter((one) => one !== code) }
  const isMileageKnown = code === ORIGINAL_SERVICE && milage !== undefined
  const chosen = chosenFrom(offering, category, type)
  return {
    ...before,
    asked: [...asked, code],
    services: isMileageKnown ? addService(alone(services, category), code, chosen) : services,
  }
}

/** Words about a service choose it; without them it is no longer chosen. Spec 3 §4.1, §5.1. */
export function worded(context: Choosing, code: string, text: string): Choice {
  const before = choiceOf(context)
  const found = findOffering(context, code)
  if (found === null || !found.offering.isAvailable || !found.offering.allowUserInput) return before
  const { offering, category, type } = found
  const words = readWords(text)
  const asked = [...new Set([...before.asked, code])]
  if (words === null) return { ...before, asked, services: removeService(before.services, code) }
  const said = { userInput: words, listItems: [words] }
  const services = hasService(before.services, code)
    ? updateService(before.services, code, said)
    : addService(alone(before.services, category), code, { ...chosenFrom(offering, category, type), ...said })
  return { ...before, asked, services }
}

/** A mileage chooses original service; without one it is no longer chosen. Spec 3 §4.1, §5.1. */
export function driven(context: Choosing, text: string): Choice {
  const before = choiceOf(context)
  const found = findOffering(context, ORIGINAL_SERVICE)
  if (found === null || !found.offering.isAvailable) return before
  const { offering, category, type } = found
  const milage = readMileage(text) ?? undefined
  const asked = [...new Set([...before.asked, ORIGINAL_SERVICE])]
  const services =
    milage === undefined
      ? removeService(before.services, ORIGINAL_SERVICE)
      : addService(
          alone(before.services, category, ORIGINAL_SERVICE),
          ORIGINAL_SERVICE,
          chosenFrom(offering, category, type),
        )
  return { services, asked, milage }
}

/** So many units of a service that is chosen. Spec 3 §5.1. */
export function counted(context: Choosing, code: string, units: number): Choice {
  const before = choiceOf(context)
  const found = findOffering(context, code)
  if (found === null || !unitChoices(found.offering.unitPrice).includes(units)) return before
  return { ...before, services: updateService(before.services, code, { unit: units }) }
}

/** Without the others of a group of which one is chosen. */
function alone(services: ChosenServices, category: WorkshopBookingCategory, kept?: string): ChosenServices {
  if (!isSingle(category)) return services
  return removeService(services, ...category.offerings.map(({ code }) => code).filter((code) => code !== kept))
}
