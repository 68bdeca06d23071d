import type { FacetChoice, FacetRequest, SearchRequestInput } from "@forecourt/contracts/search"
import { BODIES, BRANDS, COLOURS, EQUIPMENT, FUELS, MODELS_OF, REGIONS } from "./catalogue.ts"
import { createRandom, createZipf, getBelow, type Random, selectOne, selectRank, selectSome } from "./random.ts"

export interface WorkloadQuery {
  readonly kind: string
  readonly request: SearchRequestInput
}

type Choices = Readonly<Record<string, readonly FacetChoice[]>>

const LISTS = "brand,body,fuel,gearbox,drive,color,site_region,condition,year,has_campaign_price".split(",")
const RANGES = "price,campaign_price,mileage,privateleasing_monthly_cost,companyleasing_monthly_cost,power".split(",")
const PAGE = 48
const BRAND_SHARES = createZipf(BRANDS.length, 1)

const MIX: readonly (readonly [string, number, (random: Random, at: number) => Partial<SearchRequestInput>])[] = [
  ["landing", 12, createLanding],
  ["brands", 18, (random) => createChosenFacets({ brand: createBrands(random, 4) })],
  [
    "brand, model, fuel",
    18,
    (random) => createChosenFacets({ brand: [createBrandWithModels(random)], fuel: createValues(random, FUELS, 2) }),
  ],
  [
    "price, body",
    18,
    (random) => createChosenFacets({ price: [createPrices(random)], body: createValues(random, BODIES, 2) }),
  ],
  ["five filters", 18, createFiveFilters],
  ["keyphrase", 14, (random) => ({ ...createChosenFacets({}), keyphrase: createKeyphrase(random) })],
  [
    "keyphrase, filters",
    12,
    (random) => ({ ...createChosenFacets({ price: [createPrices(random)] }), keyphrase: createKeyphrase(random) }),
  ],
  [
    "deep page",
    10,
    (random, at) => ({
      ...createChosenFacets(at % 2 ? { fuel: createValues(random, FUELS, 3) } : {}),
      offset: PAGE * (5 + at * 12),
    }),
  ],
]

const SORTS = ["car_price_asc", "car_price_desc", "car_mileage_asc", "car_year_desc", "car_publishdate_desc"]

/** Creates 120 search requests, the same on every call. */
export function createWorkloadQueries(index = "stock"): WorkloadQuery[] {
  const random = createRandom(120)
  return MIX.flatMap(([kind, times, make]) =>
    Array.from({ length: times }, (_, at) => ({
      kind,
      request: { index, limit: PAGE, sort_name: selectOne(random, SORTS), ...make(random, at) },
    })),
  )
}

export function createQueries(index?: string): SearchRequestInput[] {
  return createWorkloadQueries(index).map(({ request }) => request)
}

function createChosenFacets(choices: Choices): { facets: FacetRequest[] } {
  const createFacet = (name: string): FacetRequest => {
    const filters = choices[name]
    return { name: `car_${name}`, ...(filters === undefined ? {} : { filters: [...filters] }) }
  }
  const lists = LISTS.map((name) =>
    name === "brand" ? { ...createFacet(name), child_name: "car_model" } : createFacet(name),
  )
  return { facets: [...lists, ...RANGES.map(createFacet)] }
}

function createLanding(_: Random, at: number): Partial<SearchRequestInput> {
  const { facets } = createChosenFacets({})
  return at < 6 ? { facets } : { facets, filters: [{ name: "car_condition", values: [at % 2 ? "Used" : "New"] }] }
}

function createFiveFilters(random: Random): Partial<SearchRequestInput> {
  return createChosenFacets({
    brand: createBrands(random, 5),
    body: createValues(random, BODIES.slice(0, 5), 3),
    color: createValues(random, COLOURS, 5),
    site_region: createValues(random, REGIONS, 6),
    mileage: [{ max: 5000 + getBelow(random, 20) * 500 }],
  })
}

const createValues = (random: Random, of: readonly string[], max: number) =>
  selectSome(random, of, max).map((value): FacetChoice => ({ value }))

function createBrands(random: Random, max: number): FacetChoice[] {
  const ranks = new Set(Array.from({ length: 1 + getBelow(random, max) }, () => selectRank(BRAND_SHARES, random)))
  return [...ranks].map((rank) => ({ value: BRANDS[rank] ?? "" }))
}

function createBrandWithModels(random: Random): FacetChoice {
  const rank = selectRank(BRAND_SHARES, random)
  return { value: BRANDS[rank] ?? "", children: selectSome(random, MODELS_OF[rank] ?? [], 2) }
}

function createPrices(random: Random): FacetChoice {
  const min = 20_000 * getBelow(random, 12)
  const max = min + 50_000 + 25_000 * getBelow(random, 10)
  if (random() < 0.2) return { max }
  return random() < 0.1 ? { min } : { min, max }
}

function createKeyphrase(random: Random): string {
  const brand = (BRANDS[selectRank(BRAND_SHARES, random)] ?? "").toLowerCase()
  const [item = ""] = selectOne(random, EQUIPMENT).toLowerCase().split(" ")
  const createBegun = (word: string) => word.slice(0, Math.max(3, word.length - getBelow(random, 4)))
  const ways = [
    () => createBegun(brand),
    () => createBegun(item),
    () => `${brand} ${createBegun(item)}`,
    () => `${brand} ${FUELS[getBelow(random, 3)]} ${createBegun(item)}`,
  ]
  return selectOne(random, ways)()
}
