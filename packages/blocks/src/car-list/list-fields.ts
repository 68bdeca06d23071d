import { MONTHLY_COSTS, type MonthlyKind } from "@forecourt/api-clients/car-offers"
import { LIST_FIELDS } from "@forecourt/filters-machine/cars"

export { BUDGET, LIST_FIELDS, SEARCHED_FIELDS } from "@forecourt/filters-machine/cars"

export function requiresAll(name: string): boolean {
  return LIST_FIELDS.lists.some((field) => field.name === name && "matchesAll" in field)
}

/** The filters that are always visible. The filters in `MORE` are visible only after the visitor presses a button. */
const PANEL = [
  "car_brand",
  "car_price",
  "car_fuel",
  "car_year",
  "car_mileage",
  "car_gearbox",
  "car_body",
  "car_drive",
  "car_seats",
  "car_color",
  "car_equipment",
  "car_has_campaign_price",
  "car_site_city",
] as const satisfies readonly (ListName | RangeName)[]

const MORE = [
  "car_loan_monthly_cost",
  "car_privateleasing_monthly_cost",
  "car_companyleasing_monthly_cost",
  "car_campaign_price",
  "car_power",
  "car_electric_range",
  "car_charging_speed",
  "car_emission",
  "car_doors",
  "car_condition",
  "car_vehicle_type_code",
  "car_site_region",
  "car_site_name",
] as const satisfies readonly (ListName | RangeName)[]

const OPEN: ReadonlySet<string> = new Set(["car_brand", "car_price", "car_fuel"])

export interface PanelFilter {
  readonly name: ListName | RangeName
  readonly isOpen: boolean
  /** True if the filter is hidden until the visitor opens the section with more filters. */
  readonly isMore: boolean
}

/**
 * Returns the filters in the order in which the filter panel shows them. If the cards show a monthly cost, the filter
 * for this cost follows the price.
 */
export function getPanel(monthly: MonthlyKind | null): readonly PanelFilter[] {
  const budget = monthly && MONTHLY_COSTS[monthly]
  const names = PANEL.flatMap((name) => (name === "car_price" && budget ? [name, budget] : [name]))
  const more = MORE.filter((name) => name !== budget)
  return [
    ...names.map((name) => ({ name, isOpen: OPEN.has(name) || name === budget, isMore: false })),
    ...more.map((name) => ({ name, isOpen: false, isMore: true })),
  ]
}

export type ListName = (typeof LIST_FIELDS)["lists"][number]["name"]
export type RangeName = (typeof LIST_FIELDS)["ranges"][number]
