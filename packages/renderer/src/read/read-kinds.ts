import { cleanHtml, listDroppedHtml } from "./clean-html.ts"
import { buildLinkAddress } from "./link-address.ts"
import { getValue, isRecord, parseWireInteger, toWireString } from "./wire-values.ts"

const EMPTY_DATE = /^0001-01-01/
const COMPACT_DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/
const SAFE_ADDRESS = /^(?:(?:https?|mailto|tel|sms):|[^:]*$|[^:/?#]*[/?#])/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters the URL standard strips
const IGNORED_IN_ADDRESS = /[\u0000-\u0020]/g

const EMPTY_IMAGE = Object.freeze({ src: "" })
const EMPTY_LINK = Object.freeze({ href: "" })
const EMPTY_FILE = Object.freeze({ src: "" })

export interface KindOptions {
  /** True to keep empty fields with editing metadata, so that editors can fill them in inline. */
  readonly keepEmpty?: boolean
  /** A function that is called with the parts that were removed from a formatted text; see {@link listDroppedHtml}. */
  readonly onDropped?: (parts: readonly string[]) => void
}

const FOR_VISITORS: KindOptions = Object.freeze({})

// Each function reads one field from the wire; `undefined` means that it is empty.

export function readText(raw: unknown, options = FOR_VISITORS): unknown {
  if (raw === null || raw === undefined) return undefined
  return readPlainText(raw) ?? toEditable(raw, toWireString(getValue(raw)), "", options)
}

function readPlainText(raw: unknown): { value: string } | undefined {
  const { value, metadata } = raw as { value?: unknown; metadata?: unknown }
  return typeof value === "string" && value !== "" && metadata === undefined
    ? { value: value.toWellFormed() }
    : undefined
}

export function readRichText(raw: unknown, options = FOR_VISITORS): unknown {
  const html = toWireString(getValue(raw))
  options.onDropped?.(listDroppedHtml(html))
  return toEditable(raw, cleanHtml(html), "", options)
}

export function readImage(raw: unknown, options = FOR_VISITORS): unknown {
  return toEditable(raw, toImageValue(getValue(raw)), EMPTY_IMAGE, options)
}

export function readLink(raw: unknown, options = FOR_VISITORS): unknown {
  return toEditable(raw, toLinkValue(getValue(raw)), EMPTY_LINK, options)
}

export function readFile(raw: unknown, options = FOR_VISITORS): unknown {
  return toEditable(raw, toFileValue(getValue(raw)), EMPTY_FILE, options)
}

export function readDate(raw: unknown, options = FOR_VISITORS): unknown {
  return toEditable(raw, toDateValue(toWireString(getValue(raw))), "", options)
}

export function readBoolean(raw: unknown): boolean | undefined {
  const value = getValue(raw)
  if (typeof value === "boolean") return value
  if (value === "1" || value === 1 || value === "true") return true
  return value === "" || value === "0" || value === 0 || value === "false" ? false : undefined
}

/**
 * Reads a number. Returns `undefined` for an empty field. A string that is not a number is returned unchanged, so that
 * validation can report it.
 */
export function readNumber(raw: unknown): unknown {
  const value = getValue(raw)
  if (typeof value === "number") return value
  if (typeof value !== "string" || value.trim() === "") return undefined
  const number = Number(value.replace(",", "."))
  return Number.isNaN(number) ? value : number
}

/**
 * Reads a plain string or, if the field is a drop list, the name of the selected item. Returns `undefined` if the field
 * is empty.
 */
export function readString(raw: unknown): string | undefined {
  const value = getValue(raw)
  if (!isRecord(value)) return toWireString(value) || undefined
  const fields = isRecord(value.fields) ? value.fields : {}
  const text = toWireString(getValue(fields.Value ?? fields.value ?? fields.Key ?? fields.key))
  return text || toWireString(value.displayName) || toWireString(value.name) || undefined
}

/**
 * Reads a value of an enumeration and returns it in the spelling of the schema. An unknown value is returned unchanged,
 * so that validation can report it.
 */
export function readChoice(raw: unknown, choices: Readonly<Record<string, string>>): string | undefined {
  const value = readString(raw)
  if (value === undefined) return undefined
  const known = choices[value.toLowerCase()]
  return typeof known === "string" ? known : value
}

export function readReference(field: unknown): object | undefined {
  const raw = toLayoutForm(field)
  if (!isRecord(raw) || toWireString(raw.id) === "") return undefined
  const reference: Record<string, unknown> = { id: raw.id }
  for (const name of ["url", "name", "displayName"]) {
    const text = toWireString(raw[name])
    if (text !== "") reference[name] = text
  }
  return reference
}

export function readReferences(field: unknown): object[] | undefined {
  const raw = toLayoutForm(field)
  return Array.isArray(raw) ? raw.map(readReference).filter((item) => item !== undefined) : undefined
}

/**
 * Converts a field from a component query (`{ jsonValue }`) to the format of layout data. Any other field is returned
 * unchanged.
 */
function toLayoutForm(field: unknown): unknown {
  return isRecord(field) && "jsonValue" in field ? field.jsonValue : field
}

function toEditable(sent: unknown, value: unknown, empty: unknown, { keepEmpty = false }: KindOptions): unknown {
  const isEmpty = value === undefined || value === ""
  const raw = toLayoutForm(sent)
  if (!isRecord(raw) || !isRecord(raw.metadata)) return isEmpty ? undefined : { value }
  if (isEmpty && !keepEmpty) return undefined

  // The metadata is returned to the platform's editor, which knows more keys than this code, so it is unchanged and in
  // its order.
  const field = { value: isEmpty ? empty : value, metadata: raw.metadata }
  return raw.editable === false ? { ...field, editable: false } : field
}

function toImageValue(value: unknown): object | undefined {
  if (!isRecord(value) || !isSafeAddress(value.src)) return undefined
  const { src, alt, title } = value
  const width = parseWireInteger(value.width)
  const height = parseWireInteger(value.height)
  const image: Record<string, unknown> = { src }
  if (typeof alt === "string") image.alt = alt.toWellFormed()
  if (width !== undefined && width > 0) image.width = width
  if (height !== undefined && height > 0) image.height = height
  if (typeof title === "string" && title !== "") image.title = title
  return image
}

const LINK_TEXTS = ["target", "title", "class", "linktype", "id"] as const

function toLinkValue(value: unknown): object | undefined {
  if (typeof value === "string") return isSafeAddress(value) ? { href: value } : undefined
  if (!isRecord(value)) return undefined
  const href = buildLinkAddress(value)
  if (!isSafeAddress(href)) return undefined

  const link: Record<string, unknown> = { href }
  if (isText(value.text)) link.text = value.text.toWellFormed()
  for (const name of LINK_TEXTS) if (isText(value[name])) link[name] = value[name]
  return link
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}

const FILE_TEXTS = ["name", "displayName", "title", "description", "keywords", "extension", "mimeType"] as const

function toFileValue(value: unknown): object | undefined {
  if (!isRecord(value) || !isSafeAddress(value.src)) return undefined
  const file: Record<string, unknown> = { src: value.src }
  for (const name of FILE_TEXTS) {
    const text = value[name]
    if (isText(text)) file[name] = text.toWellFormed()
  }
  const size = parseWireInteger(value.size)
  if (size !== undefined && size >= 0) file.size = size
  return file
}

/** True if a URL cannot execute code, unlike a `javascript:` URL. */
function isSafeAddress(address: unknown): address is string {
  if (typeof address !== "string" || address === "") return false
  return (
    address.startsWith("/") ||
    address.startsWith("https://") ||
    SAFE_ADDRESS.test(address.replace(IGNORED_IN_ADDRESS, ""))
  )
}

function toDateValue(value: string): string {
  if (EMPTY_DATE.test(value)) return ""
  return value.replace(COMPACT_DATE, "$1-$2-$3T$4:$5:$6Z")
}
