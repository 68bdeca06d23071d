// Generated from schemas/blocks/sell-car-form/sell-car-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { sellCarFormGuide } from "./sell-car-form.messages.js"
import { findFaults, z } from "./zod.js"

export const sellCarFormSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  link: linkFieldSchema.optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a sell car form, each with a message for the editor. */
export function explainSellCarForm(value, options) {
  const faults = [...findFaults(sellCarFormSchema, value), ...findConcerns(value, sellCarFormGuide)]
  return describe(faults, value, sellCarFormGuide, options)
}
