import { MONTHLY_COSTS, type MonthlyKind } from "@forecourt/api-clients/car-offers"
import { type Chip, type FilterQuery, formatChildValue, type ListChoice, listChips } from "@forecourt/filters-machine"
import type { SiteContext, TextKey } from "@forecourt/renderer"
import type { FacetValue } from "@forecourt/ui-kit/facet-list"
import { getMileageFormat, getMoneyFormat, type Market, toMarketDistance } from "../stock/market.ts"
import type { NumberFormat } from "../stock/stock.types.ts"
import { getUnitFormat } from "../stock/stock-format.ts"
import { translateValue } from "../stock/stock-words.ts"
import type { Facet, FoundFacets, Leavable, LeftOut, ListFacet, ListResults, Marks } from "./car-list.types.ts"
import { getChipKey } from "./chip-key.ts"
import { getRange } from "./facet-range.ts"
import { getPanel, LIST_FIELDS, type ListName, type RangeName, requiresAll } from "./list-fields.ts"
import { getSpan } from "./span.ts"

interface FacetsOf {
  readonly query: FilterQuery
  readonly facets: FoundFacets
  readonly ends?: ListResults["ends"] | undefined
  readonly market: Market
  readonly marks?: Marks
  readonly monthly: MonthlyKind | null
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
  car_loan_monthly_cost: "stock.facet.loan",
  car_privateleasing_monthly_cost: "stock.facet.privateLeasing",
  car_companyleasing_monthly_cost: "stock.facet.companyLeasing",
  car_has_campaign_price: "stock.facet.campaign",
  car_campaign_price: "carPage.price.campaign",
  car_electric_range: "carPage.fact.range",
  car_charging_speed: "carPage.fact.charging",
  car_power: "carPage.fact.power",
  car_color: "carPage.fact.colour",
  car_seats: "carPage.fact.seats",
  car_doors: "carPage.fact.doors",
  car_equipment: "carPage.equipment",
  car_emission: "carPage.fact.co2",
  car_site_city: "stock.facet.city",
  car_site_region: "stock.facet.region",
  car_site_name: "stock.facet.site",
  car_loan_budget: "stock.budget",
}

const WORDS: Readonly<Record<string, TextKey>> = {
  "car_vehicle_type_code LCV": "stock.vehicleType.lcv",
  "car_vehicle_type_code PC": "stock.vehicleType.pc",
  "car_has_campaign_price true": "stock.facet.campaign.only",
}

/** The “no” values of yes-or-no facets. They are not offered as filters. */
const LEFT_OUT: ReadonlySet<string> = new Set(["car_has_campaign_price false"])

/**
 * Returns the unit of a field if `Intl` does not support this unit. Returns `null` if the formatted values already
 * contain the unit.
 */
export function getUnit(name: string, market: Market, text: SiteContext["text"]): string | null {
  if (name === "car_charging_speed") return "kW"
  if (name === "car_emission") return "g/km"
  if (name === "car_mileage" && market.words?.showsKilometres) return text("stock.unit.scandinavianMile")
  return name === "car_power" ? text("stock.unit.power") : null
}

export function getFacetName(name: string, text: SiteContext["text"]): string {
  return isPanelName(name) ? text(LABELS[name]) : name
}

function getFacetLabel(name: string, market: Market, text: SiteContext["text"]): string {
  const unit = getUnit(name, market, text)
  return unit === null ? getFacetName(name, text) : `${getFacetName(name, text)} (${unit})`
}

export function getValueLabel(name: string, value: string, text: SiteContext["text"]): string {
  const key = WORDS[`${name} ${value}`]
  return key === undefined ? value : text(key)
}

/**
 * The label of a value. `lang` is set if the label is in the language of the stock and not in the language of the page.
 */
interface Label {
  readonly label: string
  readonly lang?: string
}

function createValueLabel(name: string, value: string, { market, text }: LabelsOf): Label {
  const label = translateValue(name, getValueLabel(name, value, text), market.words)
  return typeof label === "string" ? { label } : { label: label.text, lang: label.lang }
}

export function createChipLabel({ field, value, child, isExcluded }: ValueChip, of: LabelsOf): Label {
  const base = child === null ? createNamedLabel(field, value, of) : { label: `${value} ${child}` }
  return isExcluded ? { ...base, label: of.text("stock.chip.without", { value: base.label }) } : base
}

type LabelsOf = Pick<FacetsOf, "market" | "text">

/** The fields whose values are plain numbers. On a chip, such a number is unclear without the name of the facet. */
const COUNTED: ReadonlySet<string> = new Set(["car_seats", "car_doors"])

function createNamedLabel(field: string, value: string, of: LabelsOf): Label {
  return COUNTED.has(field)
    ? { label: `${getFacetName(field, of.text)}: ${value}` }
    : createValueLabel(field, value, of)
}

type ValueChip = Extract<Chip, { kind: "value" }>

export function getRangeFormat(name: string, market: Market): NumberFormat {
  if (name === "car_mileage") return market.words?.showsKilometres ? {} : getMileageFormat(market)
  if (name === "car_year") return { useGrouping: false }
  if (/price|cost/.test(name)) return getMoneyFormat(market)
  return name === "car_electric_range" ? getUnitFormat(toMarketDistance(market, 0).unit) : {}
}

/**
 * Creates the active filters and the filters that can narrow the list. The loan filter is included only in lists that
 * show loan costs, because these lists also show the loan terms.
 */
export function createFacets({ query, facets, ends, market, marks = {}, monthly, text }: FacetsOf): readonly Facet[] {
  const of = { market, text }
  return getPanel(monthly).flatMap(({ name, isOpen, isMore }): Facet[] => {
    if (name === MONTHLY_COSTS.loan && monthly !== "loan" && !isOn(query, name)) return []
    const facet = facets.find((facet) => facet.name === name)
    const base = { name, label: getFacetLabel(name, market, text), isOpen: isOpen || isOn(query, name), isMore }
    if (isRange(name)) {
      const range = getRange(query, name, facet)
      return range === null ? [] : [{ kind: "range", ...base, ...range, format: getRangeFormat(name, market) }]
    }
    const span = getSpan(query, name, { facets, ...(ends && { ends }) })
    if (span !== null) return [{ kind: "span", ...base, ...span }]
    const choices = (query.lists[name] ?? []).filter(({ isExcluded }) => !isExcluded)
    const leftOut = createLeftOut(name, query, of)
    const values = createValues({ name, counted: facet?.value ?? [], choices, leftOut, marks: marks[name], of })
    const narrows = values.length > 1 || hasLeftOut(name, facet?.value ?? [])
    const isOffered = values.some(({ isDisabled }) => !isDisabled) && (narrows || choices.length > 0)
    const chosen = listChosen(choices)
    const leavable = createLeavable({ name, values, chosen, leftOut })
    return isOffered || leftOut.length > 0 ? [{ kind: "list", ...base, values, chosen, leftOut, leavable }] : []
  })
}

/**
 * True if some cars have a value that is not offered as a filter, such as "no". Selecting the opposite value then
 * narrows the list.
 */
function hasLeftOut(name: ListName, counted: readonly Counted[]): boolean {
  return counted.some(({ text, count }) => count > 0 && LEFT_OUT.has(`${name} ${text}`))
}

function createLeftOut(name: ListName, query: FilterQuery, of: LabelsOf): LeftOut[] {
  const chips = listChips({ ...query, lists: { [name]: query.lists[name] ?? [] } }, LIST_FIELDS)
  return chips.flatMap((chip) => {
    if (chip.kind !== "value" || !chip.isExcluded) return []
    const { value, child } = chip
    const below = child !== null && {
      value: formatChildValue(value, child),
      name: formatLeaveName(CHILD_NAMES.get(name) ?? name),
    }
    return [{ value, name: formatLeaveName(name), ...below, ...createChipLabel(chip, of), filter: getChipKey(chip) }]
  })
}

/**
 * Returns the values that visitors can exclude. These are the enabled values of the facet or, once a value is selected,
 * its enabled child values, such as the models of a make. Returns `null` if visitors cannot exclude values of this
 * facet or if there are too few values.
 */
function createLeavable({ name, values, chosen, leftOut }: LeavableOf): Leavable | null {
  // The other values of such a list are no alternatives.
  if (requiresAll(name)) return null
  const form = chosen.length === 0 ? name : CHILD_NAMES.get(name)
  const options =
    chosen.length === 0
      ? values.filter(isThere).map((value) => createLeaveOption(name, value))
      : values.flatMap(listBelow)
  const isEnough = options.length > 1 && options.length + leftOut.length >= MIN_LEAVABLE
  return form === undefined || !isEnough ? null : { name: formatLeaveName(form), options }

  function listBelow(parent: FacetValue): Leavable["options"] {
    const { children = [] } = parent
    if (!chosen.includes(parent.value) || children.some(({ value }) => chosen.includes(value))) return []
    return children.filter(isThere).map((child) => createLeaveOption(name, child, parent))
  }
}

interface LeavableOf extends Pick<ListFacet, "values" | "chosen" | "leftOut"> {
  readonly name: ListName
}

/**
 * The minimum number of values that a facet must have so that visitors can exclude one of them. With fewer values,
 * visitors can simply select the values that they want.
 */
const MIN_LEAVABLE = 3

function formatLeaveName(name: string): string {
  return `not_${name}`
}

function isThere({ isDisabled }: FacetValue): boolean {
  return !isDisabled
}

function createLeaveOption(
  field: ListName,
  { value, label, lang }: FacetValue,
  parent?: FacetValue,
): Leavable["options"][number] {
  if (parent === undefined) return { value, label, ...(lang && { lang }), means: { field, value } }
  return { value, label: `${parent.label} ${label}`, means: { field, value: parent.value, child: label } }
}

function listChosen(choices: readonly ListChoice[]): string[] {
  return choices.flatMap(({ value, children }) => [value, ...children.map((child) => formatChildValue(value, child))])
}

export function listChoices(
  { values }: ListFacet,
  chosen: readonly string[],
): Pick<ListChoice, "value" | "children">[] {
  return values.flatMap(({ value, children: below = [] }) => {
    const children = below.filter((child) => chosen.includes(child.value)).map(({ label }) => label)
    return chosen.includes(value) || children.length > 0 ? [{ value, children }] : []
  })
}

type Counted = FoundFacets[number]["value"][number]

interface ValuesOf {
  readonly name: ListName
  readonly counted: readonly Counted[]
  readonly choices: readonly ListChoice[]
  readonly leftOut: readonly LeftOut[]
  readonly marks: Marks[string] | undefined
  readonly of: LabelsOf
}

/**
 * Creates the values of a facet. Selected values are kept even if no car has them. Excluded values and all other values
 * without cars are disabled. Spec 2 §2.1.
 */
function createValues({ name, counted, choices, leftOut, marks = {}, of }: ValuesOf): FacetValue[] {
  const isLeftOut = (value: string) => leftOut.some((item) => item.value === value)
  const missing = choices.filter(({ value }) => counted.every((item) => item.text !== value))
  const all = [...counted, ...missing.map(({ value }) => ({ text: value, count: 0 }))]
  const values = all
    .filter(({ text: value }) => !LEFT_OUT.has(`${name} ${value}`))
    .map((item): FacetValue => {
      const choice = choices.find(({ value }) => value === item.text)
      const children = createChildren(name, item, choice?.children ?? []).map((child) =>
        isLeftOut(child.value) ? { ...child, isDisabled: true } : child,
      )
      const mark = marks[item.text.toLowerCase()]
      return {
        value: item.text,
        ...createValueLabel(name, item.text, of),
        ...(mark !== undefined && { mark }),
        count: item.count,
        ...(choice === undefined && (item.count === 0 || isLeftOut(item.text)) && { isDisabled: true }),
        ...(children.length > 0 && { children }),
      }
    })
  const isLast = ({ count, isDisabled }: FacetValue) => isDisabled === true && count === 0
  return [...values.filter((value) => !isLast(value)), ...values.filter(isLast)]
}

function createChildren(
  name: ListName,
  { text: value, children = [] }: Counted,
  chosen: readonly string[],
): FacetValue[] {
  const form = CHILD_NAMES.get(name)
  if (form === undefined) return []
  const missing = chosen.filter((child) => children.every((item) => item.text !== child))
  return [...children, ...missing.map((text) => ({ text, count: 0 }))].map(({ text, count }) => ({
    value: formatChildValue(value, text),
    label: text,
    count,
    name: form,
    ...(count === 0 && !chosen.includes(text) && { isDisabled: true }),
  }))
}

const CHILD_NAMES: ReadonlyMap<string, string> = new Map(
  LIST_FIELDS.lists.flatMap((field) => ("child" in field ? [[field.name, field.child]] : [])),
)

function isOn({ lists, ranges }: FilterQuery, name: string): boolean {
  return name in ranges || (lists[name] ?? []).length > 0
}

function isRange(name: string): name is RangeName {
  return LIST_FIELDS.ranges.some((range) => range === name)
}

function isPanelName(name: string): name is ListName | RangeName {
  return name in LABELS
}
