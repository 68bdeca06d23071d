import { MONTHLY_COSTS, type MonthlyKind } from "@forecourt/api-clients/car-offers"
import type { FilterFields } from "@forecourt/filters-machine"

/** The filter for a monthly budget. Its value in the URL is a budget code, such as `72-50000-4000`. */
export const BUDGET = "car_loan_budget"

/** The fields of the filters and the sort order, in the order of the filter panel. Spec 2 §2.1. */
export const LIST_FIELDS = {
  lists: [
    { name: "car_brand", child: "car_model" },
    { name: "car_fuel" },
    { name: "car_body" },
    { name: "car_gearbox" },
    { name: "car_drive" },
    { name: "car_year", order: "desc", hasRange: true },
    { name: "car_condition" },
    { name: "car_color" },
    { name: "car_seats" },
    { name: "car_doors" },
    { name: "car_equipment", order: "count", matchesAll: true },
    { name: "car_vehicle_type_code" },
    { name: "car_has_campaign_price" },
    { name: "car_site_city" },
    { name: "car_site_region" },
    { name: "car_site_name" },
    { name: BUDGET },
  ],
  ranges: [
    "car_price",
    "car_campaign_price",
    "car_mileage",
    "car_loan_monthly_cost",
    "car_privateleasing_monthly_cost",
    "car_companyleasing_monthly_cost",
    "car_power",
    "car_electric_range",
    "car_charging_speed",
    "car_emission",
  ],
  money: [
    "car_price",
    "car_campaign_price",
    "car_loan_monthly_cost",
    "car_privateleasing_monthly_cost",
    "car_companyleasing_monthly_cost",
  ],
  sorts: ["car_publishdate_desc", "car_price_asc", "car_price_desc", "car_mileage_asc", "car_year_desc"],
  place: "car_site_city",
} as const satisfies FilterFields

/** The fields without the budget, whose values are not counted by searches. */
export const SEARCHED_FIELDS: FilterFields = {
  ...LIST_FIELDS,
  lists: LIST_FIELDS.lists.filter(({ name }) => name !== BUDGET),
}

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
