import type { FilterFields } from "../src/filters.types.ts"

export const FIELDS: FilterFields = {
  lists: [{ name: "car_brand", child: "car_model" }, { name: "car_fuel", order: "count" }, { name: "car_seats" }],
  ranges: ["car_price", "car_mileage"],
  sorts: ["car_price_asc", "car_price_desc"],
  place: "car_site_city",
}
