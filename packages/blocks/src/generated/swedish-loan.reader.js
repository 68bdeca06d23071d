// Generated from schemas/blocks/swedish-loan/swedish-loan.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseLinkField } from "./fields.parser.js"
import { getFields, readChoice, readLink, readRichText, readString, readText } from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const RATE_KIND = { fixed: "Fixed", variable: "Variable" }

/** Reads the fields of a swedish loan in wire format; returns `null` when they do not match the schema. */
export function readSwedishLoan(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2" }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readRichText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readString(source.Price ?? source.price)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u.test(given)) return null
    value.price = given
  }
  given = readString(source.Deposit ?? source.deposit)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u.test(given)) return null
    value.deposit = given
  }
  given = readString(source.Months ?? source.months)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[1-9][0-9]{0,2}$/u.test(given)) return null
    value.months = given
  }
  given = readString(source.ResidualPercent ?? source.residualPercent)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[0-9]{1,2}([.,][0-9]{1,3})?$/u.test(given)) return null
    value.residualPercent = given
  }
  given = readString(source.RatePercent ?? source.ratePercent)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[0-9]{1,2}([.,][0-9]{1,3})?$/u.test(given)) return null
    value.ratePercent = given
  }
  given = readChoice(source.RateKind ?? source.rateKind, RATE_KIND)
  if (given !== undefined) {
    if (given !== "Fixed" && given !== "Variable") return null
    value.rateKind = given
  }
  given = readString(source.SetUpFee ?? source.setUpFee)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u.test(given)) return null
    value.setUpFee = given
  }
  given = readString(source.InvoiceFee ?? source.invoiceFee)
  if (given !== undefined) {
    if (typeof given !== "string" || !/^[0-9][0-9 ]{0,10}([.,][0-9]{1,2})?$/u.test(given)) return null
    value.invoiceFee = given
  }
  given = readText(source.Disclaimer ?? source.disclaimer)
  if (given !== undefined) {
    if (!/^(?![\s\S]*\{[^{}":;()]*\})/u.test(given.value)) return null
    value.disclaimer = given
  }
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  return value
}
