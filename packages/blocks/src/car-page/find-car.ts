import type { SelectedTerms } from "@forecourt/api-clients/car-offers"
import { readCar, readDealership, type StockSearch } from "@forecourt/api-clients/search"
import type { Car, Dealership, PriceChange, SearchFilter } from "@forecourt/contracts/search"
import type { Recipient } from "@forecourt/forms-machine"
import type { PostedOutcome } from "../forms/posted-outcome.ts"
import type { CarDocument } from "../stock/car-document.ts"
import { CARD_FIELDS } from "../stock/card-fields.ts"
import type { KnownDealership } from "../stock/dealership/dealership.select.ts"
import type { ComparedPrice } from "./compared-price.rules.ts"
import { createRecipient } from "./contact-topic.select.ts"
import { type CarFinance, type FinanceOptions, findCarFinance } from "./find-car-finance.ts"
import { findComparedPrice } from "./find-compared-price.ts"

export interface FoundCar {
  /** The car, or `null` when it does not exist. */
  readonly car: Car | null
  readonly dealership: Dealership | null
  readonly similar: readonly CarDocument[]
  readonly prices?: readonly PriceChange[]
  readonly compared?: ComparedPrice | null
  /**
   * The dealerships to which the visitor can send a message. They are set only for an example listing, since it belongs
   * to no single dealership.
   */
  readonly recipients?: readonly Recipient[]
  readonly offeredAt?: readonly KnownDealership[]
  readonly finance?: CarFinance
  /** The outcome of a message that was submitted without JavaScript. */
  readonly outcome?: PostedOutcome
  /** The terms that the visitor selected in the calculators. */
  readonly selected?: SelectedTerms
  readonly slug: string
}

/** The maximum number of similar cars. Spec 2 §9. */
const MAX_SIMILAR = 8
const MAX_SELLERS = 100

interface Options {
  readonly stock: StockSearch
  readonly signal: AbortSignal
  /** The lender and the selected terms of the quote. @default none */
  readonly finance?: FinanceOptions
}

/**
 * Finds the data of a car's page, such as the dealership and similar cars. Returns `null` if `fields` is not a valid
 * car. Spec 2 §7.
 */
export async function findAround(fields: unknown, options: Options): Promise<FoundCar | null> {
  const car = readCar(fields)
  if (car === null) return null
  const place = findDealership(car, options)
  const [dealership, finance, sellers, similar, { prices }, compared] = await Promise.all([
    place,
    place.then((dealership) => findFinance(car, dealership, options)),
    car.car_is_sample ? findSellers(car, options) : undefined,
    findSimilar(car, options),
    options.stock.findPrices(car.car_id, { signal: options.signal }),
    findComparedPrice(car, options),
  ])
  const offered = sellers && {
    recipients: sellers.map((seller) => createRecipient(car, seller)),
    offeredAt: sellers.map(removeDepartments),
  }
  return { car, dealership, ...offered, ...(finance && { finance }), similar, prices, compared, slug: car.slug }
}

async function findFinance(car: Car, dealership: Dealership | null, { finance, signal }: Options) {
  return finance ? findCarFinance(car, dealership, { ...finance, signal }) : null
}

/** Finds similar cars by the words in the URL of a missing car. Spec 2 §2.5, §7. */
export async function findInstead(slug: string, options: Options): Promise<FoundCar> {
  return { car: null, dealership: null, similar: await findByWords(slug, options), slug }
}

async function findDealership({ car_site_id: id }: Car, { stock, signal }: Options): Promise<Dealership | null> {
  if (id === undefined) return null
  const { content } = await stock.findDealerships(
    { filters: [{ name: "site_id", values: [id] }], limit: 1 },
    { signal },
  )
  return readDealership(content[0])
}

/** Finds the dealerships that sell the brand of an example listing. Spec 2 §7, §9. */
async function findSellers(car: Car, { stock, signal }: Options): Promise<readonly Dealership[]> {
  const filters = [{ name: "site_brands", values: [car.car_brand] }]
  const { content } = await stock.findDealerships({ filters, limit: MAX_SELLERS }, { signal })
  return content.flatMap((document) => readDealership(document) ?? [])
}

/** Removes the departments, which contain data about employees. */
function removeDepartments({ site_departments: _, ...known }: Dealership): KnownDealership {
  return known
}

/**
 * Finds cars in the same region with the same body and fuel. For an example listing, finds cars of the same make and
 * model instead.
 */
async function findSimilar(car: Car, { stock, signal }: Options): Promise<readonly CarDocument[]> {
  const alike: (keyof Car)[] = car.car_is_sample
    ? ["car_brand", "car_model"]
    : ["car_site_region", "car_body", "car_fuel"]
  const filters: SearchFilter[] = alike.flatMap((name) => {
    const value = car[name]
    return typeof value === "string" ? [{ name, values: [value] }] : []
  })
  const others: SearchFilter = car.car_is_sample
    ? { name: "car_is_sample", values: [true], exclude: true }
    : { name: "car_id", values: [car.car_id], exclude: true }
  const { content } = await stock.findCars(
    { filters: [...filters, others], fields: [...CARD_FIELDS], limit: MAX_SIMILAR },
    { signal },
  )
  return content
}

/**
 * Searches for the third word of the URL's last segment, which is usually the model: `v60` in
 * `2022-volvo-v60-21000053`.
 */
async function findByWords(slug: string, { stock, signal }: Options): Promise<readonly CarDocument[]> {
  const [, , keyphrase] = slug.split("-")
  if (keyphrase === undefined) return []
  const { content } = await stock.findCars({ keyphrase, fields: [...CARD_FIELDS], limit: MAX_SIMILAR }, { signal })
  return content
}

/**
 * Converts the last segment of a car's URL to search words: `2022-volvo-v60-21000053` becomes `volvo v60`. Other
 * numbers are kept, since some models are named by a number.
 */
export function toWords(slug: string): string {
  return slug
    .replace(/^\d{4}-/, "")
    .replace(/-\d{5,}$/, "")
    .replaceAll("-", " ")
}
