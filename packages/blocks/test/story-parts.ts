import { isRecord } from "@forecourt/contracts/is-record"
import type { WireKind } from "@forecourt/renderer"
import { createPictureField } from "./story-pictures.ts"

type Value = Readonly<Record<string, unknown>>

export interface Part {
  /**
   * The label of the part. In the label of the form control, it follows the name of the field. It is empty if the field
   * has only one part.
   */
  readonly label: string
  readonly control: "text" | "date" | "picture"
  readonly get: (value: Value) => unknown
  readonly set: (value: Value, typed: unknown) => Value
}

const createPart = (label: string, name: string): Part => ({
  label,
  control: "text",
  get: (value) => value[name],
  set: (value, typed) => ({ ...value, [name]: typed }),
})

const words: Part = { ...createPart("", "value"), get: ({ value }) => value, set: (_, value) => ({ value }) }

const createInnerPart = (part: Part): Part => ({
  ...part,
  get: ({ value }) => (isRecord(value) ? part.get(value) : undefined),
  set: (field, typed) => ({ ...field, value: part.set(isRecord(field.value) ? field.value : {}, typed) }),
})

const date: Part = {
  ...words,
  control: "date",
  get: ({ value }) => (typeof value === "string" ? Date.parse(value) : undefined),
  set: (_, typed) => ({ value: new Date(Number(typed)).toISOString() }),
}

const address: Part = {
  ...createPart("address", "href"),
  set: (value, href) => ({ ...value, href, linktype: getLinkKind(String(href)) }),
}

const picture: Part = {
  ...createPart("picture", "src"),
  control: "picture",
  set: (value, src) => ({ alt: "", ...value, ...createPictureField(String(src)) }),
}

export const PARTS: Readonly<Partial<Record<WireKind, readonly Part[]>>> = {
  text: [words],
  "rich-text": [words],
  date: [date],
  link: [createPart("text", "text"), address].map(createInnerPart),
  image: [picture, createPart("description", "alt")].map(createInnerPart),
}

export const getPartKey = (field: string, { label, control }: Part): string => `${field} ${label || control}`

function getLinkKind(href: string): string {
  const [, scheme = ""] = /^(tel|mailto|https?):/.exec(href) ?? []
  if (scheme === "") return "internal"
  return scheme.startsWith("http") ? "external" : scheme
}
