import { isList, isObject, type Json } from "./json.ts"

/** Formats JSON with sorted keys, so that equal values result in the same string. */
export function toCanonicalText(value: Json): string {
  if (isList(value)) return `[${value.map(toCanonicalText).join(",")}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonicalText(value[key] ?? null)}`)
  return `{${entries.join(",")}}`
}
