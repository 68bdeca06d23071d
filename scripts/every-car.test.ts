import fc from "fast-check"
import { expect, test } from "vitest"
import { demoDealerships, demoPrices, demoStock } from "../demo/stock-demo/src/index.ts"
import { PRICE_FIELDS } from "../packages/api-clients/src/search/car-price.ts"
import { formatRate } from "../packages/blocks/src/stock/calculator/format-rate.ts"
import { createCarCard } from "../packages/blocks/src/stock/car-card.select.ts"

import { formatMoney } from "../packages/blocks/src/stock/money.ts"
import { getPageMarket } from "../packages/blocks/src/stock/page-market.ts"
import { createStockCar } from "../packages/blocks/src/stock/stock-car.select.ts"
import { isOfUsedCars } from "../packages/blocks/src/stock/stock-cars.select.ts"
import { formatNumber, getUnitFormat } from "../packages/blocks/src/stock/stock-format.ts"
import { toPlainText } from "../packages/blocks/src/stock/stock-words.ts"
import { renderHtml, siteFor } from "../packages/blocks/test/render.tsx"
import type { SiteContext, TextKey } from "../packages/renderer/src/index.ts"
import { getLowestPriceBefore } from "../packages/services/search/src/storage/lowest-price.ts"
import { CARS } from "../packages/site-shell/src/items/cars.ts"
import dictionary from "../schemas/site/dictionary.schema.json" with { type: "json" }
import { readSampled, selectSample } from "./vitest/sampled.ts"

/** The time limit in milliseconds. A full run renders 12,000 cars in four minutes of CPU time. */
const PATIENCE_MS = 900_000

const LIST = "/list"
const DEALERSHIPS = "/dealerships"
const HOST = "https://cars.example"

const SITES = [
  ["se-automotive", "sv", "sv-SE"],
  ["se-used", "sv", "sv-SE"],
  ["no-automotive", "nb", "nb-NO"],
  ["uk-automotive", "en", "en-GB"],
  ["fi-used", "fi", "fi-FI"],
  ["sk-used", "sk", "sk-SK"],
] as const

for (const [at, [name, language, locale]] of SITES.entries()) {
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    dictionary.properties[key as TextKey]["x-text"][language].replace(/\{(\w+)\}/g, (hole, item: string) =>
      String(values[item] ?? hole),
    )
  const site = siteFor({ name, language, locale, text })
  const cars = demoStock(name)
  const prices = Map.groupBy(demoPrices(name, cars), ({ key }) => key)
  const dealerships = new Map(demoDealerships(name).map((item) => [item.site_id, item]))
  const base = text("carDetailPath")
  const known = new Set([
    LIST,
    ...cars.map(({ car_id, slug }) => `${base}/${car_id}/${slug}`),
    ...[...dealerships.values()].map(({ slug }) => `${DEALERSHIPS}/${slug}`),
  ])

  test(`every car page of ${name} has one heading, valid links and complete sentences`, {
    timeout: PATIENCE_MS,
  }, async () => {
    const wrong: string[] = []
    for (const car of new Set([...selectSample(selectSample(cars, at)), ...cars.filter(isSold)])) {
      const place = cars.indexOf(car)
      const result = {
        car,
        slug: car.slug,
        similar: cars.slice(place + 1, place + 9),
        dealership: dealerships.get(car.car_site_id ?? "") ?? null,
        prices: prices.get(car.car_id) ?? [],
        compared: { label: "usual", usual: car.car_price ?? 1, cars: 6 + (place % 9) },
      }
      const page = await renderCarPage(result, site)
      wrong.push(...findFaults(page, known).map((fault) => `${car.car_id}: ${fault}`))
    }

    expect(wrong.slice(0, 10)).toEqual([])
  })

  test(`the card of each car of ${name} shows no information that is missing on the car's page`, {
    timeout: PATIENCE_MS,
  }, async () => {
    const wrong: string[] = []
    const drawn = fc.sample(HOSTILE_PRICES, { numRuns: readSampled(600), seed: at })
    const sample = selectSample(selectSample(cars, at), at)
    const priced = sample.map((car) => [car, setLowestPrice({ ...car }, prices.get(car.car_id) ?? [])] as const)
    const hostile = drawn.map((changes, index) => {
      const car = cars[(index * 37) % cars.length] as (typeof cars)[number]
      return [car, { ...car, ...changes }] as const
    })
    for (const [{ car_id: id, slug }, car] of [...priced, ...hostile]) {
      const page = await renderCarPage({ car, slug, similar: [], dealership: null }, site)
      wrong.push(...findRefused(car, page, site).map((text) => `${id}: ${text}, ${JSON.stringify(pickPrices(car))}`))
    }

    expect(wrong.slice(0, 10)).toEqual([])
  })

  test(`the structured data of each car of ${name} has a name, a price and standard units`, () => {
    const toAbsolute = (src: string) => new URL(src, HOST).href
    const wrong = cars.filter((car) => {
      const {
        offers,
        mileageFromOdometer: driven,
        ...thing
      } = CARS.describe({ ...car }, { toAbsolute, locale: "sv-SE" }) as unknown as Described
      const isPriced = offers !== undefined && offers.price > 0 && /^[A-Z]{3}$/.test(offers.priceCurrency)
      const isDriven = driven === undefined || (driven.value >= 0 && ["KMT", "SMI"].includes(driven.unitCode))
      const isPictured = (thing.image ?? []).every((src) => src.startsWith(HOST))
      return !(isPriced && isDriven && isPictured && thing.name && thing.brand && thing.itemCondition)
    })

    expect(wrong.slice(0, 10).map(({ car_id }) => car_id)).toEqual([])
  })
}

function renderCarPage(result: object, site: SiteContext): Promise<string> {
  const links = { listLink: { value: { href: LIST } }, dealershipLink: { value: { href: DEALERSHIPS } } }
  return renderHtml("CarDetail", links, site, result)
}

type Document = Readonly<Record<string, unknown>>

function setLowestPrice(car: Document, prices: readonly { field: string; value: number; at: string }[]): Document {
  const lowest = getLowestPriceBefore(prices.filter(({ field }) => field === "car_price"))
  return lowest === null ? car : { ...car, car_lowest_price: lowest }
}

const AMOUNT = fc.constantFrom(1, 79_900, 80_000, 99_900, 100_000, 100_001, 250_000, 100_000_001)
const MAYBE_AMOUNT = fc.option(AMOUNT, { nil: undefined })

const HOSTILE_PRICES = fc.record({
  car_price: AMOUNT,
  car_lowest_price: MAYBE_AMOUNT,
  car_retail_price: MAYBE_AMOUNT,
  car_retail_price_exkl_vat: MAYBE_AMOUNT,
  car_campaign_price: MAYBE_AMOUNT,
  car_campaign_price_exkl_vat: MAYBE_AMOUNT,
  car_has_campaign_price: fc.boolean(),
  car_vehicle_type_code: fc.constantFrom("PC", "LCV"),
  car_vat_eligible: fc.constantFrom(true, false, undefined),
  car_is_sample: fc.boolean(),
  car_is_sold: fc.boolean(),
})

function pickPrices(car: Document): object {
  return Object.fromEntries(PRICE_FIELDS.map((name) => [name, car[name]]))
}

function findRefused(document: Document, html: string, site: SiteContext): string[] {
  const { locale, text } = site
  const market = getPageMarket(site)
  const of = { market, pictures: {}, carPath: null, monthly: "loan", showsVat: isOfUsedCars(site) } as const
  const car = createStockCar(document, of)
  const { name, version, facts, price, monthly, badges } = createCarCard(car, site)
  const range =
    car.electricRange && formatNumber(car.electricRange.value, getUnitFormat(car.electricRange.unit), locale)
  const rangeBadge = text("stock.range", { range: range ?? "" })
  const shown = [
    name,
    version && toPlainText(version),
    ...facts.map(toPlainText),
    price.text,
    price.former,
    price.saved,
    price.lowest,
    ...badges.map((badge) => badge.text).filter((badge) => badge !== rangeBadge),
    price.note && text(car.state === "sold" ? "stock.withoutVat" : "carPage.price.vatOut"),
    monthly &&
      car.monthly &&
      text("carPage.price.perMonth", { amount: formatMoney(car.monthly.amount, car.currency, locale) }),
    monthly && car.monthly?.kind === "loan" ? formatRate(car.monthly.effectivePercent, locale) : null,
    range,
  ]
  const page = toWords(html)
  const lowest = toWords(text("carPage.price.lowest", { amount: "" }))
  const missing = shown.flatMap((item) => (item && !page.includes(toWords(item)) ? [item] : []))
  return page.includes(lowest) === (price.lowest !== null) ? missing : [...missing, lowest]
}

function toWords(html: string): string {
  const text = html
    .replaceAll(/<script\b.*?<\/script>|<[^>]+>/gs, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
  return text.replaceAll(/\s+/g, " ").trim()
}

function isSold({ car_is_sold = false }: { readonly car_is_sold?: boolean }): boolean {
  return car_is_sold
}

interface Described {
  readonly name: string
  readonly brand?: string
  readonly image?: readonly string[]
  readonly itemCondition?: string
  readonly offers?: { readonly price: number; readonly priceCurrency: string }
  readonly mileageFromOdometer?: { readonly value: number; readonly unitCode: string }
}

function findFaults(html: string, known: ReadonlySet<string>): string[] {
  const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, words = ""]) => words)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)
  const hrefs = [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))
  const words = html.replaceAll(/<script\b.*?<\/script>|<[^>]+>/gs, " ")
  const gap = /undefined|NaN|\[object|\bnull\b|\{\w+\}/.exec(words)
  return [
    ...(headings.length === 1 && headings[0] ? [] : [`headings ${JSON.stringify(headings)}`]),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `#${id} is there twice`),
    ...hrefs.filter((href) => !leadsSomewhere(href, known, ids)).map((href) => `"${href}" leads nowhere`),
    ...(gap ? [`"${words.slice(Math.max(0, gap.index - 30), gap.index + 30)}"`] : []),
  ]
}

function leadsSomewhere(href: string, known: ReadonlySet<string>, ids: readonly string[]): boolean {
  if (href.startsWith("#")) return ids.includes(href.slice(1))
  if (href.startsWith("/")) return known.has(decodeURIComponent(href))
  return /^(tel:\+\d{6,}|mailto:[^@\s]+@[^@\s]+|https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.+)$/.test(href)
}
