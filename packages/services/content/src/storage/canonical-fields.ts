import { isRecord } from "@forecourt/contracts/is-record"
import type { TemplateField } from "../templates/template.types.ts"
import type { KnownTemplate } from "../templates/template-set.ts"

type Fields = Readonly<Record<string, unknown>>

export function toCanonicalValue(fields: Fields, { prop, at, part }: TemplateField): unknown {
  if (at === undefined || part === undefined) return fields[prop]
  const list = fields[prop]
  const entry: unknown = Array.isArray(list) ? list[at - 1] : undefined
  return isRecord(entry) ? entry[part] : undefined
}

export function toCanonicalFields(
  template: KnownTemplate,
  values: ReadonlyMap<string, unknown>,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const field of template.allFields) {
    const value = values.get(field.name)
    if (value === undefined) continue
    if (field.at === undefined || field.part === undefined) fields[field.prop] = value
    else setNumbered(fields, field.prop, field.at, field.part, value)
  }
  return fields
}

function setNumbered(fields: Record<string, unknown>, prop: string, at: number, part: string, value: unknown): void {
  const list = (fields[prop] ?? []) as Record<string, unknown>[]
  while (list.length < at) list.push({})
  const entry = list[at - 1]
  if (entry !== undefined) entry[part] = value
  fields[prop] = list
}
