import type { Car, Dealership, VehicleMedia } from "@forecourt/contracts/search"
import { TODAY } from "./car/dates.ts"
import { documentOf, soldBy } from "./car/document.ts"
import { factsOf } from "./car/facts.ts"
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
    yield { index: `stock-${name}`, kind: "car", language, documents: demoStock(name, options) }
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
