import { parseGuid } from "../guid/guid.ts"
import type { LocalItem } from "../storage/items.ts"
import { readStoredFields } from "../storage/read-fields.ts"
import { type StoredValue, toStoredValue } from "../storage/stored-value.ts"
import type { TemplateField } from "../templates/template.types.ts"
import type { KnownTemplate } from "../templates/template-set.ts"
import { type FieldSource, getStandardValue, toIsoDate } from "../wire/wire-field.ts"
import type { GraphContext } from "./graph-context.types.ts"

export function findField(context: GraphContext, item: LocalItem, name: string): FieldSource | null {
  const template = context.templates.byId(item.templateId)
  if (template === undefined) return null
  const system = createSystemField(item, template, name)
  if (system !== null) return system
  const id = parseGuid(name)
  const field = template.allFields.find((candidate) =>
    id === null
      ? candidate.name.toLowerCase() === name.toLowerCase()
      : context.templates.fieldId(template, candidate.name) === id,
  )
  return field === undefined ? null : createFieldSource(context, item, template, field)
}

export function createFieldSource(
  { store }: GraphContext,
  item: LocalItem,
  template: KnownTemplate,
  field: TemplateField,
): FieldSource {
  const stored = getCachedFields(store, item).get(field.name) ?? getStandardValue(template, field, item.site)
  return { item, template, field, stored }
}

const remembered = new WeakMap<LocalItem, Map<string, StoredValue>>()

function getCachedFields(store: GraphContext["store"], item: LocalItem): Map<string, StoredValue> {
  let fields = remembered.get(item)
  if (fields === undefined) {
    fields = readStoredFields(store, item)
    remembered.set(item, fields)
  }
  return fields
}

function createSystemField(item: LocalItem, template: KnownTemplate, name: string): FieldSource | null {
  const { updated, created, displayName } = item.current
  const createSource = (field: TemplateField, value: string) => ({
    item,
    template,
    field,
    stored: toStoredValue({ value }, field, item.site),
  })
  switch (name.toLowerCase()) {
    case "__updated":
      return createSource({ name: "__Updated", type: "Datetime", prop: "" }, toIsoDate(updated))
    case "__created":
      return createSource({ name: "__Created", type: "Datetime", prop: "" }, toIsoDate(created))
    case "__display name":
      return createSource({ name: "__Display name", type: "Single-Line Text", prop: "" }, displayName)
    default:
      return null
  }
}
