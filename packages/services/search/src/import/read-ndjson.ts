import { isRecord } from "@forecourt/contracts/is-record"
import { readMessage } from "@forecourt/contracts/read-message"
import type { ImportRow } from "./import.types.ts"
import { type Line, readLines } from "./read-lines.ts"

export async function* readNdjson(source: AsyncIterable<Uint8Array>): AsyncGenerator<ImportRow> {
  for await (const line of readLines(source)) yield parseDocument(line)
}

export function parseDocument({ number: row, text }: Line): ImportRow {
  try {
    const document: unknown = JSON.parse(text)
    if (isRecord(document)) return { row, document: { ...document }, fault: null }
    return { row, document: null, fault: { field: "", reason: "is no JSON object" } }
  } catch (error) {
    return { row, document: null, fault: { field: "", reason: `is no JSON: ${readMessage(error)}` } }
  }
}
