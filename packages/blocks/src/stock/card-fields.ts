import { PRICE_FIELDS } from "@forecourt/api-clients/search"

export const CARD_FIELDS: readonly string[] = [
  ...PRICE_FIELDS,
  "car_id",
  "slug",
  "car_brand",
  "car_model",
  "car_version",
  "car_year",
  "car_mileage",
  "car_fuel",
  "car_gearbox",
  "car_site_city",
  "car_primary_image",
  "car_electric_range",
  "car_is_sample",
]

/**
 * The fields of a car that are requested for a card with pictures to swipe. Cards in a row that can be swiped do not
 * use them, since a swipe would move both the row and the pictures.
 */
export const SWIPED_CARD_FIELDS: readonly string[] = [...CARD_FIELDS, "car_images"]
