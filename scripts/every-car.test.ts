import { expect, test } from "vitest"
import { demoDealerships, demoPrices, demoStock } from "../demo/stock-demo/src/index.ts"
import { renderHtml, siteFor } from "../packages/blocks/test/render.tsx"
import type { TextKey } from "../packages/renderer/src/index.ts"
import { CARS } from "../packages/site-shell/src/items/cars.ts"
import dictionary from "../schemas/site/dictionary.schema.json" with { type: "json" }
import { selectSample } from "./vitest/sampled.ts"

/**
 * The timeout in milliseconds. In the full run, the pages of all 12,000 cars are rendered, which takes four minutes of
 * CPU time.
 */
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

  test(`pages for cars of ${name} have one heading, valid links and complete sentences`, {
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
      const links = { listLink: { value: { href: LIST } }, dealershipLink: { value: { href: DEALERSHIPS } } }
      const page = await renderHtml("CarPage", { ...links, found: JSON.stringify(result) }, site)
      wrong.push(...findFaults(page, known).map((fault) => `${car.car_id}: ${fault}`))
    }

    expect(wrong.slice(0, 10)).toEqual([])
  })

  test(`the structured data of every car of ${name} has a name, a price and standard units`, () => {
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

/** Returns whether a car is sold. The few sold cars have a different page. */
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

/** Finds faults in the page of a car. */
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
