import { isRecord } from "@forecourt/contracts/is-record"
import { escapeXml } from "@forecourt/service-kit/http"
import { bracedGuid, guidOf, parseGuid } from "../guid/guid.ts"
import type { TemplateField } from "../templates/template.types.ts"

/** A field as it rests in storage. */
export interface StoredValue {
  /** Canonical form, without editing marks. For fields with items of their own: the identifiers of those. */
  readonly value: unknown
  /** The platform's own spelling, what `value` answers in GraphQL. */
  readonly raw: string
  /** What search compares: `raw`, with identifiers as 32 hex digits. */
  readonly words: string
  /** What search orders by, for dates and numbers. */
  readonly number: number | null
}

type Fields = Readonly<Record<string, unknown>>

/** Turns a canonical value into what is stored. `site` gives meaning to references written as paths. */
export function storedValue(value: unknown, { type }: Pick<TemplateField, "type">, site: string): StoredValue {
  switch (type) {
    case "Image":
      return plain(value, imageTag(inner(value)))
    case "File":
      return plain(value, fileTag(inner(value)))
    case "General Link":
      return plain(value, linkTag(inner(value)))
    case "Checkbox":
      return plain(value, value === true ? "1" : "")
    case "Integer":
    case "Number":
      return { ...plain(value, String(value)), number: Number(value) }
    case "Date":
    case "Datetime":
      return storedDate(value)
    case "Droplink":
    case "Multilist":
      return references(value, site)
    case "Single-Line Text":
    case "Multi-Line Text":
    case "Rich Text":
    case "Droplist":
    case "Name Value List":
      return plain(value, innerText(value))
  }
}

/** Identifiers of the items that a field owns. */
export function ownedItems(ids: readonly string[]): StoredValue {
  return { value: ids, raw: ids.map(bracedGuid).join("|"), words: ids.map(hex).join("|"), number: null }
}

/** Identifier of an item by its path below the site's root, for example `Data/Tags/elbil`. */
export function itemId(site: string, path: string): string {
  return guidOf(`${site}/${path.replace(/^\/+|\/+$/g, "").toLowerCase()}`)
}

/** Milliseconds of a date in either spelling, or `null`. The first moment of year 1 means no date. */
export function dateMilliseconds(text: string): number | null {
  const iso = text.replace(
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/,
    (_, y, m, d, h = "00", n = "00", s = "00") => {
      return `${y}-${m}-${d}T${h}:${n}:${s}Z`
    },
  )
  const milliseconds = Date.parse(iso)
  return Number.isNaN(milliseconds) || iso.startsWith("0001-") ? null : milliseconds
}

/** Takes the `{ value }` of an editable field off; plain values stay as they are. */
export function inner(value: unknown): unknown {
  return isRecord(value) && "value" in value ? value.value : value
}

/** The text of a field; none where its value is still missing. */
export function innerText(value: unknown): string {
  const text = inner(value)
  return isRecord(text) ? "" : String(text ?? "")
}

function plain(value: unknown, raw: string): StoredValue {
  return { value: withoutMarks(value), raw, words: raw, number: null }
}

function storedDate(value: unknown): StoredValue {
  const milliseconds = dateMilliseconds(String(inner(value) ?? ""))
  const raw = milliseconds === null ? "" : new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, "")
  return { ...plain(value, raw), number: milliseconds }
}

function references(value: unknown, site: string): StoredValue {
  const given = Array.isArray(value) ? value : [value]
  const ids = given.filter(isReference).map(({ id }) => parseGuid(String(id)) ?? itemId(site, String(id)))
  return { ...ownedItems(ids), value: withoutMarks(value) }
}

function isReference(value: unknown): value is { readonly id: unknown } {
  return isRecord(value) && value.id !== undefined && value.id !== ""
}

function withoutMarks(value: unknown): unknown {
  if (!isRecord(value) || !("metadata" in value)) return value
  const { metadata: _, ...rest } = value
  return rest
}

function imageTag(value: unknown): string {
  if (!isRecord(value)) return ""
  const { src, alt, width, height } = value
  return tag("image", { mediaid: mediaGuid(src), src, alt, width, height })
}

function fileTag(value: unknown): string {
  return isRecord(value) ? tag("file", { mediaid: mediaGuid(value.src), src: value.src }) : ""
}

function linkTag(value: unknown): string {
  if (!isRecord(value)) return ""
  const { href, text, linktype, target, title, anchor, querystring, id } = value
  return tag("link", { text, linktype, url: href, target, title, class: value.class, anchor, querystring, id })
}

function mediaGuid(src: unknown): string {
  return bracedGuid(guidOf(`media/${String(src)}`))
}

function tag(name: string, attributes: Fields): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== "")
  return `<${name} ${written.map(([key, value]) => `${key}="${escapeXml(String(value))}"`).join(" ")} />`
}

function hex(guid: string): string {
  return guid.replaceAll("-", "")
}
