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
  const { byName, numbered } = indexOf(wire)
  const fields: Fields = {}
  for (const key in source) {
    const field = byName.get(key)
    if (field === undefined) continue
    const value = readKind(source[key], field, options)
    if (value === undefined) continue
    if (field.at === undefined) fields[field.prop] = value
    else putNumbered(fields, field, field.at, value)
  }
  for (const list of numbered) dropHalfFilled(fields, list)
  return fields
}

interface Index {
  /** Fields by their name on the wire and by their own name; the wire's name wins. */
  readonly byName: ReadonlyMap<string, WireField>
  readonly numbered: readonly NumberedList[]
}

/** A list that the wire spells out as `Label1`, `LabelValue1`, `Label2` … */
interface NumberedList {
  readonly prop: string
  readonly parts: readonly string[]
}

const indexes = new WeakMap<Wire, Index>()

function indexOf(wire: Wire): Index {
  const known = indexes.get(wire)
  if (known !== undefined) return known

  const numbered = numberedLists(wire)
  const own = Object.values(wire)
    .filter(({ at }) => at === undefined)
    .map((field) => [field.prop, field] as const)
  const lists = numbered.map(
    ({ prop, parts }) => [prop, { prop, kind: "list", of: partsOf(wire, prop, parts) }] as const,
  )
  const index = { byName: new Map<string, WireField>([...own, ...lists, ...Object.entries(wire)]), numbered }
  indexes.set(wire, index)
  return index
}

function numberedLists(wire: Wire): NumberedList[] {
  const parts = new Map<string, Set<string>>()
  for (const { prop, part } of Object.values(wire)) {
    if (part !== undefined) parts.set(prop, (parts.get(prop) ?? new Set()).add(part))
  }
  return [...parts].map(([prop, names]) => ({ prop, parts: [...names] }))
}

function partsOf(wire: Wire, prop: string, parts: readonly string[]): Wire {
  const first = Object.values(wire).filter((field) => field.prop === prop && field.at === 1)
  return Object.fromEntries(
    first.filter(({ part = "" }) => parts.includes(part)).map(({ part = "", kind }) => [part, { prop: part, kind }]),
  )
}

function putNumbered(fields: Fields, { prop, part }: WireField, at: number, value: unknown): void {
  if (part === undefined) return
  let entries = fields[prop] as Fields[] | undefined
  if (entries === undefined) {
    entries = []
    fields[prop] = entries
  }
  const entry = entries[at - 1]
  if (entry === undefined) entries[at - 1] = { [part]: value }
  else entry[part] = value
}

/** An entry that is only half filled in is not shown, as an empty field is not. */
function dropHalfFilled(fields: Fields, { prop, parts }: NumberedList): void {
  const entries = fields[prop]
  if (!Array.isArray(entries) || isFilled(entries, parts)) return
  fields[prop] = entries.filter((entry) => entry !== undefined && parts.every((part) => part in entry))
}

function isFilled(entries: readonly (Fields | undefined)[], parts: readonly string[]): boolean {
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at]
    if (entry === undefined) return false
    for (const part of parts) if (entry[part] === undefined) return false
  }
  return true
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
