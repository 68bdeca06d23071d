import { type NumberWords, readNumber } from "@forecourt/contracts/read-number"
import type { FilterFields, FilterQuery, ListChoice, ListField, Near, Range } from "./filters.types.ts"
import {
  EMPTY_QUERY,
  MAX_CHOICES,
  MAX_LENGTH,
  MAX_PAGES,
  normalizeChoices,
  normalizeKeyphrase,
  normalizeRange,
} from "./tidy.ts"

const NOT = "not_"
const MIN = "_min"
const MAX = "_max"
const NEAR = "near"
const WITHIN = "within"
const KEYPHRASE = "keyphrase"
const SORT = "sortName"
const PAGE = "page"

/**
 * Parses the query string of a URL. Each selected value is a separate parameter, as in `car_fuel=El&car_fuel=Bensin`. A
 * child value includes its parent, as in `car_model=Volvo/XC60`. The prefix `not_` excludes a value. The parameters
 * `car_price_min` and `car_price_max` limit a range, and `near=Borås&within=50` limits the distance from a place.
 * Invalid parameters are removed, and unknown parameters are kept.
 */
export function parseQuery(search: string | URLSearchParams, fields: FilterFields): FilterQuery {
  const parameters = [...new URLSearchParams(search)]
  const getAll = (name: string) => parameters.flatMap(([key, value]) => (key === name && value !== "" ? [value] : []))
  const names = new Set([
    KEYPHRASE,
    SORT,
    PAGE,
    ...(fields.place === undefined ? [] : [NEAR, WITHIN]),
    ...fields.lists.flatMap(getNames),
    ...listRanges(fields).flatMap(getEnds),
  ])
  const lists = fields.lists.map((field) => [field.name, normalizeChoices(parseChoices(field, getAll))] as const)
  const ranges = listRanges(fields).map((name) => {
    const words = { allowsThousands: fields.money?.includes(name) }
    const [min, max] = getEnds(name).map((end) => parseNumber(getAll(end)[0] ?? "", words))
    return [name, normalizeRange({ min: min ?? null, max: max ?? null })] as const
  })
  const sortName = getAll(SORT)[0] ?? ""
  return {
    lists: Object.fromEntries(lists.filter(([, { length }]) => length > 0)),
    ranges: Object.fromEntries(ranges.filter((entry): entry is readonly [string, Range] => entry[1] !== null)),
    near: fields.place === undefined ? null : parseNear(getAll(NEAR)[0], getAll(WITHIN)[0]),
    keyphrase: normalizeKeyphrase(getAll(KEYPHRASE)[0] ?? ""),
    sortName: fields.sorts.includes(sortName) ? sortName : null,
    page: parsePage(getAll(PAGE)[0]),
    foreign: parameters.filter(([name]) => !names.has(name)),
  }
}

/** Formats a query as a query string without the question mark. Equal queries have equal query strings. */
export function formatQuery(
  { lists, ranges, near, keyphrase, sortName, page, foreign }: FilterQuery,
  fields: FilterFields,
): string {
  const parameters = [
    ...fields.lists.flatMap((field) => (lists[field.name] ?? []).flatMap((choice) => toParameters(field, choice))),
    ...listRanges(fields).flatMap((name) =>
      [ranges[name]?.min, ranges[name]?.max].map(
        (end, at) => [getEnds(name)[at] ?? "", end?.toString() ?? ""] as const,
      ),
    ),
    [NEAR, near?.place ?? ""] as const,
    [WITHIN, near?.within.toString() ?? ""] as const,
    [KEYPHRASE, keyphrase] as const,
    [SORT, sortName ?? ""] as const,
    [PAGE, page === EMPTY_QUERY.page ? "" : String(page)] as const,
  ]
  return [...parameters.filter(([, value]) => value !== ""), ...foreign]
    .map((item) => item.map(formatEncoded).join("="))
    .join("&")
}

export function listRanges({ lists, ranges }: FilterFields): readonly string[] {
  return [...lists.flatMap(({ name, hasRange }) => (hasRange ? [name] : [])), ...ranges]
}

function getNames({ name, child }: ListField): string[] {
  return [name, child].flatMap((item) => (item === undefined ? [] : [item, NOT + item]))
}

function getEnds(name: string): string[] {
  return [name + MIN, name + MAX]
}

function parseChoices({ name, child }: ListField, all: (name: string) => readonly string[]): ListChoice[] {
  return [false, true].flatMap((isExcluded) => {
    const prefix = isExcluded ? NOT : ""
    const values = all(prefix + name).map((value) => ({ value, children: [], isExcluded }))
    const below = child === undefined ? [] : all(prefix + child).flatMap((text) => parseChild(text, isExcluded))
    return [...values, ...below].filter(isShort).slice(0, MAX_CHOICES)
  })
}

function parseChild(text: string, isExcluded: boolean): ListChoice[] {
  const [value = "", child = "", ...rest] = text.split("/").map(removeMask)
  return value !== "" && child !== "" && rest.length === 0 ? [{ value, children: [child], isExcluded }] : []
}

function isShort({ value, children }: ListChoice): boolean {
  return [value, ...children].every(({ length }) => length <= MAX_LENGTH)
}

function toParameters(field: ListField, { value, children, isExcluded }: ListChoice): (readonly [string, string])[] {
  const prefix = isExcluded ? NOT : ""
  if (children.length === 0) return [[prefix + field.name, value]]
  return children.map((child) => [prefix + (field.child ?? field.name), formatChildValue(value, child)])
}

/** Formats a child value for URLs and forms: `Volvo/XC60`. */
export function formatChildValue(value: string, child: string): string {
  return `${addMask(value)}/${addMask(child)}`
}

/** Escapes the slashes in a name. An unescaped slash separates a parent value and a child value. */
function addMask(name: string): string {
  return name.replace(/[%/]/g, encodeURIComponent)
}

function removeMask(name: string): string {
  return name.replace(/%2F|%25/gi, decodeURIComponent)
}

/** Encodes a string for a URL but keeps it readable: spaces become plus signs, and slashes are not encoded. */
function formatEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%20", "+").replaceAll("%2F", "/")
}

/**
 * Parses a number in a URL. Both `15,000` and `15.000` are parsed as fifteen thousand, since the limits of ranges are
 * integers. Returns `null` if the text is not a number.
 */
function parseNumber(text: string, words: NumberWords): number | null {
  const readings = ["en-GB", "da-DK"]
    .map((locale) => readNumber(text, locale, words))
    .filter((number) => number !== null)
  return readings.sort((a, b) => Math.abs(b) - Math.abs(a))[0] ?? null
}

function parseNear(place = "", within = ""): Near | null {
  const isRead = place.length <= MAX_LENGTH && /^[1-9]\d{0,3}$/.test(within)
  return place !== "" && isRead ? { place, within: Number(within) } : null
}

function parsePage(text = ""): number {
  return /^\d+$/.test(text) ? Math.min(Number(text), MAX_PAGES) : EMPTY_QUERY.page
}
