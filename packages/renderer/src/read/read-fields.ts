import {
  type KindOptions,
  readBoolean,
  readChoice,
  readDate,
  readFile,
  readImage,
  readLink,
  readNumber,
  readReference,
  readReferences,
  readRichText,
  readString,
  readText,
} from "./read-kinds.ts"
import { getFields, readEach, readItem, readResolverItems } from "./read-source.ts"
import type { Wire, WireField } from "./wire.types.ts"

type Fields = Record<string, unknown>

/**
 * Converts the fields of a block from the format of the content platform to the names and types of the block's schema.
 * The data may be an object, `{ data: { datasource } }` from a component query, or missing. It may also be a bare array
 * from a navigation or link-list resolver, which is returned as `items`. Fields that already have the form of the
 * schema remain unchanged, and unknown fields are left out. The input is never mutated.
 */
export function readFields(raw: unknown, wire: Wire, options: KindOptions = {}): Fields {
  const source = getFields(raw)
  if (source === null) return { items: readResolverItems(raw) }

  const { byName, numbered } = createIndex(wire)
  const fields: Fields = {}
  for (const key in source) {
    const field = byName.get(key)
    if (field === undefined) continue
    const value = readKind(source[key], field, options)
    if (value === undefined) continue
    if (field.at === undefined) fields[field.prop] = value
    else setNumbered(fields, field, field.at, value)
  }
  for (const list of numbered) removeHalfFilled(fields, list)
  return fields
}

type PlainKind = Exclude<WireField["kind"], "choice" | "item" | "list">

const READERS: Readonly<Record<PlainKind, (raw: unknown, options: KindOptions) => unknown>> = {
  text: readText,
  "rich-text": readRichText,
  image: readImage,
  link: readLink,
  file: readFile,
  date: readDate,
  boolean: readBoolean,
  number: readNumber,
  string: readString,
  reference: readReference,
  "reference-list": readReferences,
}

function readKind(raw: unknown, { kind, of = {}, choices = {} }: WireField, options: KindOptions): unknown {
  switch (kind) {
    case "choice":
      return readChoice(raw, choices)
    case "item":
      return readItem(raw, (fields) => readFields(fields, of, options))
    case "list":
      return readEach(raw, (fields) => readFields(fields, of, options))
    default:
      return READERS[kind](raw, options)
  }
}

interface Index {
  /**
   * The fields, indexed both by their names on the platform and by their names in the schema. If a name occurs as both,
   * it refers to the field that has this name on the platform.
   */
  readonly byName: ReadonlyMap<string, WireField>
  readonly numbered: readonly NumberedList[]
}

/** A list that the platform sends as numbered fields, such as `Label1` and `LabelValue1` for the first entry. */
interface NumberedList {
  readonly prop: string
  readonly parts: readonly string[]
}

const indexes = new WeakMap<Wire, Index>()

function createIndex(wire: Wire): Index {
  const known = indexes.get(wire)
  if (known !== undefined) return known

  const numbered = createNumberedLists(wire)
  const entries = Object.values(wire)
    .filter(({ at }) => at === undefined)
    .map((field) => [field.prop, field] as const)
  const lists = numbered.map(
    ({ prop, parts }) => [prop, { prop, kind: "list", of: selectParts(wire, prop, parts) }] as const,
  )
  const index = { byName: new Map<string, WireField>([...entries, ...lists, ...Object.entries(wire)]), numbered }
  indexes.set(wire, index)
  return index
}

function createNumberedLists(wire: Wire): NumberedList[] {
  const parts = new Map<string, Set<string>>()
  for (const { prop, part } of Object.values(wire)) {
    if (part !== undefined) parts.set(prop, (parts.get(prop) ?? new Set()).add(part))
  }
  return [...parts].map(([prop, names]) => ({ prop, parts: [...names] }))
}

function selectParts(wire: Wire, prop: string, parts: readonly string[]): Wire {
  const first = Object.values(wire).filter((field) => field.prop === prop && field.at === 1)
  return Object.fromEntries(
    first.filter(({ part = "" }) => parts.includes(part)).map(({ part = "", kind }) => [part, { prop: part, kind }]),
  )
}

function setNumbered(fields: Fields, { prop, part }: WireField, at: number, value: unknown): void {
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

function removeHalfFilled(fields: Fields, { prop, parts }: NumberedList): void {
  const entries = fields[prop]
  if (!Array.isArray(entries)) return
  const filled = entries.filter((entry) => parts.every((part) => part in entry))
  if (filled.length > 0) fields[prop] = filled
  else delete fields[prop]
}
