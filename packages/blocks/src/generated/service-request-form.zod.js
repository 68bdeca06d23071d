// Generated from schemas/blocks/service-request-form/service-request-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { serviceRequestFormGuide } from "./service-request-form.messages.js"
import { findFaults, z } from "./zod.js"

export const serviceRequestFormSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  vehicle: z.enum(["Cars", "Motorcycles"]).default("Cars"),
  dealership: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/u)
    .optional(),
  newsletterRequired: z.boolean().default(true),
  link: linkFieldSchema.optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a service request form, each with a message for the editor. */
export function explainServiceRequestForm(value, options) {
  const faults = [...findFaults(serviceRequestFormSchema, value), ...findConcerns(value, serviceRequestFormGuide)]
  return describe(faults, value, serviceRequestFormGuide, options)
}
