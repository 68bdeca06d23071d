// Generated from schemas/services/forms/form-submission.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isEmail, isObject, lengthOf } from "../checks.js"

/** Reads a value as {@link FormSubmission}; `null` when it does not fit the schema. */
export function parseFormSubmission(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "formName":
        if (typeof given !== "string" || !/^[a-z][a-z0-9-]{0,49}$/u.test(given)) return null
        result.formName = given
        break
      case "formSubmissionId":
        if (typeof given !== "string" || !/^[\w-]{16,64}$/u.test(given)) return null
        result.formSubmissionId = given
        break
      case "values":
        if ((result.values = parseFormValues(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.formName === undefined || result.formSubmissionId === undefined || result.values === undefined) return null
  return result
}

/** Reads a value as {@link FormValues}; `null` when it does not fit the schema. */
export function parseFormValues(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "car":
        if (typeof given !== "string" || given === "" || lengthOf(given) > 100) return null
        result.car = given
        break
      case "name":
        if (typeof given !== "string" || lengthOf(given) > 200 || !/\S/u.test(given)) return null
        result.name = given
        break
      case "phone":
        if (typeof given !== "string" || !/^\+?[\d ]{6,20}$/u.test(given)) return null
        result.phone = given
        break
      case "email":
        if (typeof given !== "string" || lengthOf(given) > 254 || !isEmail(given)) return null
        result.email = given
        break
      case "message":
        if (typeof given !== "string" || lengthOf(given) > 1000) return null
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
        if (typeof given !== "string" || given === "" || lengthOf(given) > 200) return null
        result.toName = given
        break
      case "toEmail":
        if (typeof given !== "string" || lengthOf(given) > 254 || !isEmail(given)) return null
        result.toEmail = given
        break
      case "source":
        if (typeof given !== "string" || given === "" || lengthOf(given) > 100) return null
        result.source = given
        break
      default:
        return null
    }
  }
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
