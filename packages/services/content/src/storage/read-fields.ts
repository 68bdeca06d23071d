import { sql } from "@forecourt/service-kit/storage"
import type { KnownTemplate } from "../templates/template-set.ts"
import { toCanonicalFields } from "./canonical-fields.ts"
import type { LocalItem } from "./items.ts"
import type { Store } from "./open-store.ts"
import type { StoredValue } from "./stored-value.ts"
import { updatePictureSize } from "./update-picture-size.ts"

export function readStoredFields(store: Store, { id, current }: LocalItem): Map<string, StoredValue> {
  const rows = sql`select name, value, raw, words, number from fields
    where item_id = ${id} and language = ${current.language} and version = ${current.version}`.all(store)
  return new Map(
    rows.map(({ name, value, raw, words, number }) => [
      String(name),
      updatePictureSize(store, {
        value: JSON.parse(String(value)) as unknown,
        raw: String(raw),
        words: String(words),
        number: number === null ? null : Number(number),
      }),
    ]),
  )
}

export interface Entry {
  readonly item: LocalItem
  readonly template: KnownTemplate
}

export function readCanonicalFields(
  store: Store,
  item: LocalItem,
  template: KnownTemplate,
  findEntry: (id: string) => Entry | null,
): Record<string, unknown> {
  const values = new Map<string, unknown>()
  const stored = readStoredFields(store, item)
  for (const field of template.allFields) {
    const value = stored.get(field.name)?.value
    if (value === undefined) continue
    if (field.of === undefined || !Array.isArray(value)) {
      values.set(field.name, value)
      continue
    }
    const entries = value.flatMap((id) => {
      const entry = findEntry(String(id))
      return entry === null ? [] : [readCanonicalFields(store, entry.item, entry.template, findEntry)]
    })
    values.set(field.name, field.type === "Droplink" ? entries[0] : entries)
  }
  return toCanonicalFields(template, values)
}
