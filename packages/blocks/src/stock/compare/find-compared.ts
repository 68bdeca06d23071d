import type { StockRequest, StockResponse } from "@forecourt/api-clients/search"
import type { CarDocument } from "../car-document.ts"
import { CARD_FIELDS } from "../card-fields.ts"

const COMPARED_FIELDS: readonly string[] = [
  ...CARD_FIELDS,
  "car_drive",
  "car_power_text",
  "car_acceleration_text",
  "car_fuel_combined_text",
  "car_wltp_electric_consumption_text",
  "car_cargo_volume_text",
  "car_max_trailer_weight_text",
  "car_seats",
  "car_ncapstars",
  "car_equipment",
  "car_is_sold",
]

/** Creates a search request for all fields of the given cars. Spec 2 §7. */
export function createComparedRequest(ids: readonly string[]): StockRequest {
  return { filters: [{ name: "car_id", values: [...ids] }], limit: ids.length }
}

export function toComparedCars({ content }: Pick<StockResponse, "content">, ids: readonly string[]): CarDocument[] {
  return ids.flatMap((id) => {
    const car = content.find(({ car_id }) => car_id === id)
    return car === undefined ? [] : [selectComparedFields(car)]
  })
}

/**
 * Removes the fields that a comparison does not show, since the remaining fields are sent to the browser and stored
 * there.
 */
export function selectComparedFields(car: CarDocument): CarDocument {
  return Object.fromEntries(COMPARED_FIELDS.flatMap((name) => (name in car ? [[name, car[name]]] : [])))
}
