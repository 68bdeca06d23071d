import type { Car } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import found from "../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { getMarket } from "../stock/market.ts"
import { type CarViewOptions, createCarView } from "./car-page.select.ts"
import type { FoundCar } from "./find-car.ts"

const { car: FOUND, dealership } = found as FoundCar
const CAR = FOUND as Car

const OPTIONS: CarViewOptions = {
  dealership,
  similar: [],
  locale: "sv-SE",
  market: getMarket("se-used"),
  timeZone: "Europe/Stockholm",
  showsVat: true,
  dealershipPath: "/anlaggningar",
  toPicture: (src, alt) => ({ src, alt, width: 3, height: 2 }),
}

function createView(changes: Partial<Car> = {}, options: Partial<CarViewOptions> = {}) {
  return createCarView({ ...CAR, ...changes }, { ...OPTIONS, ...options })
}

const PRICED = {
  car_price_currency: "SEK",
  car_retail_price: 300_000,
  car_retail_price_exkl_vat: 240_000,
  car_campaign_price: 280_000,
  car_campaign_price_exkl_vat: 224_000,
  car_has_campaign_price: true,
  car_campaigns: [{ title: "Höst", end: "2026-11-30" }],
} satisfies Partial<Car>

test("a campaign price is shown with the struck-through regular price and the campaign's last day [spec 2 §2.5 car-price.campaign]", () => {
  expect(createView(PRICED).price).toMatchObject({ amount: 280_000, regularAmount: 300_000, until: "2026-11-30" })
  expect(createView({ ...PRICED, car_has_campaign_price: false }).price).toMatchObject({ amount: 300_000 })
  expect(createView({ ...PRICED, car_campaign_price: 310_000 }).price).not.toHaveProperty("regularAmount")
})

const HISTORY = [
  { field: "car_price", value: 310_000, at: "2026-09-01T08:00:00Z" },
  { field: "car_price", value: 295_000, at: "2026-10-30T23:30:00Z" },
  { field: "car_price", value: 280_000, at: "2026-11-18T08:00:00Z" },
]

test("past prices are listed newest first with dates in the market's time zone, and omitted if the price never changed", () => {
  expect(createView(PRICED, { prices: HISTORY }).pastPrices).toEqual([
    { amount: 280_000, since: "2026-11-18" },
    { amount: 295_000, since: "2026-10-31" },
    { amount: 310_000, since: "2026-09-01" },
  ])
  expect(createView(PRICED, { prices: HISTORY.slice(2) }).pastPrices).toEqual([])
  expect(createView(PRICED, { prices: HISTORY.slice(0, 2) }).pastPrices).toEqual([])
  expect(createView(PRICED).pastPrices).toEqual([])
})

test("the regular price is not struck through when the current price equals the lowest price of the previous thirty days", () => {
  const car = { ...PRICED, car_price: 280_000 }

  expect(createView({ ...car, car_lowest_price: 295_000 }).price).toMatchObject({
    regularAmount: 300_000,
    lowest: 295_000,
  })
  expect(createView({ ...car, car_lowest_price: 0 }).price).not.toHaveProperty("lowest")
  expect(createView({ ...car, car_lowest_price: 280_000 }).price).toMatchObject({ amount: 280_000 })
  expect(createView({ ...car, car_lowest_price: 280_000 }).price).not.toHaveProperty("regularAmount")
})

test("light commercial vehicles are shown without VAT, and other vehicles are shown with VAT [spec 2 §2.5 car-vat, §9 prices.lcv]", () => {
  const van = { ...PRICED, car_vehicle_type_code: "LCV", car_vat_eligible: true }

  expect(createView(van).price).toMatchObject({ amount: 224_000, regularAmount: 240_000, vat: "excluded" })
  const { car_vat_eligible: _, ...unknown } = { ...CAR, ...van }
  expect(createCarView(unknown, OPTIONS).price).toMatchObject({ amount: 224_000, vat: "excluded" })
  expect(createView({ ...PRICED, car_vat_eligible: true }).price).toMatchObject({ amount: 280_000, vat: "included" })
  expect(createView({ ...PRICED, car_vat_eligible: false }).price).not.toHaveProperty("vat")
  expect(createView(van, { showsVat: false }).price).not.toHaveProperty("isVatDeductible")
})

test("an example listing of a new car shows its price as a starting price, and a car without a price in the search index shows no price [spec 2 §2.5 car-price.price car-price.sample]", () => {
  expect(createView({ car_is_sample: true }).price).toMatchObject({ isFrom: true })
  expect(createView({ car_price: 0, car_retail_price: 0 }).price).toBeNull()
})

test("unknown facts are omitted, and duplicate pictures and equipment are listed once", () => {
  const view = createView({
    car_tank_text: "",
    car_images: [{ original: "/a.jpg" }, { original: "/a.jpg" }],
    car_equipment: ["Dragkrok", "Dragkrok"],
  })

  expect(view.facts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["year", "mileage", "fuel", "gearbox", "drive", "power"]),
  )
  expect(view.technical.some(({ name }) => name === "tank")).toBe(false)
  expect(view.pictures).toHaveLength(1)
  expect(view.equipment).toEqual(["Dragkrok"])
})

const DURATION = {
  months: 36,
  residual_percentage: 58,
  cash_amount_min_percentage: 0,
  cash_amount_max_percentage: 30,
}

/**
 * The changes that remove the monthly costs in the search index from a car. They are needed because these costs were
 * calculated from the original price.
 */
const UNINDEXED = {
  car_loan_monthly_cost: undefined,
  car_companyleasing_monthly_cost: undefined,
} as unknown as Partial<Car>

test("loan and leasing costs are calculated from the data of the search index", () => {
  const company = {
    leasing_type: "Company" as const,
    interest_rate: 5.75,
    start_fee: 0,
    invoice_fee: 55,
    disclaimer: "{months} månader, {mileage}",
    mileage: 1500,
    mileage_text: "1 500 mil/år",
    default_mileage: 1500,
    options: [1000, 1500].map((mileage) => ({ mileage, durations: [DURATION] })),
    default_option: { months: 36 },
  }
  const [loan, lease, business] = createView({
    ...PRICED,
    ...UNINDEXED,
    car_company_leasing_option: company,
  }).calculators

  expect(loan).toMatchObject({
    way: "loan",
    product: { ratePercent: CAR.car_loan_option?.interest_rate },
    defaultMonths: 36,
  })
  expect(lease).toMatchObject({
    way: "private",
    offers: expect.arrayContaining([
      expect.objectContaining({
        mileage: expect.stringContaining("mil"),
        months: 24,
        monthly: expect.any(Number),
      }),
    ]),
  })
  expect(business).toMatchObject({
    way: "company",
    price: 224_000,
    product: { ratePercent: 5.75 },
    defaultMileage: "1 500 mil/år",
    defaultMonths: 36,
    mileages: [
      { mileage: "1\u00a0000 mil/år", periods: [{ months: 36, residualPercent: 58, minPercent: 0, maxPercent: 30 }] },
      { mileage: "1 500 mil/år" },
    ],
  })
})

test("a known dealership links to its page and to directions, and an unknown dealership shows only the name and city in the car's data [spec 2 §2.5 car-contact.site car-contact.map car-contact.page]", () => {
  const known = createView().dealership
  const unknown = createView({ car_site_name: "Rullo Malmö", car_site_city: "Malmö" }, { dealership: null }).dealership

  expect(known).toMatchObject({ href: `/anlaggningar/${dealership?.slug}`, street: dealership?.site_street })
  expect(known?.directionsHref).toContain(encodeURIComponent(dealership?.site_street ?? "?"))
  expect(unknown).toMatchObject({ name: "Rullo Malmö", city: "Malmö", href: null })
})

test("a payment option is hidden and reported to onHiddenFigure when its monthly cost differs from the search index [spec 2 §3 car-loan.car_loan_monthly_cost]", () => {
  const hidden: string[] = []
  const cost = createView().price?.monthly.find(({ way }) => way === "loan")?.amount ?? 0
  const view = createView({ car_loan_monthly_cost: cost + 2 }, { onHiddenFigure: (way) => hidden.push(way) })

  expect(cost).toBeGreaterThan(0)
  expect(view.calculators.map(({ way }) => way)).toEqual(["private"])
  expect(view.price?.monthly.map(({ way }) => way)).toEqual(["private"])
  expect(hidden).toEqual(["loan"])
})
