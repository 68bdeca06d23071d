import { isRecord } from "@forecourt/contracts/is-record"
import { formatDate } from "../dates/format-date.ts"
import { bracedGuid, formatGuid } from "../guid/guid.ts"
import { MEDIA_TYPES } from "../media/media-types.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { inner } from "../storage/stored-value.ts"
import { absoluteMedia, pictureAddress } from "../wire/media-address.ts"
import { linkTypeOf, pageAt, targetIds, wireValue } from "../wire/wire-field.ts"
import type { FieldSource } from "./field-source.ts"
import type { GraphContext } from "./graph-context.types.ts"
import { GRAPHQL_FIELD } from "./type-definitions.ts"

export function fieldTypeName({ field }: FieldSource): string {
  return GRAPHQL_FIELD[field.type]
}

/** How every field is answered, whatever its type. */
const common = {
  id: ({ template, field }: FieldSource, { format }: { format: string }, { templates }: GraphContext) =>
    formatGuid(templates.fieldId(template, field.name), format),
  name: ({ field }: FieldSource) => field.name,
  value: ({ stored }: FieldSource) => stored?.raw ?? "",
  jsonValue: ({ item, field, stored }: FieldSource, _: unknown, context: GraphContext) =>
    wireValue(context, item, field, stored, context.state),
  definition: ({ template, field }: FieldSource) => ({ template, field }),
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
    ...common,
    src: (source: FieldSource, size: { maxWidth?: number | null; maxHeight?: number | null }, context: GraphContext) =>
      pictureSource(context, source, size),
    alt: (source: FieldSource) => text(source, "alt") ?? (hasMedia(source) ? "" : null),
    title: (source: FieldSource) => text(source, "title"),
    description: (source: FieldSource) => text(source, "description"),
    keywords: (source: FieldSource) => text(source, "keywords"),
    extension: extensionOf,
    mimeType: mimeTypeOf,
    size: (source: FieldSource) => number(source, "size"),
    width: (source: FieldSource) => number(source, "width"),
    height: (source: FieldSource) => number(source, "height"),
  },
  FileField: {
    ...common,
    url: (source: FieldSource, _: unknown, { publicUrl }: GraphContext) => {
      const src = text(source, "src")
      return src === null ? null : absoluteMedia(publicUrl, src)
    },
    title: (source: FieldSource) => text(source, "title"),
    description: (source: FieldSource) => text(source, "description"),
    keywords: (source: FieldSource) => text(source, "keywords"),
    extension: extensionOf,
    mimeType: mimeTypeOf,
    size: (source: FieldSource) => number(source, "size"),
  },
  LinkField: {
    ...common,
    url: (source: FieldSource) => text(source, "href") ?? "",
    text: (source: FieldSource) => text(source, "text"),
    target: (source: FieldSource) => text(source, "target"),
    anchor: (source: FieldSource) => text(source, "anchor"),
    className: (source: FieldSource) => text(source, "class"),
    queryString: (source: FieldSource) => text(source, "querystring"),
    linkType: (source: FieldSource) => {
      const href = text(source, "href")
      return text(source, "linktype") ?? (href === null ? null : linkTypeOf(href))
    },
    targetItem: (source: FieldSource, _: unknown, context: GraphContext) => {
      const target = pageAt(context, source.item, (text(source, "href") ?? "").replace(/[?#].*$/, ""))
      return target === null ? null : findItem(context.store, target, source.item.language)
    },
  },
  LookupField: {
    ...common,
    targetId: ({ stored }: FieldSource, { format }: { format: string }) => {
      const [id] = targetIds(stored)
      return id === undefined ? null : formatGuid(id, format)
    },
    targetItem: (source: FieldSource, _: unknown, context: GraphContext) => targetItems(context, source)[0] ?? null,
  },
  MultilistField: {
    ...common,
    count: ({ stored }: FieldSource) => targetIds(stored).length,
    targetIds: ({ stored }: FieldSource) => targetIds(stored).map(bracedGuid),
    targetItems: (source: FieldSource, _: unknown, context: GraphContext) => targetItems(context, source),
  },
  NameValueListField: {
    ...common,
    values: ({ stored }: FieldSource) =>
      [...new URLSearchParams(stored?.raw ?? "")].map(([name, value]) => ({ name, value })),
  },
}

function targetItems({ store }: GraphContext, { item, field, stored }: FieldSource): LocalItem[] {
  const version = field.of === undefined ? undefined : item.current.version
  return targetIds(stored).flatMap((id) => findItem(store, id, item.language, version) ?? [])
}

function part({ stored }: FieldSource, name: string): unknown {
  const value = inner(stored?.value)
  return isRecord(value) ? value[name] : undefined
}

function text(source: FieldSource, name: string): string | null {
  const value = part(source, name)
  return typeof value === "string" && value !== "" ? value : null
}

/** Sizes are numbers here, although layout data spells them out. */
function number(source: FieldSource, name: string): number | null {
  const value = part(source, name)
  return typeof value === "number" ? value : null
}

function hasMedia(source: FieldSource): boolean {
  return text(source, "src") !== null
}

function pictureSource(
  { publicUrl }: GraphContext,
  source: FieldSource,
  { maxWidth, maxHeight }: { maxWidth?: number | null; maxHeight?: number | null },
): string | null {
  const src = text(source, "src")
  if (src === null) return null
  const limits = new URLSearchParams()
  if (maxWidth != null) limits.set("mw", String(maxWidth))
  if (maxHeight != null) limits.set("mh", String(maxHeight))
  if (limits.size === 0) return pictureAddress(publicUrl, src, number(source, "width"), number(source, "height"))
  return `${absoluteMedia(publicUrl, src)}${src.includes("?") ? "&" : "?"}${limits}`
}

function extensionOf(source: FieldSource): string | null {
  return (
    text(source, "extension") ?? /\.([a-z0-9]+)(?:\?|$)/i.exec(text(source, "src") ?? "")?.[1]?.toLowerCase() ?? null
  )
}

function mimeTypeOf(source: FieldSource): string | null {
  return text(source, "mimeType") ?? MEDIA_TYPES.get(extensionOf(source) ?? "") ?? null
}
