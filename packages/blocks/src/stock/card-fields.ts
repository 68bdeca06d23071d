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
 * The fields that are requested for cards with several pictures to swipe through. Cards in a scrollable row do not
 * request them, since a swipe would move both the row and the pictures.
 */
export const SWIPED_CARD_FIELDS: readonly string[] = [...CARD_FIELDS, "car_images"]
