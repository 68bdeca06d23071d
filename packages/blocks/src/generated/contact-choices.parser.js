// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of the contact choices; returns `null` when they do not match the schema. */
export function parseContactChoices(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", backgroundColor: "None" }
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
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "choices":
        if (!Array.isArray(given) || given.length > 6) return null
        result.choices = []
        for (let i = 0; i < given.length; i++) {
          if ((result.choices[i] = parseContactChoice(given[i])) === null) return null
        }
        break
      case "backgroundColor":
        if (
          given !== "None" &&
          given !== "BackgroundColor1" &&
          given !== "BackgroundColor2" &&
          given !== "BackgroundColor3"
        )
          return null
        result.backgroundColor = given
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link ContactChoice}; returns `null` when it does not match the schema. */
export function parseContactChoice(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      case "phone":
        if ((result.phone = parseLinkField(given)) === null) return null
        break
      case "email":
        if ((result.email = parseLinkField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "hours":
        if (
          typeof given !== "string" ||
          !/^(([MTWFS][aehoru]([-–][MTWFS][aehoru])?,? ?)+([0-2]\d:[0-5]\d[-–][0-2]\d:[0-5]\d(, ?|$))+)+$/u.test(given)
        )
          return null
        result.hours = given
        break
      default:
        return null
    }
  }
  if (result.title === undefined) return null
  return result
}
