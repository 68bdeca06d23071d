import type { SiteContext } from "@forecourt/renderer"
import { type CarListView, createCarListTexts, formatHitCount } from "../src/car-list/car-list.select.ts"
import type { Facet, ListFacet, RangeFacet } from "../src/car-list/car-list.types.ts"
import { formatCount, getCurrencyFormat, getUnitFormat } from "../src/stock/stock-format.ts"
import { type Market, stockCars } from "./stock-cars.ts"

export const getListMarket = (locale: string): Market => (locale === "fi" || locale === "en" ? locale : "sv")

/** The number of shown cars. It is half of the number of cars on a page of a site. */
const SHOWN = 24

const TITLES: Readonly<Record<Market, string>> = {
  sv: "Begagnade bilar i lager",
  fi: "Vaihtoautot",
  en: "Used cars in stock",
}

export const listTitle = (market: Market): string => TITLES[market]

const NOTES: Readonly<Record<Market, string>> = {
  sv: "Billån: exempel för 300 000 kr med 6,45 % rörlig ränta, 72 månader, 20 % kontantinsats, 50 % restvärde, uppläggningsavgift 695 kr och aviavgift 59 kr. Effektiv ränta 7,1 %. Totalt att betala 361 920 kr, varav 60 000 kr i kontantinsats. Att låna kostar pengar.",
  fi: "Rahoitusesimerkki: auton hinta 25 000 €, käsiraha 20 %, sopimusaika 60 kk, korko 5,9 %, perustamiskulu 250 €, tilinhoitomaksu 12 €/kk. Todellinen vuosikorko 8,4 %, luoton kokonaiskustannus 24 486 €.",
  en: "Representative example: cash price £21,495, deposit £2,150, amount of credit £19,345, 48 monthly payments of £331.27, optional final payment £8,120, purchase fee £10, total payable £26,180.96, duration 49 months, fixed rate 6.52 % a year. Representative APR 12.9 %.",
}

export const listNote = (market: Market): string => NOTES[market]

const FUELS: Readonly<Record<Market, readonly string[]>> = {
  sv: ["Bensin", "Diesel", "El", "Laddhybrid", "Elhybrid"],
  fi: ["Bensiini", "Diesel", "Sähkö", "Ladattava hybridi", "Hybridi"],
  en: ["Petrol", "Diesel", "Electric", "Plug-in hybrid", "Hybrid"],
}

const BODIES: Readonly<Record<Market, readonly string[]>> = {
  sv: ["Kombi", "SUV", "Halvkombi", "Sedan", "Familjebuss", "Cab", "Transportbil"],
  fi: ["Farmari", "Katumaasturi", "Viistoperä", "Sedan", "Tila-auto", "Avoauto", "Pakettiauto"],
  en: ["Estate", "SUV", "Hatchback", "Saloon", "MPV", "Convertible", "Van"],
}

const GEARBOXES: Readonly<Record<Market, readonly string[]>> = {
  sv: ["Automat", "Manuell"],
  fi: ["Automaatti", "Manuaali"],
  en: ["Automatic", "Manual"],
}

const BRANDS = [
  ["Audi", 96],
  ["BMW", 131],
  ["Citroën", 22],
  ["Cupra", 18],
  ["Dacia", 14],
  ["Ford", 63],
  ["Hyundai", 41],
  ["Kia", 118],
  ["Mercedes-Benz", 87],
  ["MINI", 19],
  ["Nissan", 37],
  ["Peugeot", 52],
  ["Polestar", 29],
  ["Renault", 44],
  ["Skoda", 71],
  ["Tesla", 26],
  ["Toyota", 84],
  ["Volkswagen", 149],
] as const

const slope = (top: number): number[] =>
  Array.from({ length: 25 }, (_, at) => Math.round((at + 0.6) ** 1.6 * Math.exp(-at / 4.2) * top))

interface Limits {
  readonly prices: readonly [min: number, max: number, from: number, to: number]
  readonly months: readonly [min: number, max: number]
  readonly driven: readonly [max: number, unit: "mile-scandinavian" | "kilometer" | "mile"]
}

const LIMITS: Readonly<Record<Market, Limits>> = {
  sv: { prices: [39_900, 899_900, 150_000, 400_000], months: [395, 9_900], driven: [30_000, "mile-scandinavian"] },
  fi: { prices: [3_900, 89_900, 15_000, 40_000], months: [49, 990], driven: [300_000, "kilometer"] },
  en: { prices: [3_495, 69_995, 12_000, 32_000], months: [45, 890], driven: [140_000, "mile"] },
}

const toChoices = (words: readonly string[], counts: readonly number[]) =>
  words.map((label, index) => ({ value: label, label, count: counts[index] ?? 0 }))

function createFacets(market: Market, site: SiteContext): readonly Facet[] {
  return plainFacets(market, site).map((facet) => (facet.kind === "list" ? { ...facet, ...leaving(facet) } : facet))
}

function leaving({ name, values, chosen }: Pick<ListFacet, "name" | "values" | "chosen">) {
  const options = values.map(({ value, label }) => ({ value, label, means: { field: name, value } }))
  return { leftOut: [], leavable: chosen.length > 0 ? null : { name: `not_${name}`, options } }
}

type PlainFacet = RangeFacet | Omit<ListFacet, "leftOut" | "leavable">

function plainFacets(market: Market, { text }: SiteContext): readonly PlainFacet[] {
  const [currency] = stockCars(market).map((car) => car.currency)
  const { prices, months, driven } = LIMITS[market]
  const [min, max, from, to] = prices
  const [fuel = ""] = FUELS[market].slice(2)
  const [volvo, model] = ["Volvo", "XC40"]
  return [
    {
      kind: "list",
      name: "car_brand",
      label: text("stock.facet.brand"),
      isOpen: true,
      values: [
        {
          value: volvo,
          label: volvo,
          count: 204,
          children: toChoices(["EX30", "S60", "V60", model, "XC60"], [18, 21, 74, 42, 49]),
        },
        ...BRANDS.map(([label, count]) => ({ value: label, label, count })),
      ],
      chosen: [volvo, model],
    },
    {
      kind: "range",
      name: "car_price",
      label: text("carPage.price"),
      isOpen: true,
      min,
      max,
      chosen: { from, to },
      counts: slope(26),
      format: getCurrencyFormat(currency ?? "SEK"),
    },
    {
      kind: "list",
      name: "car_fuel",
      label: text("carPage.fact.fuel"),
      isOpen: true,
      values: toChoices(FUELS[market], [402, 298, 241, 187, 106]),
      chosen: [fuel],
    },
    {
      kind: "range",
      name: "car_mileage",
      label: text("carPage.fact.mileage"),
      isOpen: false,
      min: 0,
      max: driven[0],
      chosen: null,
      counts: slope(31),
      format: getUnitFormat(driven[1]),
    },
    {
      kind: "range",
      name: "car_loan_monthly_cost",
      label: text("calculator.monthly"),
      isOpen: false,
      min: months[0],
      max: months[1],
      chosen: null,
      counts: slope(22),
      format: getCurrencyFormat(currency ?? "SEK"),
    },
    {
      kind: "range",
      name: "car_year",
      label: text("carPage.fact.year"),
      isOpen: false,
      min: 2012,
      max: 2026,
      chosen: null,
      counts: [4, 6, 9, 14, 22, 37, 58, 96, 142, 187, 204, 176, 121, 84, 74],
      format: { useGrouping: false },
    },
    {
      kind: "list",
      name: "car_body",
      label: text("carPage.fact.body"),
      isOpen: false,
      values: toChoices(BODIES[market], [318, 402, 247, 121, 38, 29, 79]),
      chosen: [],
    },
    {
      kind: "list",
      name: "car_gearbox",
      label: text("carPage.fact.gearbox"),
      isOpen: false,
      values: toChoices(GEARBOXES[market], [1011, 223]),
      chosen: [],
    },
    {
      kind: "list",
      name: "car_site_city",
      label: text("stock.facet.city"),
      isOpen: false,
      values: toChoices([...new Set(stockCars(market).flatMap(({ city }) => city ?? []))], [402, 318, 247, 148, 119]),
      chosen: [],
    },
  ]
}

export function listView(site: SiteContext, changes: Partial<CarListView> = {}): CarListView {
  const market = getListMarket(site.language)
  const facets = createFacets(market, site)
  const total = 1234
  const price = new Intl.NumberFormat(site.locale, {
    style: "currency",
    currency: stockCars(market)[0]?.currency ?? "SEK",
    maximumFractionDigits: 0,
  })
  const [, , from, to] = LIMITS[market].prices
  return {
    state: "ready",
    name: "",
    count: formatCount(total, site),
    submitCount: formatHitCount(total, site.locale),
    locale: site.locale,
    path: "#list",
    address: "#list",
    hereHref: "#list",
    searchAddress: "#list",
    besideFilters: [],
    besideSort: [],
    keyphrase: "",
    relaxed: null,
    facets,
    chosen: [
      { value: "XC40", label: "Volvo XC40", without: formatCount(187, site) },
      { value: "car_price", label: price.formatRange(from, to), without: formatCount(61, site) },
      { value: "car_fuel", label: FUELS[market][2] ?? "", without: formatCount(42, site) },
    ],
    sorts: [
      { value: "car_publishdate_desc", label: site.text("stock.sort.newest") },
      { value: "car_price_asc", label: site.text("stock.sort.priceAsc") },
      { value: "car_price_desc", label: site.text("stock.sort.priceDesc") },
      { value: "car_mileage_asc", label: site.text("stock.sort.mileageAsc") },
      { value: "car_year_desc", label: site.text("stock.sort.yearDesc") },
    ],
    sort: "car_publishdate_desc",
    total,
    shown: SHOWN,
    offset: 0,
    progress: null,
    previous: null,
    next: "#page-2",
    contactHref: "#dealerships",
    texts: createCarListTexts(site),
    ...changes,
  }
}

export function wholeList(site: SiteContext, changes: Partial<CarListView> = {}): CarListView {
  const view = listView(site)
  const facets = view.facets.map((facet) =>
    facet.kind === "list" ? { ...facet, chosen: [], ...leaving({ ...facet, chosen: [] }) } : { ...facet, chosen: null },
  )
  return { ...view, facets, chosen: [], ...changes }
}
