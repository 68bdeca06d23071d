import { createHash } from "node:crypto"
import { type Field, getKey, isScalar, splitWords, toScalars } from "@forecourt/search-engine/rules"
import type { SearchDocument } from "../engine.types.ts"
import type { Rules } from "./opensearch.types.ts"

/**
 * The maximum length of a term in characters. A character has up to four bytes, and Lucene's limit is 32,766 bytes.
 */
const MAX_TERM = 8000
/** The length in characters to which indexed values are truncated. Values in requests are never longer. */
const MAX_ASKED = 256
const MAX_ID_BYTES = 512

/**
 * Converts a document to OpenSearch fields. Text is split into words in the same way as by the in-memory engine, so
 * that both engines find the same documents.
 */
export function toIndexedDocument({ fields, language }: Rules, document: SearchDocument): object {
  const all = [...fields.all.values()]
  const key = getKey(fields, document)
  return {
    key,
    order: toUnitOrder(key),
    text: createFilled(all, (field) => listTexts(field, document)),
    number: createFilled(all.filter(isCompared), ({ name }) => toNumber(document[name])),
    sort: createFilled(all.filter(isSorted), (field) => getSortValue(field, document[field.name])),
    words: listWords(all, document, language),
  }
}

export function getId(key: string): string {
  return Buffer.byteLength(key) <= MAX_ID_BYTES ? key : `sha256:${createHash("sha256").update(key).digest("hex")}`
}

export function isCompared(field: Field): boolean {
  return isNumeric(field) && (field.facet === "range" || field.sort)
}

export function isSorted(field: Field): boolean {
  return field.sort && !isNumeric(field)
}

const isNumeric = ({ kind, many }: Field) => kind === "number" && !many

export function toIndexedText({ facet }: Field, value: unknown): string {
  return toClipped(String(value), facet === "list" ? MAX_TERM : MAX_ASKED)
}

/**
 * Converts a string so that the order of its UTF-8 bytes equals the UTF-16 order of the original. Surrogates are sorted
 * before the characters from U+E000.
 */
export function toUnitOrder(text: string): string {
  let moved = ""
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0xd800) moved += text.charAt(at)
    else moved += String.fromCodePoint(unit < 0xe000 ? unit + 0x800 : unit + 0x2000)
  }
  return moved
}

function createFilled(all: readonly Field[], read: (field: Field) => unknown): Record<string, unknown> {
  const pairs = all.map((field) => [field.name, read(field)] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== null))
}

function listTexts(field: Field, document: SearchDocument): readonly string[] | null {
  const texts = toScalars(document[field.name]).map((value) => toIndexedText(field, value))
  return texts.length === 0 ? null : texts
}

const toNumber = (value: unknown) => (typeof value === "number" ? value : null)

function getSortValue({ instant }: Field, value: unknown): number | string | null {
  if (!isScalar(value)) return null
  if (!instant) return toUnitOrder(toClipped(String(value), MAX_TERM))
  const moment = Date.parse(String(value))
  return Number.isNaN(moment) ? null : moment
}

function listWords(all: readonly Field[], document: SearchDocument, language: Rules["language"]): readonly string[] {
  const texts = all.filter(({ words }) => words).flatMap(({ name }) => toScalars(document[name]).map(String))
  return [...new Set(texts.flatMap((text) => splitWords(text, language)).map((word) => toClipped(word, MAX_ASKED)))]
}

function toClipped(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, "")
}
