import { type ComponentUpdate, type LayoutData, parseComponentUpdate } from "@forecourt/api-clients/content"
import { isRecord } from "@forecourt/contracts/is-record"

export function updateBlock(layout: LayoutData, update: ComponentUpdate): LayoutData {
  return mapValue(layout, (value) =>
    isBlock(value, update.uid)
      ? { ...value, fields: mergeFields(value.fields, update.fields), params: mergeFields(value.params, update.params) }
      : value,
  ) as LayoutData
}

export function readUpdate(text: string): ComponentUpdate | null {
  try {
    return parseComponentUpdate(JSON.parse(text))
  } catch {
    return null
  }
}

type Json = Readonly<Record<string, unknown>>

function isBlock(value: Json, uid: string): boolean {
  return (
    typeof value.componentName === "string" &&
    typeof value.uid === "string" &&
    toPlainUid(value.uid) === toPlainUid(uid)
  )
}

function toPlainUid(uid: string): string {
  return uid.replace(/[{}]/g, "").toLowerCase()
}

function mergeFields(old: unknown, changes: Json | undefined): unknown {
  if (changes === undefined) return old
  return isRecord(old) ? { ...old, ...changes } : changes
}

function mapValue(value: unknown, change: (value: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapValue(entry, change))
  if (!isRecord(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapValue(entry, change)])))
}
