import { createElement, type ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { demoStock } from "../demo/stock-demo/src/index.ts"
import { FinanceQuote } from "../packages/blocks/src/car-page/finance-quote.client.tsx"
import { Calculator } from "../packages/blocks/src/stock/calculator/calculator.client.tsx"
import { createCalculatorTexts } from "../packages/blocks/src/stock/calculator/calculator.texts.ts"
import { createCarCard } from "../packages/blocks/src/stock/car-card.select.ts"
import { PriceBar, PriceBox } from "../packages/blocks/src/stock/price-box.tsx"
import { createFoundFinance, financeQuote } from "../packages/blocks/test/finance-quote.tsx"
import { siteFor } from "../packages/blocks/test/render.tsx"
import type { Car } from "../packages/contracts/src/generated/search.ts"
import type { TextKey } from "../packages/renderer/src/index.ts"
import dictionary from "../schemas/site/dictionary.schema.json" with { type: "json" }
import { createCard } from "./figures/find-price-faults.ts"
import { createView, type Path, setAt } from "./figures/hostile-car.ts"

/** The sites, each with its language, its locale and the warning that the law requires. */
const MARKETS = [
  ["se-automotive", "sv", "sv-SE", "Se upp! Att låna kostar pengar."],
  ["se-used", "sv", "sv-SE", "Se upp! Att låna kostar pengar."],
  ["no-automotive", "nb", "nb-NO", "Advarsel! Å låne penger koster penger."],
  ["fi-used", "fi", "fi-FI", "Varoitus! Lainaaminen maksaa rahaa."],
  ["sk-used", "sk", "sk-SK", "Pozor! Požičiavanie peňazí niečo stojí."],
] as const

const ITEMS = [
  "effectiveRate",
  "rate",
  "rateKind",
  "startFee",
  "invoiceFee",
  "credit",
  "period",
  "cashPrice",
  "deposit",
  "residual",
  "invoice",
  "cost",
  "total",
] as const

function createSite(name: string, language: "sv" | "nb" | "en" | "fi" | "sk", locale: string) {
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    dictionary.properties[key as TextKey]["x-text"][language].replace(/\{(\w+)\}/g, (hole, item: string) =>
      String(values[item] ?? hole),
    )
  return siteFor({ name, language, locale, text })
}

type Site = ReturnType<typeof createSite>

function findFinancedCar(name: Parameters<typeof demoStock>[0]): Car {
  const car = demoStock(name).find((item) => item.car_loan_option && !item.car_is_sold && !item.car_is_sample)
  if (!car) throw new Error(`test: ${name} has no financed car.`)
  return car
}

const toText = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")

function renderPage(car: Car, site: Site) {
  const view = createView(car, site)
  const texts = createCalculatorTexts(site)
  const { calculators } = view
  const props = { carId: "1", calculators, texts, locale: site.locale, selected: {}, path: "/" }
  return {
    view,
    box: toText(createElement(PriceBox, { car: view, site })),
    bar: toText(createElement(PriceBar, { car: view, site })),
    calculator: toText(createElement(Calculator, props)),
    html: renderToStaticMarkup(createElement(Calculator, props)),
    card: createCarCard(createCard(car, site, "loan"), site).monthly,
  }
}

test.each(MARKETS)(
  "on %s the price box and the calculator show a loan with the warning and every item of the representative example",
  (name, language, locale, warning) => {
    const site = createSite(name, language, locale)
    const { view, box, calculator, html, card } = renderPage(findFinancedCar(name), site)
    const texts = createCalculatorTexts(site)
    const example = view.price?.monthly.find(({ way }) => way === "loan")
    if (example?.way !== "loan") throw new Error("test: the loan is missing.")

    for (const place of [box, calculator]) {
      for (const item of ITEMS) expect(place).toContain(texts[item])
      expect(place).toContain(warning)
    }
    const rate = new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2 })
    const effective = rate.format(example.example.effectiveRate / 100).replaceAll(/\s/g, " ")
    for (const place of [box, calculator, card?.replaceAll(/\s/g, " ")]) expect(place).toContain(effective)
    const [cost, shownRate] = [...html.matchAll(/<output class="([^"]*monthly[^"]*)">/g)].map(([, classes]) => classes)
    expect([cost, shownRate]).toEqual([cost, cost])
  },
)

test.each(MARKETS)(
  "the compared loan on %s is shown with every item of the representative example and the warning",
  (name, language, locale, warning) => {
    const site = createSite(name, language, locale)
    const car = demoStock(name).find((item) => createView(item, site).calculators.length > 1 && item.car_loan_option)
    if (!car) throw new Error(`test: ${name} has no car with a loan and a lease.`)
    const texts = createCalculatorTexts(site)

    const [, , loan = ""] = renderPage(car, site).html.split(/<tr[^>]*data-scope="ways-comparison"[^>]*>/)

    for (const item of ITEMS) expect(loan).toContain(`<dt>${texts[item]}</dt>`)
    expect(loan).toContain(warning)
    const figures = [...loan.matchAll(/<p class="([^"]*)" data-scope="ways-comparison" data-part="figure">/g)]
    expect(new Set(figures.map(([, classes]) => classes)).size).toBe(1)
    expect(figures).toHaveLength(2)
  },
)

const REQUIRED: readonly Path[] = [
  ["car_price_currency"],
  ["car_loan_option", "interest_rate"],
  ["car_loan_option", "start_fee"],
  ["car_loan_option", "invoice_fee"],
  ["car_loan_option", "disclaimer"],
  ["car_loan_option", "contract_durations"],
  ["car_loan_calculator_option", "has_fixed_interest_rate"],
]

test.each(MARKETS)(
  "on %s no loan cost is shown anywhere if a field of the representative example is missing",
  (...market) => {
    const [name, language, locale] = market
    const site = createSite(name, language, locale)
    const car = findFinancedCar(name)
    const word = site.text("calculator.warning")

    expect(renderPage(car, site).box).toContain(word)
    for (const path of REQUIRED) {
      const { view, box, bar, calculator, card } = renderPage(setAt(car, path, undefined) as Car, site)
      expect([path, view.calculators.some(({ way }) => way === "loan"), card]).toEqual([path, false, null])
      for (const place of [box, bar, calculator]) expect(place).not.toContain(word)
    }
  },
)

test("a British car shows no loan from the feed, because the lender's quote replaces it", () => {
  const site = createSite("uk-automotive", "en", "en-GB")
  const { view, box, card } = renderPage(findFinancedCar("uk-automotive"), site)

  expect(view.calculators.map(({ way }) => way)).not.toContain("loan")
  expect(box).not.toMatch(/loan|APR/i)
  expect(card).toBeNull()
})

/** The items of the representative example (CONC 3.5.5) in a lender's quote, by product. */
const QUOTE_ITEMS = {
  PCP: ["Residual", "AnnualMileage"],
  HP: [],
  both: [
    "TotalNumberOfRegularPayments",
    "TotalAmountPayable",
    "Apr",
    "RateOfInterest",
    "RateIsFixed",
    "CashPrice",
    "AmountOfCredit",
    "AgreementDuration",
    "Fees",
  ],
} as const

function renderColumns(found: ReturnType<typeof createFoundFinance>) {
  const html = renderToStaticMarkup(
    createElement(FinanceQuote, financeQuote(createSite("uk-automotive", "en", "en-GB"), { found })),
  )
  return [...html.matchAll(/<th [^>]*scope="col"[^>]*>([^<]+)</g)].map(([, name]) => name)
}

test.each(["PCP", "HP"] as const)(
  "the column of a British %s disappears if the lender's quote lacks one item of the representative example",
  (key) => {
    const names = { PCP: "Personal Contract Purchase", HP: "Hire Purchase" }
    const path = key === "PCP" ? ["quote", "quotation", "Finance", "Quote"] : ["quote", "compared", 0, "amounts"]
    const found = createFoundFinance()
    const { [key]: _, ...others } = names

    expect(renderColumns(found)).toEqual(Object.values(names))
    for (const item of [...QUOTE_ITEMS.both, ...QUOTE_ITEMS[key]])
      expect([item, renderColumns(setAt(found, [...path, item], undefined) as typeof found)]).toEqual([
        item,
        Object.values(others),
      ])
  },
)
