import type { Car, Dealership, VehicleMedia } from "@forecourt/contracts/search"
import { TODAY } from "./car/dates.ts"
import { documentOf, soldBy } from "./car/document.ts"
import { factsOf } from "./car/facts.ts"
import { type DemoPrice, pricesOf } from "./car/price-history.ts"
import { dealershipsOf } from "./dealership/dealership.ts"
import { SITE_NAMES, SITES, type Site, siteOf } from "./market/sites.ts"

interface StockOptions {
  /** The number of cars, from the first one; all of them by default. */
  readonly count?: number
  /** The current time in milliseconds: some cars were sold in the days before. @default the day of the stock */
  readonly now?: number
}

/**
 * Creates the cars of a site, which are always the same. Throws a RangeError for a site without a demo stock. Spec 2
 * §3.
 */
export function demoStock(name: string, { count, now = Date.parse(TODAY) }: StockOptions = {}): readonly Car[] {
  const site = siteOf(name)
  const dealerships = dealershipsOf(site.name)
  const length = Math.min(count ?? site.count, site.count)
  return Array.from({ length }, (_, index) => soldBy(documentOf(factsOf(site, index, dealerships)), index, now))
}

/**
 * Returns the prices of a site's cars until now, the earliest one of each car first. Throws a RangeError for an unknown
 * site.
 */
export function demoPrices(name: string, cars: readonly Car[]): readonly DemoPrice[] {
  const site = siteOf(name)
  return cars.flatMap((car) => pricesOf(car, site))
}

/** Creates the dealerships of a site. Throws a RangeError for a site without a demo stock. Spec 2 §3. */
export function demoDealerships(name: string): readonly Dealership[] {
  return dealershipsOf(siteOf(name).name)
}

/** An index with its documents. */
export type DemoIndex =
  | {
      readonly index: string
      readonly kind: "car"
      readonly language: Site["language"]
      readonly documents: readonly Car[]
      /** The prices of its cars until now, with the times from which they applied. */
      readonly prices: readonly DemoPrice[]
    }
  | {
      readonly index: string
      readonly kind: "dealership"
      readonly language: Site["language"]
      readonly documents: readonly Dealership[]
    }

/** Yields every index of the demo, the stock and the dealerships of each site: `stock-se-used`, `sites-se-used`. */
export function* demoIndexes(options: Pick<StockOptions, "now"> = {}): Iterable<DemoIndex> {
  for (const name of SITE_NAMES) {
    const { language } = SITES[name]
    const documents = demoStock(name, options)
    yield { index: `stock-${name}`, kind: "car", language, documents, prices: demoPrices(name, documents) }
    yield { index: `sites-${name}`, kind: "dealership", language, documents: demoDealerships(name) }
  }
}

/** Yields the videos and 360° views of some British cars of the demo, by registration number. Spec 2 §3. */
export function* demoMedia(): Iterable<{ regNo: string; media: VehicleMedia }> {
  for (const name of SITE_NAMES.filter((one) => SITES[one].market === "uk"))
    for (const { car_regno: regNo, autos_on_show: media } of demoStock(name))
      if (regNo !== undefined && media !== undefined) yield { regNo, media }
}
