import type { Wire, WireField } from "@forecourt/renderer"

type Fields = Readonly<Record<string, unknown>>

export function toWire(fields: Fields, wire: Wire): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wire).map(([name, field]) => [name, wireValue(fieldValue(fields, field), field)]),
  )
}

function fieldValue(fields: Fields, { prop, at, part }: WireField): unknown {
  if (at === undefined || part === undefined) return fields[prop]
  return (fields[prop] as readonly Fields[] | undefined)?.[at - 1]?.[part]
}

function wireValue(value: unknown, { kind, of = {} }: WireField): unknown {
  switch (kind) {
    case "text":
    case "rich-text":
      return value ?? { value: "" }
    case "date":
      return value ?? { value: "0001-01-01T00:00:00Z" }
    case "image":
      return value === undefined ? { value: {} } : { value: sizesAsText((value as { value: Fields }).value) }
    case "file":
      return value ?? { value: {} }
    case "link":
      return value === undefined ? { value: { href: "" } } : { value: toLink((value as { value: Fields }).value) }
    case "boolean":
      return { value: value ?? false }
    case "number":
      return { value: value ?? 0 }
    case "string":
    case "choice":
      return { value: value ?? "" }
    case "item":
      return value === undefined ? null : toItem(value as Fields, of)
    case "list":
      return ((value as readonly Fields[] | undefined) ?? []).map((entry) => toItem(entry, of))
    case "reference":
      return value ?? null
    case "reference-list":
      return value ?? []
  }
}

function sizesAsText(image: Fields): Fields {
  return Object.fromEntries(
    Object.entries(image).map(([name, value]) => [name, typeof value === "number" ? String(value) : value]),
  )
}

function toLink(link: Fields): Fields {
  const isInternal = link.linktype === "internal"
  return {
    anchor: "",
    class: "",
    title: "",
    target: "",
    querystring: "",
    ...(isInternal && { id: `{${guid().toUpperCase()}}` }),
    ...link,
  }
}

function toItem(fields: Fields, of: Wire): object {
  const id = guid()
  return {
    id,
    url: `/Data/${id.slice(0, 8)}`,
    name: `Item ${id.slice(0, 4)}`,
    displayName: `Item ${id.slice(0, 4)}`,
    fields: toWire(fields, of),
  }
}

let guids = 0

export function guid(): string {
  guids += 1
  return `dd555a68-8bf8-4dfa-b67f-${guids.toString(16).padStart(12, "0")}`
}
