import { PRICE_FIELDS } from "@forecourt/api-clients/search"

/** The fields of a car that are requested for a card. */
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
 * The fields for a card with pictures to swipe. Cards in a row that is swiped itself do without, since both would follow
 * the finger.
 */
export const SWIPED_CARD_FIELDS: readonly string[] = [...CARD_FIELDS, "car_images"]
