import { readKind } from "./read-kinds.ts"
import type { Wire, WireField } from "./wire.types.ts"
import { isRecord, type WireRecord, wireString } from "./wire-values.ts"

export interface ReadFieldsOptions {
  /** Keeps empty editable fields that carry editing marks, so that an editor can fill them in place. */
  readonly keepEmpty?: boolean
}

type Fields = Record<string, unknown>

/**
 * Reads a block's fields from the wire into the names and shapes of its schema.
 *
 * Takes all shapes a platform sends: an object, a bare array (navigation and link-list resolvers, which become
 * `items`), `{ data: { datasource } }` of a component query, nothing; and fields that are already in the schema's
 * own form, which pass through. What the schema does not know is left out. The input is never changed.
 */
export function readFields(raw: unknown, wire: Wire, options: ReadFieldsOptions = {}): Fields {
  if (Array.isArray(raw)) return { items: readResolverItems(raw) }
  if (!isRecord(raw)) return {}

  const source = isRecord(raw.data) && isRecord(raw.data.datasource) ? raw.data.datasource : raw
  const index = indexOf(wire)
  const fields: Fields = {}
  let numbered = false
  for (const key in source) {
    const field = index[key]
    if (field === undefined) continue
    const value = readKind(source[key], field, options)
    if (value === undefined) continue
    if (field.at === undefined) fields[field.prop] = value
    else {
      numbered = true
      putNumbered(fields, field, field.at, value)
    }
  }
  if (numbered) closeNumbered(fields, wire)
  return fields
}

type Index = Readonly<Record<string, WireField>>
const indexes = new WeakMap<Wire, Index>()

/** Fields by their name on the wire and by their own name; the wire's name wins. */
function indexOf(wire: Wire): Index {
  let index = indexes.get(wire)
  if (index === undefined) {
    index = Object.assign(Object.create(null), ownNames(wire), wire) as Index
    indexes.set(wire, index)
  }
  return index
}

function ownNames(wire: Wire): Record<string, WireField> {
  const names: Record<string, WireField> = {}
  for (const field of Object.values(wire)) {
    if (field.at === undefined) names[field.prop] = field
    else if (field.part !== undefined) {
      const of = names[field.prop]?.of ?? {}
      names[field.prop] = {
        prop: field.prop,
        kind: "list",
        of: { ...of, [field.part]: { prop: field.part, kind: field.kind } },
      }
    }
  }
  return names
}

function putNumbered(fields: Fields, { prop, part }: WireField, at: number, value: unknown): void {
  if (part === undefined) return
  const entries = (fields[prop] ?? []) as Fields[]
  entries[at - 1] = { ...entries[at - 1], [part]: value }
  fields[prop] = entries
}

/** An entry that is only half filled in is not shown, as an empty field is not. */
function closeNumbered(fields: Fields, wire: Wire): void {
  const parts = new Map<string, Set<string>>()
  for (const { prop, at, part } of Object.values(wire)) {
    if (at === undefined || part === undefined) continue
    parts.set(prop, (parts.get(prop) ?? new Set()).add(part))
  }
  for (const [prop, names] of parts) {
    const entries = fields[prop]
    if (!Array.isArray(entries)) continue
    fields[prop] = entries.filter((entry) => entry !== undefined && [...names].every((name) => name in entry))
  }
}

/** What a navigation or link-list resolver sends: capitalised names, children below. */
function readResolverItems(items: readonly unknown[]): Fields[] {
  return items.filter(isRecord).map(readResolverItem)
}

function readResolverItem(item: WireRecord): Fields {
  const title = isRecord(item.NavigationTitle)
    ? wireString(item.NavigationTitle.value)
    : wireString(item.NavigationTitle)
  const name = wireString(item.Name) || wireString(item.DisplayName) || title
  const path = wireString(item.Href) + wireString(item.Querystring)
  const children = Array.isArray(item.Children) ? readResolverItems(item.Children) : []
  return { name, path, ...(title && { navigationTitle: title }), ...(children.length > 0 && { children }) }
}
