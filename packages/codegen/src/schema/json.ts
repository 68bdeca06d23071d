import type { Json } from "@forecourt/schema-compat/json"

export * from "@forecourt/schema-compat/json"

export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
