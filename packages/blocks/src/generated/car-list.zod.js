// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { carListGuide } from "./car-list.messages.js"
import { getLength } from "./checks.js"
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const carListOnlySchema = z.strictObject({
  facet: z.enum([
    "car_brand",
    "car_condition",
    "car_fuel",
    "car_body",
    "car_gearbox",
    "car_drive",
    "car_vehicle_type_code",
    "car_site_city",
    "car_site_region",
    "car_has_campaign_price",
    "car_has_privateleasing",
    "car_has_companyleasing",
  ]),
  value: z
    .string()
    .min(1)
    .check(must("maxLength", (text) => getLength(text) <= 200, { limit: 200 })),
})

export const carListSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h1"),
  only: z
    .array(carListOnlySchema)
    .check(must("maxItems", (list) => list.length <= 20, { limit: 20 }))
    .optional(),
  monthly: z.enum(["None", "Loan", "PrivateLeasing", "CompanyLeasing"]).default("None"),
  note: textFieldSchema.optional(),
  contactLink: linkFieldSchema.optional(),
})

/** Returns the issues of the fields of a car list, each with a message for the editor. */
export function explainCarList(value, options) {
  const faults = [...findFaults(carListSchema, value), ...findConcerns(value, carListGuide)]
  return describe(faults, value, carListGuide, options)
}
