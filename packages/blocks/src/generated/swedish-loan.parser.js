// Generated from schemas/blocks/swedish-loan/swedish-loan.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a swedish loan; returns `null` when they do not match the schema. */
export function parseSwedishLoan(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "titleTag":
        if (!isTitleTag(given)) return null
        result.titleTag = given
        break
      case "text":
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      case "price":
        if (typeof given !== "string" || !/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u.test(given)) return null
        result.price = given
        break
      case "deposit":
        if (typeof given !== "string" || !/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u.test(given)) return null
        result.deposit = given
        break
      case "months":
        if (typeof given !== "string" || !/^[1-9][0-9]{0,2}$/u.test(given)) return null
        result.months = given
        break
      case "residualPercent":
        if (typeof given !== "string" || !/^[0-9]{1,2}([.,][0-9]{1,3})?$/u.test(given)) return null
        result.residualPercent = given
        break
      case "ratePercent":
        if (typeof given !== "string" || !/^[0-9]{1,2}([.,][0-9]{1,3})?$/u.test(given)) return null
        result.ratePercent = given
        break
      case "rateKind":
        if (given !== "Fixed" && given !== "Variable") return null
        result.rateKind = given
        break
      case "setUpFee":
        if (typeof given !== "string" || !/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u.test(given)) return null
        result.setUpFee = given
        break
      case "invoiceFee":
        if (typeof given !== "string" || !/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u.test(given)) return null
        result.invoiceFee = given
        break
      case "disclaimer":
        if ((result.disclaimer = parseTextField(given)) === null || !/^(?![\s\S]*\{[^{}":;()]*\})/u.test(given.value))
          return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
