// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isDateTime, isObject, isUriReference } from "./checks.js"

/** Parses a value as {@link TextField}; returns `null` when it does not match the schema. */
export function parseTextField(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "value":
        if (typeof given !== "string") return null
        result.value = given
        break
      case "metadata":
        if ((result.metadata = parseFieldMetadata(given)) === null) return null
        break
      case "editable":
        if (typeof given !== "boolean") return null
        result.editable = given
        break
      default:
        return null
    }
  }
  if (result.value === undefined) return null
  return result
}

/** Returns whether a value is a title tag. */
export function isTitleTag(value) {
  return (
    value === "h1" ||
    value === "h2" ||
    value === "h3" ||
    value === "h4" ||
    value === "h5" ||
    value === "h6" ||
    value === "p"
  )
}

/** Parses a value as {@link RichTextField}; returns `null` when it does not match the schema. */
export function parseRichTextField(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "value":
        if (typeof given !== "string") return null
        result.value = given
        break
      case "metadata":
        if ((result.metadata = parseFieldMetadata(given)) === null) return null
        break
      case "editable":
        if (typeof given !== "boolean") return null
        result.editable = given
        break
      default:
        return null
    }
  }
  if (result.value === undefined) return null
  return result
}

/** Parses a value as {@link LinkField}; returns `null` when it does not match the schema. */
export function parseLinkField(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "value":
        if ((result.value = parseLinkValue(given)) === null) return null
        break
      case "metadata":
        if ((result.metadata = parseFieldMetadata(given)) === null) return null
        break
      case "editable":
        if (typeof given !== "boolean") return null
        result.editable = given
        break
      default:
        return null
    }
  }
  if (result.value === undefined) return null
  return result
}

function parseLinkValue(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "href":
        if (typeof given !== "string" || given === "" || !isUriReference(given)) return null
        result.href = given
        break
      case "text":
        if (typeof given !== "string") return null
        result.text = given
        break
      case "target":
        if (typeof given !== "string") return null
        result.target = given
        break
      case "title":
        if (typeof given !== "string") return null
        result.title = given
        break
      case "class":
        if (typeof given !== "string") return null
        result.class = given
        break
      case "linktype":
        if (typeof given !== "string") return null
        result.linktype = given
        break
      case "id":
        if (typeof given !== "string") return null
        result.id = given
        break
      case "anchor":
        if (typeof given !== "string") return null
        result.anchor = given
        break
      case "querystring":
        if (typeof given !== "string") return null
        result.querystring = given
        break
      default:
        return null
    }
  }
  if (result.href === undefined) return null
  return result
}

/** Parses a value as {@link ImageField}; returns `null` when it does not match the schema. */
export function parseImageField(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "value":
        if ((result.value = parseImageValue(given)) === null) return null
        break
      case "metadata":
        if ((result.metadata = parseFieldMetadata(given)) === null) return null
        break
      case "editable":
        if (typeof given !== "boolean") return null
        result.editable = given
        break
      default:
        return null
    }
  }
  if (result.value === undefined) return null
  return result
}

function parseImageValue(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "src":
        if (typeof given !== "string" || given === "" || !isUriReference(given)) return null
        result.src = given
        break
      case "alt":
        if (typeof given !== "string") return null
        result.alt = given
        break
      case "width":
        if (!Number.isInteger(given) || given < 1) return null
        result.width = given
        break
      case "height":
        if (!Number.isInteger(given) || given < 1) return null
        result.height = given
        break
      case "title":
        if (typeof given !== "string") return null
        result.title = given
        break
      default:
        return null
    }
  }
  if (result.src === undefined) return null
  return result
}

/** Parses a value as {@link FileField}; returns `null` when it does not match the schema. */
export function parseFileField(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "value":
        if ((result.value = parseFileValue(given)) === null) return null
        break
      case "metadata":
        if ((result.metadata = parseFieldMetadata(given)) === null) return null
        break
      case "editable":
        if (typeof given !== "boolean") return null
        result.editable = given
        break
      default:
        return null
    }
  }
  if (result.value === undefined) return null
  return result
}

function parseFileValue(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "src":
        if (typeof given !== "string" || given === "" || !isUriReference(given)) return null
        result.src = given
        break
      case "name":
        if (typeof given !== "string") return null
        result.name = given
        break
      case "displayName":
        if (typeof given !== "string") return null
        result.displayName = given
        break
      case "title":
        if (typeof given !== "string") return null
        result.title = given
        break
      case "description":
        if (typeof given !== "string") return null
        result.description = given
        break
      case "keywords":
        if (typeof given !== "string") return null
        result.keywords = given
        break
      case "extension":
        if (typeof given !== "string") return null
        result.extension = given
        break
      case "mimeType":
        if (typeof given !== "string") return null
        result.mimeType = given
        break
      case "size":
        if (!Number.isInteger(given) || given < 0) return null
        result.size = given
        break
      default:
        return null
    }
  }
  if (result.src === undefined) return null
  return result
}

/** Parses a value as {@link DateField}; returns `null` when it does not match the schema. */
export function parseDateField(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "value":
        if (typeof given !== "string" || !isDateTime(given)) return null
        result.value = given
        break
      case "metadata":
        if ((result.metadata = parseFieldMetadata(given)) === null) return null
        break
      case "editable":
        if (typeof given !== "boolean") return null
        result.editable = given
        break
      default:
        return null
    }
  }
  if (result.value === undefined) return null
  return result
}

/** Parses a value as {@link Reference}; returns `null` when it does not match the schema. */
export function parseReference(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
        if (typeof given !== "string") return null
        result.id = given
        break
      case "url":
        if (typeof given !== "string" || !isUriReference(given)) return null
        result.url = given
        break
      case "name":
        if (typeof given !== "string") return null
        result.name = given
        break
      case "displayName":
        if (typeof given !== "string") return null
        result.displayName = given
        break
      default:
        return null
    }
  }
  if (result.id === undefined) return null
  return result
}

/** Parses a value as {@link ReferenceList}; returns `null` when it does not match the schema. */
export function parseReferenceList(value) {
  if (!Array.isArray(value)) return null
  const result = []
  for (let i = 0; i < value.length; i++) {
    if ((result[i] = parseReference(value[i])) === null) return null
  }
  return result
}

/** Parses a value as {@link FieldMetadata}; returns `null` when it does not match the schema. */
export function parseFieldMetadata(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "contextItem":
        if ((result.contextItem = parseContextItem(given)) === null) return null
        break
      case "fieldId":
        if (typeof given !== "string") return null
        result.fieldId = given
        break
      case "fieldType":
        if (typeof given !== "string") return null
        result.fieldType = given
        break
      case "rawValue":
        if (typeof given !== "string") return null
        result.rawValue = given
        break
      default:
        if (key === "__proto__") continue
        result[key] = given
    }
  }
  return result
}

function parseContextItem(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
        if (typeof given !== "string") return null
        result.id = given
        break
      case "language":
        if (typeof given !== "string") return null
        result.language = given
        break
      case "version":
        if (typeof given === "number") {
          if (!Number.isInteger(given)) return null
          result.version = given
        } else {
          if (typeof given !== "string") return null
          result.version = given
        }
        break
      case "revision":
        if (typeof given !== "string") return null
        result.revision = given
        break
      default:
        if (key === "__proto__") continue
        result[key] = given
    }
  }
  return result
}
