import { parseGuid } from "../guid/guid.ts"
import type { LocalItem } from "../storage/items.ts"
import { readStoredFields } from "../storage/read-fields.ts"
import { type StoredValue, storedValue } from "../storage/stored-value.ts"
import type { TemplateField } from "../templates/template.types.ts"
import type { KnownTemplate } from "../templates/template-set.ts"
import { isoDate, standardValue } from "../wire/wire-field.ts"
import type { GraphContext } from "./graph-context.types.ts"

/** One field of one item, with where it comes from. */
export interface FieldSource {
  readonly item: LocalItem
  readonly template: KnownTemplate
  readonly field: TemplateField
  readonly stored: StoredValue | undefined
}

/** Finds a field by its name in any case, or by its identifier; `null` when the item has no such field. */
export function findField(context: GraphContext, item: LocalItem, name: string): FieldSource | null {
  const template = context.templates.byId(item.templateId)
  if (template === undefined) return null
  const system = systemField(item, template, name)
  if (system !== null) return system
  const id = parseGuid(name)
  const field = template.allFields.find((candidate) =>
    id === null
      ? candidate.name.toLowerCase() === name.toLowerCase()
      : context.templates.fieldId(template, candidate.name) === id,
  )
  return field === undefined ? null : fieldSource(context, item, template, field)
}

export function fieldSource(
  { store }: GraphContext,
  item: LocalItem,
  template: KnownTemplate,
  field: TemplateField,
): FieldSource {
  const stored = rememberedFields(store, item).get(field.name) ?? standardValue(template, field, item.site)
  return { item, template, field, stored }
}

/** An item is asked for many fields in one query; its rows are read once. */
const remembered = new WeakMap<LocalItem, Map<string, StoredValue>>()

function rememberedFields(store: GraphContext["store"], item: LocalItem): Map<string, StoredValue> {
  let fields = remembered.get(item)
  if (fields === undefined) {
    fields = readStoredFields(store, item)
    remembered.set(item, fields)
  }
  return fields
}

/** Fields that every item has. */
function systemField(item: LocalItem, template: KnownTemplate, name: string): FieldSource | null {
  const { updated, created, displayName } = item.current
  const source = (field: TemplateField, value: string) => ({
    item,
    template,
    field,
    stored: storedValue({ value }, field, item.site),
  })
  switch (name.toLowerCase()) {
    case "__updated":
      return source({ name: "__Updated", type: "Datetime", prop: "" }, isoDate(updated))
    case "__created":
      return source({ name: "__Created", type: "Datetime", prop: "" }, isoDate(created))
    case "__display name":
      return source({ name: "__Display name", type: "Single-Line Text", prop: "" }, displayName)
    default:
      return null
  }
}
