import { toKilometreRange } from "@forecourt/contracts/distance"
import type { FacetRequest } from "@forecourt/contracts/search"
import type { FilterFields } from "./filters.types.ts"

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

/** The field for the electric range, which the search service stores in kilometres. */
const DISTANCE = "car_electric_range"

/** Converts the limits of the electric range from miles to kilometres. */
export function toKilometres(facet: FacetRequest): FacetRequest {
  if (facet.name !== DISTANCE || facet.filters === undefined) return facet
  const filters = facet.filters.map((filter) => {
    const { min, max } = filter as { readonly min?: number; readonly max?: number }
    return {
      ...(min !== undefined && { min: toKilometreRange(min).from }),
      ...(max !== undefined && { max: toKilometreRange(max).to }),
    }
  })
  return { ...facet, filters }
}
