import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { FINANCE_FIELDS } from "../../packages/api-clients/src/car-offers/car-offers.ts"
import { Calculator } from "../../packages/blocks/src/stock/calculator/calculator.client.tsx"
import { createCalculatorTexts } from "../../packages/blocks/src/stock/calculator/calculator.texts.ts"
import { createCarCard } from "../../packages/blocks/src/stock/car-card.select.ts"
import { CARD_FIELDS } from "../../packages/blocks/src/stock/card-fields.ts"
import { getMarket } from "../../packages/blocks/src/stock/market.ts"
import { formatMoney } from "../../packages/blocks/src/stock/money.ts"
import { PriceBar, PriceBox } from "../../packages/blocks/src/stock/price-box.tsx"
import { findSaved } from "../../packages/blocks/src/stock/saved/keep-cars.ts"
import { createSavedCarView } from "../../packages/blocks/src/stock/saved/saved-cars.select.ts"
import { createStockCar } from "../../packages/blocks/src/stock/stock-car.select.ts"
import { siteFor } from "../../packages/blocks/test/render.tsx"
import type { Car } from "../../packages/contracts/src/generated/search.ts"
import { CARS } from "../../packages/site-shell/src/items/cars.ts"
import type { createView } from "./hostile-car.ts"

interface Site {
  readonly name: string
  readonly locale: string
}

export const WAYS = ["loan", "private", "company"] as const

type View = ReturnType<typeof createView>

function pickFields(car: Car, names: readonly string[]) {
  return Object.fromEntries(names.flatMap((name) => (name in car ? [[name, car[name as keyof Car]]] : [])))
}

export function createCard(car: Car, site: Site, monthly: (typeof WAYS)[number] | null = null) {
  const fields = [...CARD_FIELDS, ...(monthly ? FINANCE_FIELDS[monthly] : [])]
  const options = { market: getMarket(site.name), pictures: {}, carPath: null, monthly, showsVat: true }
  return createStockCar(pickFields(car, fields), options)
}

async function readSavedPrice(car: Car, site: Site): Promise<string | null> {
  const [now] = await findSaved(["1"], async ({ fields = [] }) => ({
    total_items: 1,
    facet: [],
    limit: 1,
    offset: 0,
    content: [pickFields(car, fields)],
  }))
  const options = { site: siteFor(site), currency: getMarket(site.name).currency, carPath: "" }
  return createSavedCarView({ id: "1", name: "", price: null }, now, options).price
}

/**
 * Finds faults in the prices of a car: prices that differ between the parts of a site, such as the card and the page of
 * the car, and price reductions that are not real.
 */
export async function findPriceFaults(car: Car, site: Site, { price }: View): Promise<readonly string[]> {
  const known = createCard(car, site)
  const isReduced = known.campaignPrice !== null
  const page = [price?.currency, price?.amount ?? null, price?.regularAmount ?? null, price?.lowest ?? null]
  const current = known.campaignPrice ?? known.price
  const card = [price && known.currency, current, isReduced ? known.price : null, known.lowestPrice]
  const { offers: offer } = CARS.describe({ ...car }, { toAbsolute: (path: string) => path } as never) as {
    readonly offers?: { readonly price: number; readonly priceCurrency: string }
  }
  const saved = await readSavedPrice(car, site)
  const shown = price && formatMoney(price.amount, price.currency, site.locale)
  const isSame =
    String(page) === String(card) &&
    saved === shown &&
    (offer === undefined || String([offer.priceCurrency, offer.price]) === String(page.slice(0, 2)))
  return isSame && isTrueReduction(car, price) ? [] : [`${car.car_id}: ${JSON.stringify({ page, card, saved, offer })}`]
}

/**
 * Returns true if there is no price reduction, or if the reduction is real. The regular price must then exceed the
 * current price. If the lowest price of thirty days is known, it must exceed the current price too.
 */
function isTrueReduction(car: Car, price: View["price"]): boolean {
  if (price === null) return true
  const { amount, regularAmount, lowest } = price
  if (regularAmount === undefined) return lowest === undefined
  const history = car.car_price === amount && isAmount(car.car_lowest_price) ? car.car_lowest_price : undefined
  return regularAmount > amount && lowest === history && (history === undefined || history > amount)
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value <= 100_000_000
}

export function findWordFaults(car: Car, { name, locale }: Site, view: View): readonly string[] {
  const site = siteFor({ name, locale })
  const [box, bar] = [PriceBox, PriceBar].map((part) => renderToStaticMarkup(createElement(part, { car: view, site })))
  const { calculators } = view
  const texts = createCalculatorTexts(site)
  const finance = renderToStaticMarkup(
    createElement(Calculator, { carId: "1", calculators, texts, locale, selected: {}, path: "/" }),
  )
  const cards = [null, ...WAYS].map((way) => {
    const { price, monthly } = createCarCard(createCard(car, site, way), site)
    return [price.text, price.former, price.lowest, monthly].filter((text) => text !== null).join(" ")
  })
  const words = [box, bar, finance].map((html = "") => html.replaceAll(/<[^>]+>/g, " ")).concat(cards)
  const headings = readAll(finance, /data-part="from">([^<]*)</g)
  const results = readAll(finance, /<output class="[^"]*monthly[^"]*">([^<]*[\d][^<]*)(?<!%)</g)
  const boxed = readAll(box, /data-part="figures">([^<]*)</g)
  return [
    ...words.flatMap((text) => NO_FIGURE.exec(text)?.[0] ?? []),
    ...(String(headings) === String(results) && headings.length === calculators.length
      ? []
      : [`${headings} | ${results}`]),
    ...(view.price === null || view.state === "sold" || String(boxed) === String(headings)
      ? []
      : [`${boxed} | ${headings}`]),
  ].map((fault) => `${car.car_id}: ${fault}`)
}

const NO_FIGURE = /.{0,20}(undefined|NaN|Infinity|\u221e|\[object|\bnull\b|\{\w+\}|(?<!\d)[-\u2212]\s?\d).{0,20}/

function readAll(html = "", pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, text = ""]) => text)
}
