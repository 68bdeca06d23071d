import { createReadStream } from "node:fs"
import { access, readFile } from "node:fs/promises"
import { pipeline } from "node:stream"
import { createGunzip } from "node:zlib"
import { completeMeaning, type IndexMeaning } from "../kinds/index-name.ts"
import { getKind, type Kind } from "../kinds/kinds.ts"
import type { ImportRow } from "./import.types.ts"
import { type Mapping, readMapping } from "./mapping.ts"
import { readCsv } from "./read-csv.ts"
import { readNdjson } from "./read-ndjson.ts"

const ENDING = /\.(csv|ndjson|jsonl)(\.gz)?$/

export async function openFile(file: string, kind: Kind, mapping: Mapping | null): Promise<AsyncIterable<ImportRow>> {
  const [, form, packed] = ENDING.exec(file) ?? []
  if (form === undefined) throw new Error(`search: ${file} is neither .csv nor .ndjson. Name it by what it holds.`)
  await access(file).catch(() => {
    throw new Error(`search: ${file} cannot be read. Check its name.`)
  })
  const bytes = createReadStream(file)
  const plain = packed === undefined ? bytes : pipeline(bytes, createGunzip(), () => {})
  return form === "csv" ? readCsv(plain, kind, mapping) : readNdjson(plain)
}

export function getMeaning(index: string, mapping: Mapping | null, said: Partial<IndexMeaning> = {}): IndexMeaning {
  const { kind, language } = mapping ?? {}
  const meaning = completeMeaning(index, { ...(kind && { kind }), ...(language && { language }), ...said })
  if (meaning !== null) return meaning
  throw new Error(`search: what does ${index} hold? Say --kind car or --kind dealership.`)
}

export async function openMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`search: ${file} cannot be read. Check its name.`)
  })
  return readMapping(file, text, ({ kind }) => getKind(kind))
}
