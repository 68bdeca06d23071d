import type { Json } from "../json.ts"

const LONGEST = 60

/** Formats a value as JSON for use in a sentence. Long values are shortened. */
export function formatShort(value: Json | undefined): string {
  const text = value === undefined ? "none" : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
