import { isRecord } from "@forecourt/contracts/is-record"
import { formatDate } from "../dates/format-date.ts"
import { formatGuid, toBracedGuid } from "../guid/guid.ts"
import { MEDIA_TYPES } from "../media/media-types.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { getValue } from "../storage/stored-value.ts"
import { buildPictureAddress, toAbsoluteMedia } from "../wire/media-address.ts"
import { type FieldSource, findPageId, getLinkType, listTargetIds, toWireValue } from "../wire/wire-field.ts"
import type { GraphContext } from "./graph-context.types.ts"
import { GRAPHQL_FIELD } from "./type-definitions.ts"

export function getFieldTypeName({ field }: FieldSource): string {
  return GRAPHQL_FIELD[field.type]
}

const common = {
  id: ({ template, field }: FieldSource, { format }: { format: string }, { templates }: GraphContext) =>
    formatGuid(templates.fieldId(template, field.name), format),
  name: ({ field }: FieldSource) => field.name,
  value: ({ stored }: FieldSource) => stored?.raw ?? "",
  jsonValue: (source: FieldSource, _: unknown, context: GraphContext) => toWireValue(context, source, context),
  definition: ({ template, field }: FieldSource) => ({ template, field }),
}

const media = {
  ...common,
  title: (source: FieldSource) => getText(source, "title"),
  description: (source: FieldSource) => getText(source, "description"),
  keywords: (source: FieldSource) => getText(source, "keywords"),
  extension: getExtension,
  mimeType: getMimeType,
  size: (source: FieldSource) => getNumber(source, "size"),
}

export const fieldResolvers = {
  TextField: common,
  RichTextField: common,
  CheckboxField: { ...common, boolValue: ({ stored }: FieldSource) => stored?.value === true },
  NumberField: { ...common, numberValue: ({ stored }: FieldSource) => stored?.number ?? null },
  IntegerField: { ...common, intValue: ({ stored }: FieldSource) => stored?.number ?? null },
  DateField: {
    ...common,
    dateValue: ({ stored }: FieldSource) => stored?.number ?? null,
    formattedDateValue: (
      { stored, item }: FieldSource,
      { format, offset }: { format: string | null; offset: number | null },
    ) => (stored?.number == null ? "" : formatDate(stored.number, format ?? "g", item.language, offset ?? 0)),
  },
  ImageField: {
    ...media,
    src: getPictureSource,
    alt: (source: FieldSource) => getText(source, "alt") ?? (getText(source, "src") === null ? null : ""),
    width: (source: FieldSource) => getNumber(source, "width"),
    height: (source: FieldSource) => getNumber(source, "height"),
  },
  FileField: {
    ...media,
    url: (source: FieldSource, _: unknown, { publicUrl }: GraphContext) => {
      const src = getText(source, "src")
      return src === null ? null : toAbsoluteMedia(publicUrl, src)
    },
  },
  LinkField: {
    ...common,
    url: (source: FieldSource) => getText(source, "href") ?? "",
    text: (source: FieldSource) => getText(source, "text"),
    target: (source: FieldSource) => getText(source, "target"),
    anchor: (source: FieldSource) => getText(source, "anchor"),
    className: (source: FieldSource) => getText(source, "class"),
    queryString: (source: FieldSource) => getText(source, "querystring"),
    linkType: (source: FieldSource) => {
      const href = getText(source, "href")
      return getText(source, "linktype") ?? (href === null ? null : getLinkType(href))
    },
    targetItem: (source: FieldSource, _: unknown, context: GraphContext) => {
      const target = findPageId(context, source.item, (getText(source, "href") ?? "").replace(/[?#].*$/, ""))
      return target === null ? null : findItem(context.store, target, source.item.language)
    },
  },
  LookupField: {
    ...common,
    targetId: ({ stored }: FieldSource, { format }: { format: string }) => {
      const [id] = listTargetIds(stored)
      return id === undefined ? null : formatGuid(id, format)
    },
    targetItem: (source: FieldSource, _: unknown, context: GraphContext) => findTargetItems(context, source)[0] ?? null,
  },
  MultilistField: {
    ...common,
    count: ({ stored }: FieldSource) => listTargetIds(stored).length,
    targetIds: ({ stored }: FieldSource) => listTargetIds(stored).map(toBracedGuid),
    targetItems: (source: FieldSource, _: unknown, context: GraphContext) => findTargetItems(context, source),
  },
  NameValueListField: {
    ...common,
    values: ({ stored }: FieldSource) =>
      [...new URLSearchParams(stored?.raw ?? "")].map(([name, value]) => ({ name, value })),
  },
}

function findTargetItems({ store }: GraphContext, { item, field, stored }: FieldSource): LocalItem[] {
  const version = field.of === undefined ? undefined : item.current.version
  return listTargetIds(stored).flatMap((id) => findItem(store, id, item.language, version) ?? [])
}

function getPart({ stored }: FieldSource, name: string): unknown {
  const value = getValue(stored?.value)
  return isRecord(value) ? value[name] : undefined
}

function getText(source: FieldSource, name: string): string | null {
  const value = getPart(source, name)
  return typeof value === "string" && value !== "" ? value : null
}

function getNumber(source: FieldSource, name: string): number | null {
  const value = getPart(source, name)
  return typeof value === "number" ? value : null
}

function getPictureSource(
  source: FieldSource,
  { maxWidth, maxHeight }: { maxWidth?: number | null; maxHeight?: number | null },
  { publicUrl }: GraphContext,
): string | null {
  const src = getText(source, "src")
  if (src === null) return null
  const limits = new URLSearchParams()
  if (maxWidth != null) limits.set("mw", String(maxWidth))
  if (maxHeight != null) limits.set("mh", String(maxHeight))
  if (limits.size === 0)
    return buildPictureAddress(publicUrl, src, getNumber(source, "width"), getNumber(source, "height"))
  return `${toAbsoluteMedia(publicUrl, src)}${src.includes("?") ? "&" : "?"}${limits}`
}

function getExtension(source: FieldSource): string | null {
  return (
    getText(source, "extension") ??
    /\.([a-z0-9]+)(?:\?|$)/i.exec(getText(source, "src") ?? "")?.[1]?.toLowerCase() ??
    null
  )
}

function getMimeType(source: FieldSource): string | null {
  return getText(source, "mimeType") ?? MEDIA_TYPES.get(getExtension(source) ?? "") ?? null
}
