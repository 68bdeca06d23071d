import type { Car, Dealership, VehicleMedia } from "@forecourt/contracts/search"
import { TODAY } from "./car/dates.ts"
import { documentOf, soldBy } from "./car/document.ts"
import { factsOf } from "./car/facts.ts"
import { type DemoPrice, pricesOf } from "./car/price-history.ts"
import { dealershipsOf } from "./dealership/dealership.ts"
import { SITE_NAMES, SITES, type Site, siteOf } from "./market/sites.ts"

interface StockOptions {
  /** How many of its cars, the first ones; all where it is not given. */
  readonly count?: number
  /** When it is looked at, in milliseconds: some cars were sold in the days before. @default the day of the stock */
  readonly now?: number
}

/** The cars of a site: the same every time. Throws a RangeError for a site that has no demo stock. Spec 2 §3. */
export function demoStock(name: string, { count, now = Date.parse(TODAY) }: StockOptions = {}): readonly Car[] {
  const site = siteOf(name)
  const dealerships = dealershipsOf(site.name)
  const length = Math.min(count ?? site.count, site.count)
  return Array.from({ length }, (_, index) => soldBy(documentOf(factsOf(site, index, dealerships)), index, now))
}

/** What cars of a site cost until now, the earliest price of each first. Throws a RangeError for an unknown site. */
export function demoPrices(name: string, cars: readonly Car[]): readonly DemoPrice[] {
  const site = siteOf(name)
  return cars.flatMap((car) => pricesOf(car, site))
}

/** The dealerships of a site. Throws a RangeError for a site that has no demo stock. Spec 2 §3. */
export function demoDealerships(name: string): readonly Dealership[] {
  return dealershipsOf(siteOf(name).name)
}

/** An index with what goes into it. */
export type DemoIndex =
  | {
      readonly index: string
      readonly kind: "car"
      readonly language: Site["language"]
      readonly documents: readonly Car[]
      /** What its cars cost until now, and since when. */
      readonly prices: readonly DemoPrice[]
    }
  | {
      readonly index: string
      readonly kind: "dealership"
      readonly language: Site["language"]
      readonly documents: readonly Dealership[]
    }

/** Every index of the demo, a stock and the dealerships of each site, one after the other: `stock-se-used`, `sites-se-used`. */
export function* demoIndexes(options: Pick<StockOptions, "now"> = {}): Iterable<DemoIndex> {
  for (const name of SITE_NAMES) {
    const { language } = SITES[name]
    const documents = demoStock(name, options)
    yield { index: `stock-${name}`, kind: "car", language, documents, prices: demoPrices(name, documents) }
    yield { index: `sites-${name}`, kind: "dealership", language, documents: demoDealerships(name) }
  }
}

/**
 * What can be seen of cars in the demo beside pictures, by registration number: some of those in Britain, all round or
 * from inside. Nobody has filmed a car that belongs to nobody. Spec 2 §3.
 */
export function* demoMedia(): Iterable<{ regNo: string; media: VehicleMedia }> {
  for (const name of SITE_NAMES.filter((one) => SITES[one].market === "uk"))
    for (const { car_regno: regNo, autos_on_show } of demoStock(name)) {
      if (regNo === undefined || autos_on_show === undefined) continue
      const { videoUrl: _, ...media } = autos_on_show
      yield { regNo, media: { ...media, hasVideo: false } }
    }
}
