// Generated from schemas/blocks/swedish-loan/swedish-loan.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { swedishLoanGuide } from "./swedish-loan.messages.js"
import { findFaults, must, z } from "./zod.js"

export const swedishLoanSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  price: z
    .string()
    .regex(/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u)
    .optional(),
  deposit: z
    .string()
    .regex(/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u)
    .optional(),
  months: z
    .string()
    .regex(/^[1-9][0-9]{0,2}$/u)
    .optional(),
  residualPercent: z
    .string()
    .regex(/^[0-9]{1,2}([.,][0-9]{1,3})?$/u)
    .optional(),
  ratePercent: z
    .string()
    .regex(/^[0-9]{1,2}([.,][0-9]{1,3})?$/u)
    .optional(),
  rateKind: z.enum(["Fixed", "Variable"]).optional(),
  setUpFee: z
    .string()
    .regex(/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u)
    .optional(),
  invoiceFee: z
    .string()
    .regex(/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u)
    .optional(),
  disclaimer: textFieldSchema
    .check(must("pattern", (value) => /^(?![\s\S]*\{[^{}":;()]*\})/u.test(value.value), { path: ["value"] }))
    .optional(),
  link: linkFieldSchema.optional(),
})

/** Returns the issues of the fields of a swedish loan, each with a message for the editor. */
export function explainSwedishLoan(value, options) {
  const faults = [...findFaults(swedishLoanSchema, value), ...findConcerns(value, swedishLoanGuide)]
  return describe(faults, value, swedishLoanGuide, options)
}
