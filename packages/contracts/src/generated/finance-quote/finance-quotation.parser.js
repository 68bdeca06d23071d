// Generated from schemas/services/finance-quote/finance-quotation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseFinanceError } from "./finance-error.parser.js"
import { parseQuoteBlock } from "./quote-block.parser.js"
import { parseQuote } from "./quote.parser.js"

/** Parses a value as {@link FinanceQuotation}; returns `null` when it does not match the schema. */
export function parseFinanceQuotation(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "HasError":
        if (typeof given !== "boolean") return null
        result.HasError = given
        break
      case "Error":
        if ((result.Error = parseFinanceError(given)) === null) return null
        break
      case "Blocks":
        if (!Array.isArray(given)) return null
        result.Blocks = []
        for (let i = 0; i < given.length; i++) {
          if ((result.Blocks[i] = parseQuoteBlock(given[i])) === null) return null
        }
        break
      case "Finance":
        if ((result.Finance = parseFinance(given)) === null) return null
        break
    }
  }
  if (result.HasError === undefined) return null
  return result
}

/** Parses a value as {@link Finance}; returns `null` when it does not match the schema. */
export function parseFinance(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Product":
        if ((result.Product = parseQuotedProduct(given)) === null) return null
        break
      case "Notifications":
        if (!Array.isArray(given)) return null
        result.Notifications = []
        for (let i = 0; i < given.length; i++) {
          if ((result.Notifications[i] = parseFinanceNotification(given[i])) === null) return null
        }
        break
      case "Quote":
        if ((result.Quote = parseQuote(given)) === null) return null
        break
    }
  }
  if (result.Product === undefined || result.Notifications === undefined || result.Quote === undefined) return null
  return result
}

/** Parses a value as {@link QuotedProduct}; returns `null` when it does not match the schema. */
export function parseQuotedProduct(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "FamilyKey":
        if (given !== "PCP" && given !== "HP") return null
        result.FamilyKey = given
        break
      case "Name":
        if (typeof given !== "string") return null
        result.Name = given
        break
      case "Lender":
        if (typeof given !== "string") return null
        result.Lender = given
        break
    }
  }
  if (result.FamilyKey === undefined || result.Name === undefined || result.Lender === undefined) return null
  return result
}

/** Parses a value as {@link FinanceNotification}; returns `null` when it does not match the schema. */
export function parseFinanceNotification(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Type":
        if (given !== "Adjustment" && given !== "Commission") return null
        result.Type = given
        break
      case "Message":
        if (typeof given !== "string" || given === "") return null
        result.Message = given
        break
    }
  }
  if (result.Type === undefined || result.Message === undefined) return null
  return result
}
