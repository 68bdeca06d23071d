import { isRecord } from "@forecourt/contracts/is-record"

type Parts = Readonly<Record<string, unknown>>

/** An object's properties; none of what is no object. */
export function partsOf(value: unknown): Parts {
  return isRecord(value) ? (value as Parts) : {}
}

/** The object with a property changed, or without it where its value is `undefined`. */
export function withPart(parts: Parts, name: string, value: unknown): Parts {
  const { [name]: _, ...others } = parts
  if (value === undefined) return others
  // A property keeps its place: what is only typed over should not move.
  return name in parts ? { ...parts, [name]: value } : { ...others, [name]: value }
}

/** The text in a field, `{ value: "…" }` or bare. */
export function textOf(value: unknown): string {
  const text = typeof value === "object" ? partsOf(value).value : value
  return typeof text === "string" || typeof text === "number" ? String(text) : ""
}

/** A field with another text; none for an empty one. */
export function withText(value: unknown, text: string, isPlain: boolean): unknown {
  if (text === "") return undefined
  return isPlain ? text : { ...partsOf(value), value: text }
}

/** The parts inside a field such as a link or a picture: `{ value: { href: "…" } }`. */
export function fieldParts(value: unknown): Parts {
  return partsOf(partsOf(value).value)
}

/** A field with other parts; none when nothing is left of it. */
export function withFieldParts(value: unknown, parts: Parts): unknown {
  return Object.keys(parts).length === 0 ? undefined : { ...partsOf(value), value: parts }
}

export function stringOf(value: unknown): string {
  return typeof value === "string" ? value : ""
}
