import { isRecord } from "@forecourt/contracts/is-record"

type Parts = Readonly<Record<string, unknown>>

/** An object's properties; none of what is no object. */
export function toParts(value: unknown): Parts {
  return isRecord(value) ? (value as Parts) : {}
}

/** The object with a property changed, or without it where its value is `undefined`. */
export function setPart(parts: Parts, name: string, value: unknown): Parts {
  const { [name]: _, ...others } = parts
  if (value === undefined) return others
  // A property keeps its place: what is only typed over should not move.
  return name in parts ? { ...parts, [name]: value } : { ...others, [name]: value }
}

/** The text in a field, `{ value: "…" }` or bare. */
export function getText(value: unknown): string {
  const text = typeof value === "object" ? toParts(value).value : value
  return typeof text === "string" || typeof text === "number" ? String(text) : ""
}

/** A field with another text; none for an empty one. */
export function setText(value: unknown, text: string, isPlain: boolean): unknown {
  if (text === "") return undefined
  return isPlain ? text : { ...toParts(value), value: text }
}

/** The parts inside a field such as a link or a picture: `{ value: { href: "…" } }`. */
export function getFieldParts(value: unknown): Parts {
  return toParts(toParts(value).value)
}

/** A field with other parts; none when nothing is left of it. */
export function setFieldParts(value: unknown, parts: Parts): unknown {
  return Object.keys(parts).length === 0 ? undefined : { ...toParts(value), value: parts }
}

export function toText(value: unknown): string {
  return typeof value === "string" ? value : ""
}
