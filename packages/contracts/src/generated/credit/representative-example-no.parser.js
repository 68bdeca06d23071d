// Generated from schemas/services/credit/representative-example-no.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link NorwegianExample}; returns `null` when it does not match the schema. */
export function parseNorwegianExample(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "effectiveRate":
        if (!Number.isFinite(given) || given < 0) return null
        result.effectiveRate = given
        break
      case "credit":
        if (!Number.isFinite(given) || given > 100000000 || given <= 0) return null
        result.credit = given
        break
      case "months":
        if (!Number.isInteger(given) || given < 1 || given > 240) return null
        result.months = given
        break
      case "cost":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.cost = given
        break
      case "total":
        if (!Number.isFinite(given) || given > 100000000 || given <= 0) return null
        result.total = given
        break
      case "rate":
        if (!Number.isFinite(given) || given < 0 || given > 100) return null
        result.rate = given
        break
      case "rateKind":
        if (given !== "fixed" && given !== "variable") return null
        result.rateKind = given
        break
      case "setUpFee":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.setUpFee = given
        break
      case "invoiceFee":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.invoiceFee = given
        break
      case "cashPrice":
        if (!Number.isFinite(given) || given > 100000000 || given <= 0) return null
        result.cashPrice = given
        break
      case "deposit":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.deposit = given
        break
      case "residual":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.residual = given
        break
      case "monthly":
        if (!Number.isFinite(given) || given > 100000000 || given <= 0) return null
        result.monthly = given
        break
      default:
        return null
    }
  }
  if (
    result.effectiveRate === undefined ||
    result.credit === undefined ||
    result.months === undefined ||
    result.cost === undefined ||
    result.total === undefined ||
    result.rate === undefined ||
    result.rateKind === undefined ||
    result.setUpFee === undefined ||
    result.invoiceFee === undefined ||
    result.cashPrice === undefined ||
    result.deposit === undefined ||
    result.residual === undefined ||
    result.monthly === undefined
  )
    return null
  return result
}
