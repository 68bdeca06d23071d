// Generated from schemas/services/forms/form-receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link FormReceipt}; returns `null` when it does not match the schema. */
export function parseFormReceipt(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "formSubmissionId":
        if (typeof given !== "string" || given === "") return null
        result.formSubmissionId = given
        break
    }
  }
  if (result.formSubmissionId === undefined) return null
  return result
}
