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
 * The fields for cards on which visitors can swipe through the pictures. A card in a scrollable row does not need these
 * fields, since a swipe would move both the picture and the row.
 */
export const SWIPED_CARD_FIELDS: readonly string[] = [...CARD_FIELDS, "car_images"]
