// Converts validation errors to messages in the editor's language.
import { catalogue } from "./catalogue.js"
import { guideInside, parsePointer, wholeGuide } from "./guide.js"

/** Converts validation errors to issues, each with its field's label and a message in the requested language. */
export function describe(faults, fields, guide, { language = "en" } = {}) {
  const words = catalogue[getLanguage(language)]
  return faults.map((fault) => {
    const way = followTo(fault, fields, guide)
    return createIssue(fault, way, { ...words, digits: way.trail.at(-1).guide.digits })
  })
}

/** Returns whether fields with these issues can be saved as a draft. Publishing requires that all are fixed. */
export function canSaveDraft(issues) {
  return issues.every(({ severity }) => severity === "publish")
}

function createIssue({ pointer, keyword, limit, property, options, expected, actual }, { trail, value }, words) {
  const last = trail.at(-1)
  const places = getPlaces(trail, words)
  const kind = keyword === "format" ? last.guide.format : typeAsked(expected, keyword, value, last)
  const facts = { limit, property, options, expected: kind, actual: actual ?? measure(keyword, value) }
  const more = {
    label: places.at(-1)?.name,
    ...facts,
    empty: MISSING.has(keyword) ? last.guide.empty : undefined,
    digits: words.digits,
  }
  return {
    pointer,
    keyword,
    message: sentence(keyword, facts, trail, places, words),
    severity: getMessages(trail, "severity", keyword) ?? (DRAFT.has(keyword) ? "draft" : "publish"),
    ...Object.fromEntries(Object.entries(more).filter(([, fact]) => fact !== undefined)),
  }
}

/** The keywords whose errors would break a page or its storage; all other errors only prevent publishing. */
const DRAFT = new Set([
  "type",
  "enum",
  "const",
  "oneOf",
  "anyOf",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "maxDepth",
  "x-html",
  "x-address",
])

/** Returns the expected type: the kind of a field, or `integer` for a number that is valid except for its fraction. */
function typeAsked(expected, keyword, value, { guide }) {
  if (keyword !== "type") return undefined
  if (expected === undefined && typeof value === "number") return "integer"
  return expected === "object" ? (guide.field ?? expected) : expected
}

/** Returns the number of characters or items, or the value itself when it is short. */
function measure(keyword, value) {
  if (typeof value === "string") return keyword.endsWith("Length") ? [...value].length : value
  if (Array.isArray(value)) return keyword.endsWith("Items") ? value.length : undefined
  if (typeof value !== "object") return value
  return keyword.endsWith("Properties") && value !== null ? Object.keys(value).length : undefined
}

/** The keywords of errors about a missing property. */
const MISSING = new Set(["required", "dependentRequired", "x-wanted"])

/** Returns the path from the block to the error, with the schema's annotations and the value at each step. */
function followTo({ pointer, keyword, property }, fields, guide) {
  const steps = parsePointer(pointer)
  const trail = [{ name: "", guide: wholeGuide(guide, fields) }]
  let value = fields
  for (const step of MISSING.has(keyword) ? [...steps, property] : steps) {
    const isEntry = Array.isArray(value)
    const next = guideInside(trail.at(-1).guide, value, step)
    value = value?.[step]
    trail.push({ name: isEntry ? Number(step) + 1 : step, isEntry, guide: wholeGuide(next, value) })
  }
  return { trail, value }
}

/** Returns the schema's custom message or severity for a keyword, at the error or at the field that contains it. */
function getMessages(trail, list, keyword) {
  const place = trail.findLast(({ guide }) => guide[list]?.[keyword] !== undefined || guide.label !== undefined)
  return place?.guide[list]?.[keyword]
}

function sentence(keyword, facts, trail, places, words) {
  const { language, sentences } = words
  const alike = facts.property === undefined && NAMELESS.has(keyword) ? "general" : (ALIKE[keyword] ?? keyword)
  const template =
    getMessages(trail, "messages", keyword)?.[language] ??
    sentences[`${alike}.${getDetail(alike, facts)}`] ??
    sentences[alike]
  const parents = (alike === "additionalProperties" ? places : places.slice(0, -1)).map(getName)
  const where = parents.length > 0 ? `${parents.join(" › ")}: ` : ""
  return (
    where + fill(template ?? sentences.general, { ...facts, ...wordsFor(facts, places.at(-1), trail, words) }, words)
  )
}

/** The keywords whose message names a property. Without a property the general message is used. */
const NAMELESS = new Set(["additionalProperties", "unevaluatedProperties", "patternProperties", "propertyNames"])

/** The keywords that have the same message as another one. */
const ALIKE = {
  const: "enum",
  unevaluatedProperties: "additionalProperties",
  patternProperties: "additionalProperties",
  propertyNames: "additionalProperties",
  dependentRequired: "required",
}

/** The maximum number of choices that a message lists. */
const MOST_OPTIONS = 8

/** Returns the variant of a message: the expected type or format, a limit, or many choices. */
function getDetail(keyword, { expected, limit, options }) {
  if (keyword === "enum") return options === undefined || options.length > MOST_OPTIONS ? "many" : undefined
  return expected ?? limit
}

function getName({ name }) {
  return name
}

/** Returns the labels on the path to an error. A part without a label has the label of its field. */
function getPlaces(trail, { language, entry }) {
  const places = []
  for (const { name, isEntry, guide } of trail.slice(1)) {
    const label = guide.label?.[language]
    if (isEntry) {
      const list = places.pop()
      places.push({ name: `${label ?? list?.name ?? entry} ${name}`, isEntry })
    } else if (label !== undefined) places.push({ name: label, definiteLabel: guide.definiteLabel?.[language] })
    else if (places.length === 0 || places.at(-1).isEntry) places.push({ name })
  }
  return places
}

/** Returns the values for the placeholders of a message. */
function wordsFor({ property, options }, place, trail, words) {
  const { language, locale, whole, field, quoted } = words
  const quote = (name) => quoted.replace("{name}", () => name)
  const label = quote(place?.name ?? whole)
  const { choices } = trail.at(-1).guide
  const spoken = options?.map((option) => choices?.[option]?.[language] ?? spell(option, undefined, words))
  return {
    label,
    field:
      place === undefined
        ? whole
        : (place.definiteLabel ?? (place.isEntry ? place.name : field.replace("{label}", () => label))),
    property: property === undefined ? undefined : quote(property),
    options: spoken && new Intl.ListFormat(locale, { type: "disjunction" }).format(spoken),
  }
}

/**
 * Replaces the placeholders of a message: `{limit}`, or `{limit characters}` for a number with its noun. A value in
 * brackets that is unknown or too long is left out together with its brackets.
 */
export function fill(template, values, words) {
  return template
    .replaceAll(/ \(\{(\w+)\}\)/g, (brackets, name) => (isReadable(values[name]) ? brackets : ""))
    .replaceAll(/\{(\w+)(?: (\w+))?\}/g, (_, name, unit) => spell(values[name], unit, words))
}

/** The number format, with enough digits for any number in JSON, so that none is rounded. */
const EXACT = { maximumSignificantDigits: 17 }

function spell(value, unit, { locale, units, yes, no, digits }) {
  if (typeof value === "boolean") return value ? yes : no
  if (typeof value !== "number") return String(value)
  // A string is formatted with exactly its digits: 0.1, not the nearest binary number.
  const number = new Intl.NumberFormat(locale, { ...EXACT, useGrouping: digits !== "plain" }).format(String(value))
  return unit === undefined ? number : `${number} ${units[unit][new Intl.PluralRules(locale, EXACT).select(value)]}`
}

function isReadable(value) {
  return typeof value === "number" || (typeof value === "string" && value !== "" && value.length <= 40)
}

/** Returns the catalogue's language for a code such as `sv-SE` or `no`; English for other languages. */
export function getLanguage(code) {
  const [language] = code.toLowerCase().split(/[-_]/)
  if (language === "no" || language === "nn") return "nb"
  return Object.hasOwn(catalogue, language) ? language : "en"
}
