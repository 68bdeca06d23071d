import { isRecord } from "@forecourt/contracts/is-record"
import { parseGuid, toBracedGuid } from "../guid/guid.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { readStoredFields } from "../storage/read-fields.ts"
import { findRoute, toCleanRoute } from "../storage/routes.ts"
import { getText, getValue, type StoredValue, toStoredValue } from "../storage/stored-value.ts"
import type { FieldType, TemplateField } from "../templates/template.types.ts"
import type { KnownTemplate } from "../templates/template-set.ts"
import { getAddress } from "./item-url.ts"
import type { Library, PageState } from "./library.types.ts"
import { buildPictureAddress, toAbsoluteMedia, toAbsoluteMediaInHtml } from "./media-address.ts"

type WireFields = Record<string, unknown>

/** The minimum date of .NET, which the platform uses for an empty date. */
export const EMPTY_DATE = "0001-01-01T00:00:00Z"

/** The maximum depth of nested references. This limit also ends circular references. */
const DEEPEST_REFERENCE = 6

/**
 * The path to an item's fields in the document: `""` for the page itself, `brands/0/` for a list entry, `null` for a
 * referenced item.
 */
type FieldPath = string | null

/**
 * The context in which fields are converted. It contains the state of the page, and the position of the fields in the
 * page's document.
 */
interface View {
  readonly state: PageState
  readonly at?: FieldPath
  readonly depth?: number
}

/** A field of an item with its stored value, which is `undefined` if the field has none. */
export interface FieldSource {
  readonly item: LocalItem
  readonly template: KnownTemplate
  readonly field: TemplateField
  readonly stored: StoredValue | undefined
}

export function toWireFields(library: Library, item: LocalItem, view: View): WireFields {
  const template = library.templates.byId(item.templateId)
  if (template === undefined) return {}
  const stored = readStoredFields(library.store, item)
  const fields: WireFields = {}
  for (const field of template.allFields) {
    const value = stored.get(field.name) ?? getStandardValue(template, field, item.site)
    const source = { item, template, field, stored: value }
    const wire = toWireValue(library, source, view)
    fields[field.name] = view.state === "edit" ? addMetadata(library, wire, source, view) : wire
  }
  return fields
}

export function getStandardValue(template: KnownTemplate, field: TemplateField, site: string): StoredValue | undefined {
  const value = template.defaults[field.name]
  return value === undefined || field.of !== undefined ? undefined : toStoredValue(value, field, site)
}

export function toWireValue(library: Library, source: Omit<FieldSource, "template">, view: View): unknown {
  const { item, field, stored } = source
  const value = getValue(stored?.value)
  switch (field.type) {
    case "Rich Text":
      return { value: toAbsoluteMediaInHtml(library.publicUrl, getText(value)) }
    case "Image":
      return { value: hasAddress(value) ? toWireImage(library, value) : {} }
    case "General Link":
      return { value: isRecord(value) ? toWireLink(library, item, value) : { href: "" } }
    case "File":
      return { value: hasAddress(value) ? toWireFile(library, value) : {} }
    case "Checkbox":
      return { value: value === true }
    case "Integer":
    case "Number":
      return { value: stored?.number ?? 0 }
    case "Date":
    case "Datetime":
      return { value: typeof stored?.number === "number" ? toIsoDate(stored.number) : EMPTY_DATE }
    case "Droplink":
      return listReferencedItems(library, source, view)[0] ?? null
    case "Multilist":
      return listReferencedItems(library, source, view)
    default:
      return { value: getText(value) }
  }
}

export function listTargetIds(stored: StoredValue | undefined): string[] {
  return (stored?.raw ?? "")
    .split("|")
    .map(parseGuid)
    .filter((id) => id !== null)
}

export function toIsoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+/, "")
}

function listReferencedItems(library: Library, source: Omit<FieldSource, "template">, view: View): object[] {
  const { state, at = "", depth = 0 } = view
  if (depth >= DEEPEST_REFERENCE) return []
  const { item, field, stored } = source
  const { language, current } = item
  const { prop, type, of } = field
  return listTargetIds(stored).flatMap((id, index) => {
    const target = findItem(library.store, id, language, of === undefined ? undefined : current.version)
    const isPart = of !== undefined && at !== null
    const path = isPart ? `${at}${prop}/${type === "Multilist" ? `${index}/` : ""}` : null
    return target === null ? [] : [toWireReference(library, target, { state, at: path, depth: depth + 1 })]
  })
}

function toWireReference(library: Library, item: LocalItem, view: View): object {
  return {
    id: item.id,
    url: getAddress(library.store, item).path,
    name: item.name,
    displayName: item.current.displayName,
    fields: toWireFields(library, item, view),
  }
}

/** Returns true if the value has a URL. The URL may be missing in a draft. */
function hasAddress(value: unknown): value is WireFields {
  return isRecord(value) && typeof value.src === "string" && value.src !== ""
}

function toWireImage({ publicUrl }: Library, { src, width, height, ...rest }: WireFields): object {
  return {
    src: buildPictureAddress(publicUrl, String(src), width, height),
    alt: "",
    ...rest,
    ...(width !== undefined && { width: String(width) }),
    ...(height !== undefined && { height: String(height) }),
  }
}

function toWireFile({ publicUrl }: Library, { src, size, ...rest }: WireFields): object {
  return { src: toAbsoluteMedia(publicUrl, String(src)), ...rest, ...(size !== undefined && { size: String(size) }) }
}

/** Converts a link to layout data. The URL of an internal link is split into path, query string and anchor. */
function toWireLink(library: Library, item: LocalItem, value: WireFields): object {
  const href = String(value.href ?? "")
  const linktype = String(value.linktype ?? getLinkType(href))
  if (linktype !== "internal") return { ...value, href: toAbsoluteMedia(library.publicUrl, href), linktype }

  const [, path = "", query = "", anchor = ""] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? []
  const target = typeof value.id === "string" ? parseGuid(value.id) : findPageId(library, item, path)
  return {
    ...value,
    href: path,
    linktype,
    ...(target !== null && { id: toBracedGuid(target) }),
    ...(query !== "" && { querystring: query }),
    ...(anchor !== "" && { anchor }),
  }
}

export function getLinkType(href: string): string {
  if (href.startsWith("#")) return "anchor"
  if (href.startsWith("/-/media/")) return "media"
  if (href.startsWith("/") && !href.startsWith("//")) return "internal"
  const scheme = /^(mailto|tel|javascript):/i.exec(href)?.[1]
  return scheme?.toLowerCase() ?? "external"
}

export function findPageId({ store }: Library, { site, language }: LocalItem, path: string): string | null {
  const prefix = `/${language}`
  const bare = path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  return findRoute(store, site, toCleanRoute(bare), language)
}

const METADATA_TYPES: Partial<Record<FieldType, string>> = {
  "Single-Line Text": "single-line",
  "Multi-Line Text": "multi-line",
}

function addMetadata({ templates }: Library, wire: unknown, source: FieldSource, { at = "" }: View): unknown {
  if (!isRecord(wire) || !("value" in wire)) return wire
  const { item, template, field, stored } = source
  const { language, version, revision } = item.current
  const { name, type } = field
  return {
    ...wire,
    metadata: {
      contextItem: { id: toBracedGuid(item.id), language, version, revision: revision.replaceAll("-", "") },
      fieldId: toBracedGuid(templates.fieldId(template, name)),
      fieldType: METADATA_TYPES[type] ?? type.toLowerCase(),
      rawValue: stored?.raw ?? "",
      ...(at !== null && { fieldName: at + getPropertyPath(field) }),
    },
  }
}

/** Returns the path to a field's value in the document, for example `title` or `facts/0/label`. */
function getPropertyPath({ prop, at, part }: TemplateField): string {
  return at === undefined || part === undefined ? prop : `${prop}/${at - 1}/${part}`
}
