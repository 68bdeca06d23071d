import { isRecord } from "./read/wire-values.ts"

/** The values that replace an empty URL and an empty date. Every schema accepts them. */
const ADDRESS = "#"
const MOMENT = "2000-01-01T00:00:00Z"

type Json = Readonly<Record<string, unknown>>

/**
 * Parses fields that are not complete yet. Empty values are replaced by placeholders while parsing, since no schema
 * accepts a picture or link without a URL.
 */
export function parseWithEmpty(fields: unknown, parse: (fields: unknown) => object | null): object | null {
  return restoreEmpty(parse(toFilled(fields)), fields) as object | null
}

function toFilled(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(toFilled)
  if (!isRecord(json)) return json
  const standIn = getStandIn(json)
  if (standIn !== null) return { ...json, value: standIn }
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, toFilled(value)]))
}

function restoreEmpty(parsed: unknown, original: unknown): unknown {
  if (Array.isArray(parsed) && Array.isArray(original))
    return parsed.map((entry, index) => restoreEmpty(entry, original[index]))
  if (!isRecord(parsed) || !isRecord(original)) return parsed
  if (getStandIn(original) !== null) return original
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, restoreEmpty(value, original[name])]))
}

function getStandIn({ value, metadata }: Json): unknown {
  if (!isRecord(metadata)) return null
  if (value === "") return /^date/.test(String(metadata.fieldType)) ? MOMENT : null
  if (!isRecord(value)) return null
  if (value.src === "") return { src: ADDRESS }
  return value.href === "" ? { href: ADDRESS } : null
}
