import type { FacetChoice, FacetRequest, SearchRequestInput } from "@forecourt/contracts/search"
import { BODIES, BRANDS, COLOURS, EQUIPMENT, FUELS, MODELS_OF, REGIONS } from "./catalogue.ts"
import { below, oneOf, type Random, rankIn, seededRandom, someOf, zipf } from "./random.ts"

/** What is asked for, and what kind of visit it stands for. */
export interface WorkloadQuery {
  readonly kind: string
  readonly request: SearchRequestInput
}

type Choices = Readonly<Record<string, readonly FacetChoice[]>>

/** The ten list facets of a list of cars; models stand under their brands. */
const LISTS = "brand,body,fuel,gearbox,drive,color,site_region,condition,year,has_campaign_price".split(",")
const RANGES = "price,campaign_price,mileage,privateleasing_monthly_cost,companyleasing_monthly_cost,power".split(",")
const PAGE = 48
const BRAND_SHARES = zipf(BRANDS.length, 1)

/** How often each kind of visit occurs among the 120. */
const MIX: readonly (readonly [string, number, (random: Random, at: number) => Partial<SearchRequestInput>])[] = [
  ["landing", 12, landing],
  ["brands", 18, (random) => chosen({ brand: brands(random, 4) })],
  ["brand, model, fuel", 18, (random) => chosen({ brand: [brandWithModels(random)], fuel: values(random, FUELS, 2) })],
  ["price, body", 18, (random) => chosen({ price: [prices(random)], body: values(random, BODIES, 2) })],
  ["five filters", 18, fiveFilters],
  ["keyphrase", 14, (random) => ({ ...chosen({}), keyphrase: keyphrase(random) })],
  ["keyphrase, filters", 12, (random) => ({ ...chosen({ price: [prices(random)] }), keyphrase: keyphrase(random) })],
  [
    "deep page",
    10,
    (random, at) => ({ ...chosen(at % 2 ? { fuel: values(random, FUELS, 3) } : {}), offset: PAGE * (5 + at * 12) }),
  ],
]

const SORTS = ["car_price_asc", "car_price_desc", "car_mileage_asc", "car_year_desc", "car_publishdate_desc"]

/** The fixed mix of 120 requests: ten list facets, six ranges and a page of 48 each. */
export function workloadQueries(index = "stock"): WorkloadQuery[] {
  const random = seededRandom(120)
  return MIX.flatMap(([kind, times, make]) =>
    Array.from({ length: times }, (_, at) => ({
      kind,
      request: { index, limit: PAGE, sort_name: oneOf(random, SORTS), ...make(random, at) },
    })),
  )
}

/** The requests of {@link workloadQueries}, without their kinds. */
export function queries(index?: string): SearchRequestInput[] {
  return workloadQueries(index).map(({ request }) => request)
}

/** The facets of a list of cars with what is chosen of them, by the name without `car_`. */
function chosen(choices: Choices): { facets: FacetRequest[] } {
  const facet = (name: string): FacetRequest => {
    const filters = choices[name]
    return { name: `car_${name}`, ...(filters === undefined ? {} : { filters: [...filters] }) }
  }
  const lists = LISTS.map((name) => (name === "brand" ? { ...facet(name), child_name: "car_model" } : facet(name)))
  return { facets: [...lists, ...RANGES.map(facet)] }
}

function landing(_: Random, at: number): Partial<SearchRequestInput> {
  const { facets } = chosen({})
  return at < 6 ? { facets } : { facets, filters: [{ name: "car_condition", values: [at % 2 ? "Used" : "New"] }] }
}

function fiveFilters(random: Random): Partial<SearchRequestInput> {
  return chosen({
    brand: brands(random, 5),
    body: values(random, BODIES.slice(0, 5), 3),
    color: values(random, COLOURS, 5),
    site_region: values(random, REGIONS, 6),
    mileage: [{ max: 5000 + below(random, 20) * 500 }],
  })
}

const values = (random: Random, of: readonly string[], max: number) =>
  someOf(random, of, max).map((value): FacetChoice => ({ value }))

function brands(random: Random, max: number): FacetChoice[] {
  const ranks = new Set(Array.from({ length: 1 + below(random, max) }, () => rankIn(BRAND_SHARES, random)))
  return [...ranks].map((rank) => ({ value: BRANDS[rank] ?? "" }))
}

function brandWithModels(random: Random): FacetChoice {
  const rank = rankIn(BRAND_SHARES, random)
  return { value: BRANDS[rank] ?? "", children: someOf(random, MODELS_OF[rank] ?? [], 2) }
}

function prices(random: Random): FacetChoice {
  const min = 20_000 * below(random, 12)
  const max = min + 50_000 + 25_000 * below(random, 10)
  if (random() < 0.2) return { max }
  return random() < 0.1 ? { min } : { min, max }
}

/** One to three words, some of which are only begun. */
function keyphrase(random: Random): string {
  const brand = (BRANDS[rankIn(BRAND_SHARES, random)] ?? "").toLowerCase()
  const [item = ""] = oneOf(random, EQUIPMENT).toLowerCase().split(" ")
  const begun = (word: string) => word.slice(0, Math.max(3, word.length - below(random, 4)))
  const ways = [
    () => begun(brand),
    () => begun(item),
    () => `${brand} ${begun(item)}`,
    () => `${brand} ${FUELS[below(random, 3)]} ${begun(item)}`,
  ]
  return oneOf(random, ways)()
}
