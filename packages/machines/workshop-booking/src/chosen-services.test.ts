import { expect, test } from "vitest"
import {
  addService,
  getService,
  hasService,
  listServices,
  listUnitChoices,
  removeService,
  toChosenService,
  toggleIn,
  toggleService,
  updateService,
} from "./chosen-services.ts"
import type { ChosenService, WorkshopBookingCategory, WorkshopBookingOffering } from "./workshop-booking.types.ts"

const unitPrice = { minimum: 1, maximum: 1, unit: "styck", unitAbbreviation: "st", postfix: "" }
function offering(code: string, changes: Partial<WorkshopBookingOffering> = {}): WorkshopBookingOffering {
  return {
    code,
    name: code,
    price: 100,
    priceKnown: true,
    notKnownPriceText: "",
    priceDiscount: 0,
    description: "",
    isAvailable: true,
    allowUserInput: false,
    unitPrice,
    ...changes,
  }
}
const GROUP: WorkshopBookingCategory = {
  name: "Lånebil",
  icon: "car",
  selectionType: "single",
  offerings: [offering("small"), offering("large")],
}
const LIST: WorkshopBookingCategory = { ...GROUP, selectionType: null }
const small = toChosenService(offering("small"), GROUP, "addon")
const large = toChosenService(offering("large"), GROUP, "addon")
const ONE = { small }

test("selected services can be toggled, added, updated and removed [spec 3 §4.1 workshop-operations]", () => {
  const other: ChosenService = { ...small, name: "Other" }

  expect(toggleService({}, "small", small)).toEqual(ONE)
  expect(toggleService(ONE, "small", small)).toEqual({})
  expect(addService({}, "small", small)).toEqual(ONE)
  expect(addService(ONE, "small", other)).toEqual(ONE)
  expect(updateService(ONE, "small", { unit: 2 })).toEqual({ small: { ...small, unit: 2 } })
  expect(updateService({}, "small", { unit: 2 })).toEqual({})
  expect(removeService({ small, large }, "small")).toEqual({ large })
  expect(removeService(ONE, "large")).toEqual(ONE)
})

test("selected services can be listed by kind in order of selection and looked up by code [spec 3 §4.1 workshop-operations]", () => {
  const services = { large, brakes: { ...small, type: "service" as const }, small }

  expect(listServices(services).map(([code]) => code)).toEqual(["large", "brakes", "small"])
  expect(listServices(services, "addon").map(([code]) => code)).toEqual(["large", "small"])
  expect([hasService(services, "brakes"), hasService(services, "toString")]).toEqual([true, false])
  expect([getService(services, "small"), getService(services, "toString")]).toEqual([small, null])
})

test("in a single-choice group, selecting a service replaces the previous selection, and selecting the same service again clears the selection [spec 3 §4.1 workshop-radio, §3.1 workshop-category]", () => {
  const first = toggleIn({}, GROUP, "small", small)
  const second = toggleIn(first, GROUP, "large", large)

  expect([first, second, toggleIn(second, GROUP, "large", large)]).toEqual([{ small }, { large }, {}])
  expect(toggleIn(first, LIST, "large", large)).toEqual({ small, large })
})

test("selecting a service that is sold in units selects the minimum number of units [spec 3 §3.1 workshop-selected, §5.1 workshop-units.range]", () => {
  const litres = { minimum: 2, maximum: 4, unit: "liter", unitAbbreviation: "l", postfix: "/l" }
  const oil = toChosenService(offering("oil", { unitPrice: litres, priceDiscount: 20 }), LIST, "addon")

  expect(oil).toEqual({
    name: "oil",
    price: 100,
    priceKnown: true,
    priceDiscount: 20,
    category: "Lånebil",
    type: "addon",
    unit: 2,
    unitAbbreviation: "l",
    userInput: null,
    listItems: [],
  })
  expect(small.unit).toBeNull()
  expect([listUnitChoices(litres), listUnitChoices(unitPrice)]).toEqual([[2, 3, 4], [1]])
})
