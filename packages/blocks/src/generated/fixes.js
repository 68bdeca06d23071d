// Written by @forecourt/codegen. Do not edit: run `npm run generate`.
import { catalogue } from "./catalogue.js"
import { parsePointer, pointerTo } from "./guide.js"
import { fill, getLanguage } from "./messages.js"

/**
 * Returns the fixes for an issue in a block's fields, each as a minimal JSON Patch. A lossless fix preserves everything
 * that the editor wrote. There is no fix when only an editor knows the right value, or when the value has changed its
 * type since the issue was found.
 */
export function fixesFor(issue, fields, { language = "en" } = {}) {
  const value = valueAt(fields, parsePointer(issue.pointer))
  const words = { ...catalogue[getLanguage(language)], digits: issue.digits }
  const find = canFix(issue.keyword, value) ? FIXES[issue.keyword] : undefined
  return (find?.(value, issue) ?? []).map(({ key, lossless, edit, values }) => ({
    key,
    label: fill(words.fixes[key], wordsFor(issue, values, words), words),
    lossless,
    patch: [edit(issue.pointer)],
  }))
}

/** Returns the fields after a fix without changing the given ones. A fix for a missing path has no effect. */
export function applyFix(fields, { patch }) {
  return patch.reduce((current, { op, path, value }) => {
    const steps = parsePointer(path)
    return hasPlace(current, steps, op) ? changeAt(current, steps, op, value) : current
  }, fields)
}

function hasPlace(fields, steps, op) {
  if (steps.length === 0) return true
  const holder = valueAt(fields, steps.slice(0, -1))
  return isObject(holder) && (op === "add" || Object.hasOwn(holder, steps.at(-1)))
}

const FIXES = {
  maxLength: (text, { limit }) => {
    const bare = text.trim()
    const isBlankOnly = [...bare].length <= limit
    return [replace("trim", isBlankOnly ? bare : firstCharacters(bare, limit), isBlankOnly)]
  },
  minimum: (_, { limit }) => [replace("clamp", limit, false)],
  maximum: (_, { limit }) => [replace("clamp", limit, false)],
  exclusiveMinimum: (_, { limit }) => [replace("clamp", Math.floor(limit) + 1, false)],
  exclusiveMaximum: (_, { limit }) => [replace("clamp", Math.ceil(limit) - 1, false)],
  multipleOf: (number, { limit }) => [replace("clamp", toStep(number, limit), false)],
  type: (value, { expected }) => convert(value, expected),
  enum: (value, { options }) => choose(value, options ?? []),
  additionalProperties: (object, { property }) => [
    {
      key: "remove",
      lossless: isEmpty(object[property]),
      edit: (pointer) => ({ op: "remove", path: pointerTo(pointer, property) }),
    },
  ],
  required: (_, { property, empty }) =>
    empty === undefined
      ? []
      : [
          {
            key: "add",
            lossless: true,
            edit: (pointer) => ({ op: "add", path: pointerTo(pointer, property), value: empty }),
          },
        ],
  maxItems: (list, { limit }) => [replace("shorten", list.slice(0, limit), list.slice(limit).every(isEmpty))],
  uniqueItems: (list) => [replace("unite", removeDuplicates(list), true)],
  format: (text, { expected }) => address(text, expected),
}

/** The type of value that the fixes of a keyword require; keywords that are not listed accept any type. */
const FIXED_TYPES = {
  maxLength: isText,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: isNumber,
  additionalProperties: isObject,
  unevaluatedProperties: isObject,
  required: isObject,
  dependentRequired: isObject,
  maxItems: Array.isArray,
  uniqueItems: Array.isArray,
  format: isText,
}

function canFix(keyword, value) {
  return value !== undefined && (FIXED_TYPES[keyword]?.(value) ?? true)
}

FIXES.unevaluatedProperties = FIXES.additionalProperties
FIXES.dependentRequired = FIXES.required
FIXES.const = FIXES.enum

function replace(key, value, lossless) {
  return { key, lossless, edit: (path) => ({ op: "replace", path, value }), values: { value } }
}

/** Truncates a text to a number of characters without splitting a grapheme. */
function firstCharacters(text, limit) {
  let kept = ""
  let room = limit
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    room -= [...segment].length
    if (room < 0) break
    kept += segment
  }
  return kept.trimEnd()
}

/** Returns the nearest multiple of the step, without the rounding errors of decimal fractions. */
function toStep(number, step) {
  return Number((Math.round(number / step) * step).toPrecision(12))
}

/** Converts a value to the expected type when no information is lost. */
function convert(value, expected) {
  if (expected === "integer" && typeof value === "number") return [replace("clamp", Math.round(value), false)]
  if (expected === "number" && typeof value === "string" && /^\s*-?\d+([.,]\d+)?\s*$/.test(value))
    return [replace("convert", Number(value.replace(",", ".")), true)]
  if (expected === "boolean" && /^(true|false|1|0)$/i.test(String(value)))
    return [replace("convert", /^(true|1)$/i.test(String(value)), true)]
  if (expected === "string" && (typeof value === "number" || typeof value === "boolean"))
    return [replace("convert", String(value), true)]
  return typeof value === "string" && Object.hasOwn(WRAPPED, expected)
    ? [replace("wrap", WRAPPED[expected](value), true)]
    : []
}

/** Functions by kind of field that create a field from a text. */
const WRAPPED = {
  text: (value) => ({ value }),
  "rich-text": (value) => ({ value }),
  link: (href) => ({ value: { href } }),
  image: (src) => ({ value: { src } }),
  file: (src) => ({ value: { src } }),
}

/** Returns the choice that was probably meant: the only one, or one with a similar spelling. */
function choose(value, options) {
  const wanted = String(value).trim().toLowerCase()
  const ranked = options
    .map((option) => ({ option, distance: editDistance(wanted, String(option).toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  const [nearest] = ranked
  if (nearest === undefined) return []
  const isMeant = options.length === 1 || nearest.distance <= Math.max(1, Math.floor(wanted.length / 3))
  return isMeant ? [replace("choose", nearest.option, nearest.distance === 0)] : []
}

function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]
}

/** Adds a missing scheme to an address and percent-encodes invalid characters. */
function address(text, expected) {
  const bare = text.trim()
  const isHost = /^(\/\/)?[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)+([:/?#]|$)/i.test(bare)
  if (expected === "uri" && isHost) return [replace("prefix", encode(`https://${bare.replace(/^\/\//, "")}`), true)]
  const encoded = encode(bare)
  const isAddress = expected === "uri-reference" || (expected === "uri" && /^[a-z][a-z0-9+.-]*:/i.test(bare))
  return isAddress && encoded !== text ? [replace("convert", encoded, true)] : []
}

function encode(address) {
  return address.replaceAll(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent).replaceAll(/%(?![0-9a-f]{2})/gi, "%25")
}

function isEmpty(value) {
  if (typeof value === "string") return value.trim() === ""
  return typeof value === "object" && Object.values(value ?? {}).every(isEmpty)
}

function isText(value) {
  return typeof value === "string"
}

function isNumber(value) {
  return typeof value === "number"
}

function isObject(value) {
  return typeof value === "object" && value !== null
}

function removeDuplicates(list) {
  const seen = new Set()
  return list.filter((entry) => {
    const text = JSON.stringify(sortDeep(entry))
    return !seen.has(text) && seen.add(text)
  })
}

/** Sorts the keys of all objects, so that equal values give the same JSON. */
function sortDeep(value) {
  if (Array.isArray(value)) return value.map(sortDeep)
  if (typeof value !== "object" || value === null) return value
  return Object.entries(value)
    .map(([name, entry]) => [name, sortDeep(entry)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

function wordsFor({ limit, label, property }, { value } = {}, { quoted }) {
  const quote = (name) => quoted.replace("{name}", () => name)
  return { limit, value, property: quote(property), label: quote(label ?? property) }
}

function valueAt(fields, steps) {
  return steps.reduce((value, step) => value?.[step], fields)
}

/** Returns a copy of all objects on the path; the others are shared. */
function changeAt(holder, [step, ...rest], op, value) {
  if (step === undefined) return value
  const copy = Array.isArray(holder) ? [...holder] : { ...holder }
  if (rest.length === 0 && op === "remove") delete copy[step]
  else copy[step] = changeAt(holder?.[step], rest, op, value)
  return copy
}
