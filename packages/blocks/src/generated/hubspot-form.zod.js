// Generated from schemas/blocks/hubspot-form/hubspot-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { hubspotFormGuide } from "./hubspot-form.messages.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const hubspotFormSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  formId: z
    .string()
    .regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/u)
    .optional(),
  portalId: z
    .string()
    .regex(/^[0-9]{4,12}$/u)
    .optional(),
  region: z.enum(["eu1", "na1"]).default("eu1"),
  link: linkFieldSchema.optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a hubspot form, each with a message for the editor. */
export function explainHubspotForm(value, options) {
  const faults = [...findFaults(hubspotFormSchema, value), ...findConcerns(value, hubspotFormGuide)]
  return describe(faults, value, hubspotFormGuide, options)
}
