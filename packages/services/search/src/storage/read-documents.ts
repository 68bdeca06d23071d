import { type Columns, type RowOf, type Statements, sql } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import { type Make, readMaker } from "./shapes.ts"

/** The number of rows per query. A query of this size blocks other requests for a few milliseconds. */
const ROWS_A_PAGE = 500

const SEARCHED_ROW = { key: "text", shape: "number", searched: "text" } as const

type SearchedRow = RowOf<typeof SEARCHED_ROW>

export async function* readSearched(storage: Statements, generation: number): AsyncGenerator<SearchDocument> {
  for await (const page of readPages(storage, generation)) yield* await toDocuments(storage, page)
}

async function toDocuments(storage: Statements, rows: readonly SearchedRow[]): Promise<readonly SearchDocument[]> {
  const makers = new Map<number, Make>()
  for (const shape of new Set(rows.map((row) => row.shape))) makers.set(shape, await readMaker(storage, shape))
  return rows.flatMap(({ shape, searched }): SearchDocument[] => {
    const make = makers.get(shape)
    return make === undefined ? [] : [make(JSON.parse(searched))]
  })
}

async function* readPages(storage: Statements, generation: number): AsyncGenerator<readonly SearchedRow[]> {
  let after = ""
  while (true) {
    const rows = await sql`select key, shape, searched from documents
      where generation = ${generation} and key > ${after} order by key limit ${ROWS_A_PAGE}`.all(storage, SEARCHED_ROW)
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_A_PAGE) return
    after = last.key
    await new Promise(setImmediate)
  }
}

export async function readSearchedKeys(
  storage: Statements,
  generation: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, SearchDocument>> {
  const rows = await readByKeys(storage, { from: "documents", columns: SEARCHED_ROW }, generation, keys)
  const documents = new Map<string, SearchDocument>()
  for (const [place, document] of (await toDocuments(storage, rows)).entries())
    documents.set(rows[place]?.key ?? "", document)
  return documents
}

export async function readBodies(
  storage: Statements,
  generation: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await readByKeys(storage, { from: "bodies", columns: { key: "text", body: "text" } }, generation, keys)
  return new Map(rows.map(({ key, body }) => [key, body]))
}

/** The lengths of key lists for which statements are prepared. A shorter list is padded by repeating its last key. */
const SIZES = [1, 8, 32, 100]
const MAX_KEYS = 100

async function readByKeys<const Shape extends Columns>(
  storage: Statements,
  { from: table, columns }: { readonly from: string; readonly columns: Shape },
  generation: number,
  keys: readonly string[],
): Promise<RowOf<Shape>[]> {
  const rows: RowOf<Shape>[] = []
  for (let from = 0; from < keys.length; from += MAX_KEYS) {
    const filled = padKeys(keys.slice(from, from + MAX_KEYS))
    const places = filled.map(() => "?").join(", ")
    const sql = `select ${Object.keys(columns).join(", ")} from ${table} where generation = ? and key in (${places})`
    rows.push(...(await storage.all(columns, sql, generation, ...filled)))
  }
  return rows
}

export function padKeys(keys: readonly string[]): readonly string[] {
  const size = SIZES.find((item) => item >= keys.length) ?? keys.length
  return Array.from({ length: size }, (_, index) => keys[index] ?? keys.at(-1) ?? "")
}
