import type {
  FetchServicesInput,
  WorkshopBookingCatalogue,
  WorkshopBookingOffering,
  WorkshopBookingPrices,
} from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { fetchSuitability, NO_MILEAGE } from "./conditions.ts"
import { fetchTerms, parseCodes } from "./offerings.ts"
import { listOfferings, type OfferingRow } from "./storage/offerings.ts"
import { listPricesAt, listPricesFor, type WorkshopPrice } from "./storage/workshop-prices.ts"
import { findWorkshop, listWorkshops } from "./storage/workshops.ts"
import { fetchSupportedCar } from "./vehicles.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"
import { sortByDistance } from "./workshops.ts"

const NEAR = 10

/** Fetches the services or add-ons that suit a car, grouped by category. Spec 3 §7.1, §9.1. */
export async function fetchCatalogue(
  { storage, now }: Pick<WorkshopBookingContext, "storage" | "now">,
  kind: "service" | "addon",
  { registrationNumber, lat: latitude, lng: longitude, milage = NO_MILEAGE }: FetchServicesInput,
): Promise<WorkshopBookingCatalogue> {
  const car = await fetchSupportedCar(storage, registrationNumber)
  const workshops = sortByDistance(await listWorkshops(storage, car.brand), { latitude, longitude })
  const prices = Map.groupBy(await listPricesFor(storage, milage), ({ code }) => code)
  const all = await listOfferings(storage, kind)
  const codes = all.map(({ code }) => code)
  const suits = await fetchSuitability(storage, codes, { car, milage }, now())
  const rows = all.filter(({ code }) => suits(code))
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

function selectPricesNear(
  workshops: readonly { readonly id: string }[],
  prices: readonly WorkshopPrice[],
): WorkshopPrice[] {
  return workshops.flatMap(({ id }) => prices.find(({ workshopId }) => workshopId === id) ?? []).slice(0, NEAR)
}

function toOffering(row: OfferingRow, prices: readonly WorkshopPrice[]): WorkshopBookingOffering {
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
  const codes = (await fetchTerms(storage, parseCodes(order.serviceOfferings))).map(({ code }) => code)
  const offers = await fetchOffers(storage, [workshop.id], codes, order.milage)
  return { offers: offers.get(workshop.id) ?? [] }
}

/** Fetches the prices of services at workshops for a mileage. The prices are in the order of the services. */
export async function fetchOffers(
  storage: Statements,
  workshopIds: readonly string[],
  codes: readonly string[],
  milage: number,
): Promise<ReadonlyMap<string, WorkshopBookingPrices["offers"]>> {
  const prices = Map.groupBy(await listPricesAt(storage, workshopIds, codes), ({ workshopId }) => workshopId)
  const findPrice = (id: string, code: string) =>
    prices.get(id)?.findLast((price) => price.code === code && price.fromMileage <= milage)?.price ?? null
  return new Map(workshopIds.map((id) => [id, codes.map((code) => ({ code, price: findPrice(id, code) }))]))
}
