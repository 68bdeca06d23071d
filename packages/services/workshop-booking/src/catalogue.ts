import type { Position } from "@forecourt/contracts/distance"
import type {
  WorkshopBookingCatalogue,
  WorkshopBookingOffering,
  WorkshopBookingPrices,
} from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { fetchTerms, parseCodes } from "./offerings.ts"
import { listOfferings, type OfferingRow } from "./storage/offerings.ts"
import { type FirstPrice, listFirstPrices, listPricesAt } from "./storage/workshop-prices.ts"
import { findWorkshop, listWorkshops } from "./storage/workshops.ts"
import { fetchSupportedCar } from "./vehicles.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"
import { sortByDistance } from "./workshops.ts"

const NEAR = 10

/** Fetches the services or add-ons for a car, grouped by category. Spec 3 §7.1, §9.1. */
export async function fetchCatalogue(
  storage: Statements,
  kind: "service" | "addon",
  { registrationNumber, ...from }: Position & { readonly registrationNumber: string },
): Promise<WorkshopBookingCatalogue> {
  const { brand } = await fetchSupportedCar(storage, registrationNumber)
  const workshops = sortByDistance(await listWorkshops(storage, brand), from)
  const prices = Map.groupBy(await listFirstPrices(storage), ({ code }) => code)
  const rows = await listOfferings(storage, kind)
  const categories = [...Map.groupBy(rows, ({ category }) => category).values()]
  return {
    serviceOfferingCategories: categories.map((offerings) => ({
      name: offerings[0]?.categoryName ?? "",
      icon: offerings[0]?.icon ?? "",
      selectionType: offerings[0]?.selectionType ?? null,
      offerings: offerings.map((row) => toOffering(row, selectPricesNear(workshops, prices.get(row.code) ?? []))),
    })),
  }
}

function selectPricesNear(workshops: readonly { readonly id: string }[], prices: readonly FirstPrice[]): FirstPrice[] {
  return workshops.flatMap(({ id }) => prices.find(({ workshopId }) => workshopId === id) ?? []).slice(0, NEAR)
}

function toOffering(row: OfferingRow, prices: readonly FirstPrice[]): WorkshopBookingOffering {
  const { code, name, description, notKnownPriceText, priceDiscount } = row
  const { minimum, maximum, unit, unitAbbreviation, postfix } = row
  const price = calculateMedian(prices.flatMap((price) => price.price ?? []))
  return {
    code,
    name,
    description,
    notKnownPriceText,
    priceDiscount,
    price,
    priceKnown: price !== null,
    isAvailable: prices.length > 0,
    allowUserInput: row.allowUserInput === 1,
    unitPrice: { minimum, maximum, unit, unitAbbreviation, postfix },
  }
}

export function calculateMedian(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((price, other) => price - other)
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2)
}

/** Fetches the prices of services for a car at a workshop. Spec 3 §7.1. */
export async function fetchPrices(
  storage: Statements,
  order: Readonly<Record<"registrationNumber" | "departmentId" | "serviceOfferings", string>> & {
    readonly milage: number
  },
): Promise<WorkshopBookingPrices> {
  const { brand } = await fetchSupportedCar(storage, order.registrationNumber)
  const workshop = await findWorkshop(storage, order.departmentId, brand)
  if (workshop === null) throw new WorkshopBookingError("BadRequest")
  const terms = await fetchTerms(storage, parseCodes(order.serviceOfferings))
  const codes = terms.map(({ code }) => code)
  const all = await listPricesAt(storage, workshop.id, codes)
  const prices = all.filter(({ fromMileage }) => fromMileage <= order.milage)
  return {
    offers: codes.map((code) => ({ code, price: prices.findLast((price) => price.code === code)?.price ?? null })),
  }
}
