import { pipeline, Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import type { Kind } from "../kinds/kinds.ts"
import type { ImportRow } from "./import.types.ts"
import { type Cells, type Mapping, toDocument } from "./mapping.ts"
import { readText } from "./read-text.ts"

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

const MAX_RECORD_BYTES = 1_000_000

/**
 * Reads a CSV file whose columns are separated by commas, semicolons or tabs. Without a mapping, the column names are
 * used as field names.
 */
export async function* readCsv(
  source: AsyncIterable<Uint8Array>,
  kind: Kind,
  mapping: Mapping | null,
): AsyncGenerator<ImportRow> {
  let names: readonly string[] | null = null
  let number = 0
  for await (const { record, info } of readRecords(source)) {
    if (names === null) {
      names = record.map((name) => name.trim())
      continue
    }
    number += 1
    const row = info.lines
    if (record.length === names.length) {
      const cells: Cells = new Map(names.map((name, index) => [name, record[index] ?? ""]))
      yield { row, ...toDocument(cells, number, kind, mapping) }
    } else {
      const reason = `has ${record.length} cells where there are ${names.length} columns`
      yield { row, document: null, fault: { field: "", reason } }
    }
  }
}

async function* readRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<Parsed> {
  const { delimiter, all } = await findDelimiter(readText(source))
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: MAX_RECORD_BYTES,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  pipeline(Readable.from(all), parser, () => {})
  try {
    for await (const record of parser) yield record
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { message, lines } = error as CsvError & { lines?: number }
    throw new Error(`search: the file is no CSV${lines === undefined ? "" : ` from line ${lines}`}: ${message}`)
  }
}

async function findDelimiter(source: AsyncIterable<string>) {
  const pieces = source[Symbol.asyncIterator]()
  const first = await pieces.next()
  const [header = ""] = first.done ? [] : first.value.split(/\r?\n/, 1)
  const delimiter = DELIMITERS.find((item) => header.includes(item)) ?? ","
  async function* readAll() {
    if (!first.done) yield first.value
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return { delimiter, all: readAll() }
}

const DELIMITERS = ["\t", ";", ","]
