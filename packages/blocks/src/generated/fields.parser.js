// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isDateTime, isObject, isTooDeep, isUriReference, lengthOf } from "./checks.js"

/** Reads a value as {@link TextField}; `null` when it does not fit the schema. */
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

/** Whether a value is a title tag. */
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

/** Reads a value as {@link RichTextField}; `null` when it does not fit the schema. */
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

/** Reads a value as {@link LinkField}; `null` when it does not fit the schema. */
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
      case "target":
      case "title":
      case "class":
      case "linktype":
      case "id":
      case "anchor":
      case "querystring":
        if (typeof given !== "string") return null
        result[key] = given
        break
      default:
        return null
    }
  }
  if (result.href === undefined) return null
  return result
}

/** Reads a value as {@link ImageField}; `null` when it does not fit the schema. */
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
      case "title":
        if (typeof given !== "string") return null
        result[key] = given
        break
      case "width":
      case "height":
        if (!Number.isInteger(given) || given < 1) return null
        result[key] = given
        break
      default:
        return null
    }
  }
  if (result.src === undefined) return null
  return result
}

/** Reads a value as {@link FileField}; `null` when it does not fit the schema. */
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
      case "displayName":
      case "title":
      case "description":
      case "keywords":
      case "extension":
      case "mimeType":
        if (typeof given !== "string") return null
        result[key] = given
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

/** Reads a value as {@link PageStep}; `null` when it does not fit the schema. */
export function parsePageStep(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "path":
      case "title":
        if (typeof given !== "string" || given === "") return null
        result[key] = given
        break
      default:
        return null
    }
  }
  if (result.path === undefined || result.title === undefined) return null
  return result
}

/** Reads a value as {@link DateField}; `null` when it does not fit the schema. */
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

/** Reads a value as {@link NavigationItem}; `null` when it does not fit the schema. */
export function parseNavigationItem(value) {
  return isTooDeep(value) ? null : copyNavigationItem(value)
}

function copyNavigationItem(value) {
  if (!isObject(value)) return null
  const result = { hideInNavigation: false, shouldBeNavigableInMenuWhenItHasChildren: false }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
      case "path":
        if (typeof given !== "string" || given === "") return null
        result[key] = given
        break
      case "navigationTitle":
        if (typeof given !== "string") return null
        result.navigationTitle = given
        break
      case "hideInNavigation":
      case "shouldBeNavigableInMenuWhenItHasChildren":
        if (typeof given !== "boolean") return null
        result[key] = given
        break
      case "externalLink":
        if ((result.externalLink = parseLinkField(given)) === null) return null
        break
      case "children":
        if (!Array.isArray(given) || given.length > 100) return null
        result.children = []
        for (let i = 0; i < given.length; i++) {
          if ((result.children[i] = copyNavigationItem(given[i])) === null) return null
        }
        break
      default:
        return null
    }
  }
  if (result.name === undefined || result.path === undefined) return null
  return result
}

/** Reads a value as {@link LanguageEntry}; `null` when it does not fit the schema. */
export function parseLanguageEntry(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if (typeof given !== "string" || lengthOf(given) < 2) return null
        result.name = given
        break
      case "displayName":
      case "englishName":
      case "nativeName":
        if (typeof given !== "string") return null
        result[key] = given
        break
      case "path":
        if (typeof given !== "string" || given === "") return null
        result.path = given
        break
      default:
        return null
    }
  }
  if (result.name === undefined || result.path === undefined) return null
  return result
}

/** Reads a value as {@link Reference}; `null` when it does not fit the schema. */
export function parseReference(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
      case "name":
      case "displayName":
        if (typeof given !== "string") return null
        result[key] = given
        break
      case "url":
        if (typeof given !== "string" || !isUriReference(given)) return null
        result.url = given
        break
      default:
        return null
    }
  }
  if (result.id === undefined) return null
  return result
}

/** Reads a value as {@link StoryEntry}; `null` when it does not fit the schema. */
export function parseStoryEntry(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
      case "path":
      case "title":
        if (typeof given !== "string" || given === "") return null
        result[key] = given
        break
      case "preamble":
        if (typeof given !== "string") return null
        result.preamble = given
        break
      case "date":
        if (typeof given !== "string" || !isDateTime(given)) return null
        result.date = given
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.id === undefined || result.path === undefined || result.title === undefined) return null
  return result
}

/** Reads a value as {@link StoryTag}; `null` when it does not fit the schema. */
export function parseStoryTag(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
      case "value":
        if (typeof given !== "string" || given === "") return null
        result[key] = given
        break
      case "key":
        if (typeof given !== "string" || given === "" || !/^[a-z0-9][a-z0-9-]*$/u.test(given)) return null
        result.key = given
        break
      default:
        return null
    }
  }
  if (result.id === undefined || result.key === undefined || result.value === undefined) return null
  return result
}

/** Reads a value as {@link FieldMetadata}; `null` when it does not fit the schema. */
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
      case "fieldType":
      case "rawValue":
        if (typeof given !== "string") return null
        result[key] = given
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
      case "language":
      case "revision":
        if (typeof given !== "string") return null
        result[key] = given
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
      default:
        if (key === "__proto__") continue
        result[key] = given
    }
  }
  return result
}
