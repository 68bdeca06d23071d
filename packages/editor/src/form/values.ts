import { isRecord } from "@forecourt/contracts/is-record"

type Parts = Readonly<Record<string, unknown>>

export function toParts(value: unknown): Parts {
  return isRecord(value) ? (value as Parts) : {}
}

export function setPart(parts: Parts, name: string, value: unknown): Parts {
  const { [name]: _, ...others } = parts
  if (value === undefined) return others
  // An existing property keeps its position, so that editing does not reorder properties.
  return name in parts ? { ...parts, [name]: value } : { ...others, [name]: value }
}

/**
 * Returns the text of a field such as `{ value: "…" }`, or of a plain string or number. Returns an empty string for any
 * other value.
 */
export function getText(value: unknown): string {
  const text = typeof value === "object" ? toParts(value).value : value
  return typeof text === "string" || typeof text === "number" ? String(text) : ""
}

export function setText(value: unknown, text: string, isPlain: boolean): unknown {
  if (text === "") return undefined
  return isPlain ? text : { ...toParts(value), value: text }
}

/**
 * Returns the object in the `value` property of a field, such as `{ href: "…" }` for `{ value: { href: "…" } }`.
 * Returns an empty object if there is none.
 */
export function getFieldParts(value: unknown): Parts {
  return toParts(toParts(value).value)
}

export function setFieldParts(value: unknown, parts: Parts): unknown {
  return Object.keys(parts).length === 0 ? undefined : { ...toParts(value), value: parts }
}

export function toText(value: unknown): string {
  return typeof value === "string" ? value : ""
}
