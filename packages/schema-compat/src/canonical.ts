import { isList, isObject, type Json } from "./json.ts"

/** Formats JSON with its keys in order: equal values have one text. */
export function toCanonicalText(value: Json): string {
  if (isList(value)) return `[${value.map(toCanonicalText).join(",")}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonicalText(value[key] ?? null)}`)
  return `{${entries.join(",")}}`
}
