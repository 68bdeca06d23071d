import type {
  ChosenService,
  ChosenServices,
  WorkshopBookingCategory,
  WorkshopBookingOffering,
} from "./workshop-booking.types.ts"

/** Adds a service, or removes it if it is already chosen. Spec 3 §4.1. */
export function toggleService(services: ChosenServices, code: string, service: ChosenService): ChosenServices {
  return hasService(services, code) ? removeService(services, code) : addService(services, code, service)
}

/** Adds a service. Has no effect if the service is already chosen. */
export function addService(services: ChosenServices, code: string, service: ChosenService): ChosenServices {
  return hasService(services, code) ? services : { ...services, [code]: service }
}

/** Changes a chosen service. Has no effect if the service is not chosen. */
export function updateService(services: ChosenServices, code: string, changes: Partial<ChosenService>): ChosenServices {
  const service = getService(services, code)
  return service === null ? services : { ...services, [code]: { ...service, ...changes } }
}

export function removeService(services: ChosenServices, ...codes: readonly string[]): ChosenServices {
  return Object.fromEntries(Object.entries(services).filter(([code]) => !codes.includes(code)))
}

/** Lists the chosen services of the given type, or of all types, in the order in which they were chosen. */
export function listServices(services: ChosenServices, type?: ChosenService["type"]): [code: string, ChosenService][] {
  return Object.entries(services).filter(([, service]) => type === undefined || service.type === type)
}

export function hasChosen(services: ChosenServices | undefined, type: ChosenService["type"]): boolean {
  return listServices(services ?? {}, type).length > 0
}

export function hasService(services: ChosenServices, code: string): boolean {
  return Object.hasOwn(services, code)
}

/** Returns a chosen service, or `null` if it is not chosen. */
export function getService(services: ChosenServices, code: string): ChosenService | null {
  return hasService(services, code) ? (services[code] ?? null) : null
}

/** Returns true if visitors can choose at most one offering in the category. Spec 3 §3.1, §4.1. */
export function isSingle({ selectionType }: WorkshopBookingCategory): boolean {
  return selectionType !== null && selectionType !== ""
}

/**
 * Adds or removes an offering. If its category allows only one offering, all others in the category are removed. Spec 3
 * §4.1.
 */
export function toggleIn(
  services: ChosenServices,
  category: WorkshopBookingCategory,
  code: string,
  service: ChosenService,
): ChosenServices {
  return toggleService(removeOthers(services, category, code), code, service)
}

export function removeOthers(services: ChosenServices, group: WorkshopBookingCategory, code: string): ChosenServices {
  const others = group.offerings.map((offering) => offering.code).filter((other) => other !== code)
  return isSingle(group) ? removeService(services, ...others) : services
}

/**
 * Converts an offering to a chosen service. The service has the minimum number of units and no text from the visitor.
 */
export function toChosenService(
  { name, price, priceKnown, priceDiscount, unitPrice }: WorkshopBookingOffering,
  category: WorkshopBookingCategory,
  type: ChosenService["type"],
): ChosenService {
  const { minimum, unitAbbreviation } = unitPrice
  return {
    name,
    price,
    priceKnown,
    priceDiscount,
    category: category.name,
    type,
    unitAbbreviation,
    unit: hasUnits(unitPrice) ? minimum : null,
    userInput: null,
    listItems: [],
  }
}

/** Returns true if visitors can choose the number of units. Spec 3 §5.1. */
export function hasUnits({ minimum, maximum }: WorkshopBookingOffering["unitPrice"]): boolean {
  return minimum < maximum
}

/** Lists the numbers of units that visitors can choose. Spec 3 §5.1. */
export function listUnitChoices({ minimum, maximum }: WorkshopBookingOffering["unitPrice"]): number[] {
  return Array.from({ length: Math.max(0, maximum - minimum + 1) }, (_, index) => minimum + index)
}

/**
 * Takes the prices of a catalogue for the chosen services of a type. A service that the catalogue no longer offers is
 * removed.
 */
export function updateChosen(
  services: ChosenServices = {},
  categories: readonly WorkshopBookingCategory[],
  type: ChosenService["type"],
): ChosenServices {
  const offerings = categories.flatMap((category) => category.offerings)
  const updated = listServices(services).flatMap(([code, service]) => {
    if (service.type !== type) return [[code, service] as const]
    const offering = offerings.find((item) => item.code === code && item.isAvailable)
    if (offering === undefined) return []
    const { price, priceKnown, priceDiscount } = offering
    return [[code, { ...service, price, priceKnown, priceDiscount }] as const]
  })
  return Object.fromEntries(updated)
}

/** Sets the prices of the chosen services. Those without a given price have none. */
export function setPrices(
  services: ChosenServices = {},
  prices: Readonly<Record<string, number | null>>,
): ChosenServices {
  const priced = listServices(services).map(([code, service]) => {
    const price = (Object.hasOwn(prices, code) ? prices[code] : null) ?? null
    return [code, { ...service, price, priceKnown: price !== null }] as const
  })
  return Object.fromEntries(priced)
}

/** Removes all prices of a catalogue. */
export function removePrices(categories: readonly WorkshopBookingCategory[]): WorkshopBookingCategory[] {
  return categories.map((category) => ({
    ...category,
    offerings: category.offerings.map((offering) => ({ ...offering, price: null, priceKnown: false })),
  }))
}
