import { isRecord } from "@forecourt/contracts/is-record"
import { escapeXml } from "@forecourt/service-kit/http"
import { createGuid, parseGuid, toBracedGuid } from "../guid/guid.ts"
import type { TemplateField } from "../templates/template.types.ts"

export interface StoredValue {
  /**
   * The value in canonical form, without editing metadata. If the value consists of separate items, only the
   * identifiers of these items are stored.
   */
  readonly value: unknown
  /**
   * The value as text in the format of the platform, for example `1` for a ticked checkbox. GraphQL returns it as
   * `value`.
   */
  readonly raw: string
  /** The text in which searches look for words. It is `raw`, with each identifier written as 32 hex digits. */
  readonly words: string
  /** The numeric form of a date or number, used for sorting. `null` for other values. */
  readonly number: number | null
}

type Fields = Readonly<Record<string, unknown>>

/** Converts a value to its stored form. Paths in the value are resolved relative to `site`. */
export function toStoredValue(value: unknown, { type }: Pick<TemplateField, "type">, site: string): StoredValue {
  switch (type) {
    case "Image":
      return toPlainValue(value, formatImageTag(getValue(value)))
    case "File":
      return toPlainValue(value, formatFileTag(getValue(value)))
    case "General Link":
      return toPlainValue(value, formatLinkTag(getValue(value)))
    case "Checkbox":
      return toPlainValue(value, value === true ? "1" : "")
    case "Integer":
    case "Number":
      return { ...toPlainValue(value, String(value)), number: Number(value) }
    case "Date":
    case "Datetime":
      return toStoredDate(value)
    case "Droplink":
    case "Multilist":
      return toReferences(value, site)
    case "Single-Line Text":
    case "Multi-Line Text":
    case "Rich Text":
    case "Droplist":
    case "Name Value List":
      return toPlainValue(value, getText(value))
  }
}

export function toOwnedItems(ids: readonly string[]): StoredValue {
  return { value: ids, raw: ids.map(toBracedGuid).join("|"), words: ids.map(toHex).join("|"), number: null }
}

/** Returns the identifier of an item from its path below the site, for example `Data/Tags/elbil`. */
export function getItemId(site: string, path: string): string {
  return createGuid(`${site}/${path.replace(/^\/+|\/+$/g, "").toLowerCase()}`)
}

/**
 * Parses a date to milliseconds since 1970. Returns `null` for an invalid date and for a date in the year 1, which the
 * platform uses as the empty date.
 */
export function parseDate(text: string): number | null {
  const iso = text.replace(
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/,
    (_, y, m, d, h = "00", n = "00", s = "00") => {
      return `${y}-${m}-${d}T${h}:${n}:${s}Z`
    },
  )
  const milliseconds = Date.parse(iso)
  return Number.isNaN(milliseconds) || iso.startsWith("0001-") ? null : milliseconds
}

export function getValue(value: unknown): unknown {
  return isRecord(value) && "value" in value ? value.value : value
}

export function getText(value: unknown): string {
  const text = getValue(value)
  return isRecord(text) ? "" : String(text ?? "")
}

function toPlainValue(value: unknown, raw: string): StoredValue {
  return { value: removeMarks(value), raw, words: raw, number: null }
}

function toStoredDate(value: unknown): StoredValue {
  const milliseconds = parseDate(String(getValue(value) ?? ""))
  const raw = milliseconds === null ? "" : new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, "")
  return { ...toPlainValue(value, raw), number: milliseconds }
}

function toReferences(value: unknown, site: string): StoredValue {
  const items = Array.isArray(value) ? value : [value]
  const ids = items.filter(isReference).map(({ id }) => parseGuid(String(id)) ?? getItemId(site, String(id)))
  return { ...toOwnedItems(ids), value: removeMarks(value) }
}

function isReference(value: unknown): value is { readonly id: unknown } {
  return isRecord(value) && value.id !== undefined && value.id !== ""
}

function removeMarks(value: unknown): unknown {
  if (!isRecord(value) || !("metadata" in value)) return value
  const { metadata: _, ...rest } = value
  return rest
}

function formatImageTag(value: unknown): string {
  if (!isRecord(value)) return ""
  const { src, alt, width, height } = value
  return formatTag("image", { mediaid: getMediaGuid(src), src, alt, width, height })
}

function formatFileTag(value: unknown): string {
  return isRecord(value) ? formatTag("file", { mediaid: getMediaGuid(value.src), src: value.src }) : ""
}

function formatLinkTag(value: unknown): string {
  if (!isRecord(value)) return ""
  const { href, text, linktype, target, title, anchor, querystring, id } = value
  return formatTag("link", { text, linktype, url: href, target, title, class: value.class, anchor, querystring, id })
}

function getMediaGuid(src: unknown): string {
  return toBracedGuid(createGuid(`media/${String(src)}`))
}

function formatTag(name: string, attributes: Fields): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== "")
  return `<${name} ${written.map(([key, value]) => `${key}="${escapeXml(String(value))}"`).join(" ")} />`
}

function toHex(guid: string): string {
  return guid.replaceAll("-", "")
}
