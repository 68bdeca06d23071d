// Generated from schemas/services/finance-quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject, isUri } from "../checks.js"

/** Parses a value as {@link Quote}; returns `null` when it does not match the schema. */
export function parseQuote(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "QuoteReference":
        if (typeof given !== "string" || given === "" || getLength(given) > 100) return null
        result.QuoteReference = given
        break
      case "TotalDeposit":
        if (!Number.isFinite(given)) return null
        result.TotalDeposit = given
        break
      case "TotalRegularPayment":
        if (!Number.isFinite(given)) return null
        result.TotalRegularPayment = given
        break
      case "TotalNumberOfRegularPayments":
        if (!Number.isInteger(given)) return null
        result.TotalNumberOfRegularPayments = given
        break
      case "Term":
        if (!Number.isInteger(given)) return null
        result.Term = given
        break
      case "AnnualMileage":
        if (!Number.isInteger(given)) return null
        result.AnnualMileage = given
        break
      case "Residual":
        if (!Number.isFinite(given)) return null
        result.Residual = given
        break
      case "TotalAmountPayable":
        if (!Number.isFinite(given)) return null
        result.TotalAmountPayable = given
        break
      case "Apr":
        if (!Number.isFinite(given)) return null
        result.Apr = given
        break
      case "RateOfInterest":
        if (!Number.isFinite(given)) return null
        result.RateOfInterest = given
        break
      case "CashPrice":
        if (!Number.isFinite(given)) return null
        result.CashPrice = given
        break
      case "AmountOfCredit":
        if (!Number.isFinite(given)) return null
        result.AmountOfCredit = given
        break
      case "AgreementDuration":
        if (!Number.isInteger(given)) return null
        result.AgreementDuration = given
        break
      case "RateIsFixed":
        if (typeof given !== "boolean") return null
        result.RateIsFixed = given
        break
      case "Fees":
        if (!Array.isArray(given)) return null
        result.Fees = []
        for (let i = 0; i < given.length; i++) {
          if ((result.Fees[i] = parseQuoteFee(given[i])) === null) return null
        }
        break
      case "TotalChargeForCredit":
        if (!Number.isFinite(given)) return null
        result.TotalChargeForCredit = given
        break
      case "QuoteActions":
        if ((result.QuoteActions = parseQuoteActions(given)) === null) return null
        break
    }
  }
  if (
    result.QuoteReference === undefined ||
    result.TotalDeposit === undefined ||
    result.TotalRegularPayment === undefined ||
    result.Term === undefined ||
    result.QuoteActions === undefined
  )
    return null
  return result
}

/** Parses a value as {@link QuoteFee}; returns `null` when it does not match the schema. */
export function parseQuoteFee(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Name":
        if (typeof given !== "string" || given === "") return null
        result.Name = given
        break
      case "Amount":
        if (!Number.isFinite(given)) return null
        result.Amount = given
        break
    }
  }
  if (result.Name === undefined || result.Amount === undefined) return null
  return result
}

/** Parses a value as {@link QuoteActions}; returns `null` when it does not match the schema. */
export function parseQuoteActions(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Apply":
        if (typeof given !== "string" || !isUri(given)) return null
        result.Apply = given
        break
    }
  }
  return result
}
