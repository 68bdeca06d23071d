// Generated from schemas/services/forms/form-submission.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, hasDuplicates, isDate, isEmail, isObject } from "../checks.js"

/** Parses a value as {@link FormSubmission}; returns `null` when it does not match the schema. */
export function parseFormSubmission(value) {
  if (!isObject(value)) return null
  switch (value.formName) {
    case "car-contact":
      return parseCarContact(value)
    case "sell-car":
      return parseSellCar(value)
    case "service-request":
      return parseServiceRequest(value)
    default:
      return null
  }
}

/** Parses a value as {@link CarContact}; returns `null` when it does not match the schema. */
export function parseCarContact(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "formName":
        if (given !== "car-contact") return null
        result.formName = given
        break
      case "formSubmissionId":
        if (typeof given !== "string" || !/^[\w-]{16,64}$/u.test(given)) return null
        result.formSubmissionId = given
        break
      case "values":
        if ((result.values = parseCarContactValues(given)) === null) return null
        break
      case "privacyNotice":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.privacyNotice = given
        break
      case "trap":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.trap = given
        break
      case "openMs":
        if (!Number.isInteger(given) || given < 0) return null
        result.openMs = given
        break
      default:
        return null
    }
  }
  if (result.formName === undefined || result.formSubmissionId === undefined || result.values === undefined) return null
  return result
}

/** Parses a value as {@link SellCar}; returns `null` when it does not match the schema. */
export function parseSellCar(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "formName":
        if (given !== "sell-car") return null
        result.formName = given
        break
      case "formSubmissionId":
        if (typeof given !== "string" || !/^[\w-]{16,64}$/u.test(given)) return null
        result.formSubmissionId = given
        break
      case "values":
        if ((result.values = parseSellCarValues(given)) === null) return null
        break
      case "privacyNotice":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.privacyNotice = given
        break
      case "trap":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.trap = given
        break
      case "openMs":
        if (!Number.isInteger(given) || given < 0) return null
        result.openMs = given
        break
      default:
        return null
    }
  }
  if (result.formName === undefined || result.formSubmissionId === undefined || result.values === undefined) return null
  return result
}

/** Parses a value as {@link ServiceRequest}; returns `null` when it does not match the schema. */
export function parseServiceRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "formName":
        if (given !== "service-request") return null
        result.formName = given
        break
      case "formSubmissionId":
        if (typeof given !== "string" || !/^[\w-]{16,64}$/u.test(given)) return null
        result.formSubmissionId = given
        break
      case "values":
        if ((result.values = parseServiceRequestValues(given)) === null) return null
        break
      case "privacyNotice":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.privacyNotice = given
        break
      case "trap":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.trap = given
        break
      case "openMs":
        if (!Number.isInteger(given) || given < 0) return null
        result.openMs = given
        break
      default:
        return null
    }
  }
  if (result.formName === undefined || result.formSubmissionId === undefined || result.values === undefined) return null
  return result
}

/** Parses a value as {@link CarContactValues}; returns `null` when it does not match the schema. */
export function parseCarContactValues(value) {
  const result = parsePartialCarContactValues(value)
  if (result === null) return null
  if (
    result.car === undefined ||
    result.name === undefined ||
    result.phone === undefined ||
    result.email === undefined ||
    result.message === undefined ||
    result.quote === undefined ||
    result.testDrive === undefined ||
    result.toName === undefined ||
    result.toEmail === undefined ||
    result.source === undefined
  )
    return null
  return result
}

/** Parses any of the properties of {@link CarContactValues}; returns `null` when one does not match the schema. */
export function parsePartialCarContactValues(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "car":
        if (typeof given !== "string" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given)) return null
        result.car = given
        break
      case "name":
        if (typeof given !== "string" || getLength(given) > 200 || !/^(?=.*[^\s\p{Cf}])\P{Cc}+$/u.test(given))
          return null
        result.name = given
        break
      case "phone":
        if (typeof given !== "string" || !/^\+?[\d ]{6,20}$/u.test(given)) return null
        result.phone = given
        break
      case "email":
        if (typeof given !== "string" || getLength(given) > 254 || !isEmail(given)) return null
        result.email = given
        break
      case "message":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.message = given
        break
      case "quote":
        if (typeof given !== "boolean") return null
        result.quote = given
        break
      case "testDrive":
        if (typeof given !== "boolean") return null
        result.testDrive = given
        break
      case "toName":
        if (typeof given !== "string" || getLength(given) > 200 || !/^\P{Cc}+$/u.test(given)) return null
        result.toName = given
        break
      case "toEmail":
        if (typeof given !== "string" || getLength(given) > 254 || !isEmail(given)) return null
        result.toEmail = given
        break
      case "source":
        if (typeof given !== "string" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given)) return null
        result.source = given
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link SellCarValues}; returns `null` when it does not match the schema. */
export function parseSellCarValues(value) {
  const result = parsePartialSellCarValues(value)
  if (result === null) return null
  if (
    result.regno === undefined ||
    result.milage === undefined ||
    result.customerName === undefined ||
    result.customerPhone === undefined ||
    result.customerEmail === undefined ||
    result.selected === undefined ||
    result.other === undefined ||
    result.source === undefined
  )
    return null
  return result
}

/** Parses any of the properties of {@link SellCarValues}; returns `null` when one does not match the schema. */
export function parsePartialSellCarValues(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "regno":
        if (typeof given !== "string" || getLength(given) > 20 || !/^(?=.*[^\s\p{Cf}])\P{Cc}+$/u.test(given))
          return null
        result.regno = given
        break
      case "milage":
        if (!Number.isInteger(given) || given < 0 || given > 9999999) return null
        result.milage = given
        break
      case "customerName":
        if (typeof given !== "string" || getLength(given) > 200 || !/^(?=.*[^\s\p{Cf}])\P{Cc}+$/u.test(given))
          return null
        result.customerName = given
        break
      case "customerPhone":
        if (typeof given !== "string" || !/^\+?[\d ]{6,20}$/u.test(given)) return null
        result.customerPhone = given
        break
      case "customerEmail":
        if (typeof given !== "string" || getLength(given) > 254 || !isEmail(given)) return null
        result.customerEmail = given
        break
      case "selected":
        if (given !== "sell" && given !== "trade-in") return null
        result.selected = given
        break
      case "other":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.other = given
        break
      case "source":
        if (typeof given !== "string" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given)) return null
        result.source = given
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link ServiceRequestValues}; returns `null` when it does not match the schema. */
export function parseServiceRequestValues(value) {
  const result = parsePartialServiceRequestValues(value)
  if (result === null) return null
  if (
    result.siteName === undefined ||
    result.siteEmail === undefined ||
    result.name === undefined ||
    result.phone === undefined ||
    result.email === undefined ||
    result.regno === undefined ||
    result.date === undefined ||
    result.services === undefined ||
    result.description === undefined ||
    result.other === undefined ||
    result.typeMC === undefined ||
    result.gdpr === undefined ||
    result.newsletter === undefined ||
    result.consentTexts === undefined ||
    result.source === undefined
  )
    return null
  return result
}

/** Parses any of the properties of {@link ServiceRequestValues}; returns `null` when one does not match the schema. */
export function parsePartialServiceRequestValues(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "siteName":
        if (typeof given !== "string" || getLength(given) > 200 || !/^\P{Cc}+$/u.test(given)) return null
        result.siteName = given
        break
      case "siteEmail":
        if (typeof given !== "string" || getLength(given) > 254 || !isEmail(given)) return null
        result.siteEmail = given
        break
      case "name":
        if (typeof given !== "string" || getLength(given) > 200 || !/^(?=.*[^\s\p{Cf}])\P{Cc}+$/u.test(given))
          return null
        result.name = given
        break
      case "phone":
        if (typeof given !== "string" || !/^\+?[\d ]{6,20}$/u.test(given)) return null
        result.phone = given
        break
      case "email":
        if (typeof given !== "string" || getLength(given) > 254 || !isEmail(given)) return null
        result.email = given
        break
      case "regno":
        if (typeof given !== "string" || getLength(given) > 20 || !/^(?=.*[^\s\p{Cf}])\P{Cc}+$/u.test(given))
          return null
        result.regno = given
        break
      case "milage":
        if (!Number.isInteger(given) || given < 0 || given > 9999999) return null
        result.milage = given
        break
      case "date":
        if (typeof given !== "string" || !isDate(given)) return null
        result.date = given
        break
      case "services":
        if (!Array.isArray(given) || given.length > 20 || hasDuplicates(given)) return null
        result.services = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || getLength(given[i]) > 100 || !/^\P{Cc}+$/u.test(given[i])) return null
          result.services[i] = given[i]
        }
        break
      case "description":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.description = given
        break
      case "other":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.other = given
        break
      case "typeMC":
        if (typeof given !== "boolean") return null
        result.typeMC = given
        break
      case "gdpr":
        if (given !== true) return null
        result.gdpr = given
        break
      case "newsletter":
        if (typeof given !== "boolean") return null
        result.newsletter = given
        break
      case "consentTexts":
        if (!Array.isArray(given) || given.length < 1 || given.length > 2) return null
        result.consentTexts = []
        for (let i = 0; i < given.length; i++) {
          if (
            typeof given[i] !== "string" ||
            given[i] === "" ||
            getLength(given[i]) > 1000 ||
            !/^[\P{Cc}\t\n\r]+$/u.test(given[i])
          )
            return null
          result.consentTexts[i] = given[i]
        }
        break
      case "source":
        if (typeof given !== "string" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given)) return null
        result.source = given
        break
      default:
        return null
    }
  }
  return result
}
