import { childValue, type FilterQuery, type ListChoice } from "@forecourt/filters-machine"
import type { SiteContext, TextKey } from "@forecourt/renderer"
import type { FacetValue } from "@forecourt/ui-kit/facet-list"
import type { Market } from "../stock/market.ts"
import { mileageIn, moneyIn } from "../stock/market.ts"
import type { NumberFormat } from "../stock/stock.types.ts"
import { unitFormat } from "../stock/stock-format.ts"
import type { Facet, FoundFacets, ListFacet, RangeFacet } from "./car-list.types.ts"
import { LIST_FIELDS, type ListName, OPEN, PANEL, type RangeName } from "./list-fields.ts"

interface FacetsOf {
  readonly query: FilterQuery
  readonly facets: FoundFacets
  readonly market: Market
  readonly text: SiteContext["text"]
}

const LABELS: Readonly<Record<ListName | RangeName, TextKey>> = {
  car_brand: "stock.facet.brand",
  car_price: "carPage.price",
  car_fuel: "carPage.fact.fuel",
  car_year: "carPage.fact.year",
  car_mileage: "carPage.fact.mileage",
  car_body: "carPage.fact.body",
  car_gearbox: "carPage.fact.gearbox",
  car_drive: "carPage.fact.drive",
  car_condition: "stock.facet.condition",
  car_vehicle_type_code: "stock.facet.vehicleType",
  car_privateleasing_monthly_cost: "stock.facet.privateLeasing",
  car_companyleasing_monthly_cost: "stock.facet.companyLeasing",
  car_has_campaign_price: "stock.facet.campaign",
  car_campaign_price: "carPage.price.campaign",
  car_electric_range: "carPage.fact.range",
  car_charging_speed: "carPage.fact.charging",
  car_power: "carPage.fact.power",
  car_color: "carPage.fact.colour",
  car_seats: "carPage.fact.seats",
  car_site_city: "stock.facet.city",
  car_site_region: "stock.facet.region",
  car_site_name: "stock.facet.site",
}

/** Values that cars have as codes, in words. */
const WORDS: Readonly<Record<string, TextKey>> = {
  "car_vehicle_type_code LCV": "stock.vehicleType.lcv",
  "car_vehicle_type_code PC": "stock.vehicleType.pc",
  "car_has_campaign_price true": "stock.facet.campaign.only",
}

/** Of a yes and a no only the yes is offered. */
const LEFT_OUT: ReadonlySet<string> = new Set(["car_has_campaign_price false"])

/** How a facet is called. */
export function facetLabel(name: string, text: SiteContext["text"]): string {
  return isPanelName(name) ? text(LABELS[name]) : name
}

/** How a value of a facet is called. */
export function valueLabel(name: string, value: string, text: SiteContext["text"]): string {
  const key = WORDS[`${name} ${value}`]
  return key === undefined ? value : text(key)
}

/** How numbers of a range are written. */
export function rangeFormat(name: string, market: Market): NumberFormat {
  if (name === "car_mileage") return mileageIn(market)
  if (/price|cost/.test(name)) return moneyIn(market)
  return name === "car_electric_range" ? unitFormat("kilometer") : {}
}

/** The filters of the panel: those that could narrow the list, and those that do. */
export function facetsOf({ query, facets, market, text }: FacetsOf): readonly Facet[] {
  return PANEL.flatMap((name): Facet[] => {
    const found = facets.find((one) => one.name === name)
    const base = { name, label: facetLabel(name, text), isOpen: OPEN.has(name) || isOn(query, name) }
    if (isRange(name)) {
      const range = rangeOf(query, name, found)
      return range === null ? [] : [{ kind: "range", ...base, ...range, format: rangeFormat(name, market) }]
    }
    const choices = (query.lists[name] ?? []).filter(({ isExcluded }) => !isExcluded)
    const values = valuesOf(name, found?.value ?? [], choices, text)
    const isOffered = values.some(({ isDisabled }) => !isDisabled) && (values.length > 1 || choices.length > 0)
    return isOffered ? [{ kind: "list", ...base, values, chosen: chosenIn(choices) }] : []
  })
}

/** Choices as the boxes of a facet have them: a value, and with it those below. */
function chosenIn(choices: readonly ListChoice[]): string[] {
  return choices.flatMap(({ value, children }) => [value, ...children.map((child) => childValue(value, child))])
}

/** The reverse: what the boxes of a facet choose. */
export function choicesOf({ values }: ListFacet, chosen: readonly string[]): Pick<ListChoice, "value" | "children">[] {
  return values.flatMap(({ value, children: below = [] }) => {
    const children = below.filter((child) => chosen.includes(child.value)).map(({ label }) => label)
    return chosen.includes(value) || children.length > 0 ? [{ value, children }] : []
  })
}

type Counted = FoundFacets[number]["value"][number]

/** Those of which there are cars first; of the others what is chosen stays, and what is not cannot be. Spec 2 §2.1. */
function valuesOf(
  name: ListName,
  counted: readonly Counted[],
  choices: readonly ListChoice[],
  text: SiteContext["text"],
): FacetValue[] {
  const missing = choices.filter(({ value }) => counted.every((one) => one.text !== value))
  const all = [...counted, ...missing.map(({ value }) => ({ text: value, count: 0 }))]
  const values = all
    .filter(({ text: value }) => !LEFT_OUT.has(`${name} ${value}`))
    .map((one): FacetValue => {
      const choice = choices.find(({ value }) => value === one.text)
      const children = childrenOf(name, one, choice?.children ?? [])
      return {
        ...{ value: one.text, label: valueLabel(name, one.text, text), count: one.count },
        ...(one.count === 0 && choice === undefined && { isDisabled: true }),
        ...(children.length > 0 && { children }),
      }
    })
  return [...values.filter(({ isDisabled }) => !isDisabled), ...values.filter(({ isDisabled }) => isDisabled)]
}

function childrenOf(name: ListName, { text: value, children = [] }: Counted, chosen: readonly string[]): FacetValue[] {
  const form = CHILD_NAMES.get(name)
  if (form === undefined) return []
  const missing = chosen.filter((child) => children.every((one) => one.text !== child))
  return [...children, ...missing.map((text) => ({ text, count: 0 }))].map(({ text, count }) => ({
    ...{ value: childValue(value, text), label: text, count, name: form },
    ...(count === 0 && !chosen.includes(text) && { isDisabled: true }),
  }))
}

const CHILD_NAMES: ReadonlyMap<string, string> = new Map(
  LIST_FIELDS.lists.flatMap((field) => ("child" in field ? [[field.name, field.child]] : [])),
)

/** Ends and bars of a range. What is chosen beyond the ends moves them, so that it can be seen. */
function rangeOf(
  { ranges }: FilterQuery,
  name: string,
  found: FoundFacets[number] | undefined,
): Pick<RangeFacet, "min" | "max" | "chosen" | "counts"> | null {
  const { min = null, max = null } = ranges[name] ?? {}
  const buckets = found?.value ?? []
  const [first, last] = [buckets[0], buckets.at(-1)]
  const lowest = first?.from ?? min ?? max
  const highest = last?.to ?? topOf(first, last) ?? max ?? min
  if (lowest === null || highest === null) return null
  const ends = {
    // What is chosen below all that there is begins at nothing.
    min: max !== null && max < lowest ? 0 : Math.min(lowest, min ?? lowest),
    max: Math.max(highest, min ?? highest, max ?? highest),
  }
  const isChosen = min !== null || max !== null
  if (ends.max <= ends.min && !isChosen) return null
  return {
    ...ends,
    chosen: isChosen ? { from: min ?? ends.min, to: max ?? ends.max } : null,
    counts: ends.min === lowest && ends.max === highest ? buckets.map(({ count }) => count) : [],
  }
}

/** Where the bars end when the last of them stands for everything above it. */
function topOf(first: Counted | undefined, last: Counted | undefined): number | null {
  if (first?.from === undefined || first.to === undefined || last?.from === undefined) return null
  return last.from + first.to - first.from
}

function isOn({ lists, ranges }: FilterQuery, name: string): boolean {
  return name in ranges || (lists[name] ?? []).some(({ isExcluded }) => !isExcluded)
}

function isRange(name: string): name is RangeName {
  return LIST_FIELDS.ranges.some((range) => range === name)
}

function isPanelName(name: string): name is ListName | RangeName {
  return name in LABELS
}
