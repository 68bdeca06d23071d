import type { Json } from "@forecourt/schema-compat/json"

export * from "@forecourt/schema-compat/json"

/** Parses a JSON text. Returns `undefined` when it is invalid. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
