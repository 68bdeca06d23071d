import { UserError } from "../graphql/user-error.ts"

export type SearchAfter = readonly (string | number)[]

/**
 * Formats a cursor. It contains sort keys rather than a position, so that it is valid in every query that is sorted by
 * the same field.
 */
export function writeCursor(searchAfter: SearchAfter, count: number): string {
  return Buffer.from(JSON.stringify({ searchAfter, count })).toString("base64")
}

/** Parses a cursor. Returns `null` for `null` and `""`, which denote the start of the list. */
export function readCursor(
  cursor: string | null | undefined,
  keys: number,
): { after: SearchAfter; count: number } | null {
  if (cursor === null || cursor === undefined || cursor === "") return null
  const { searchAfter, count } = parseCursor(cursor)
  if (!Array.isArray(searchAfter) || searchAfter.length !== keys || !searchAfter.every(isKey))
    throw createCursorError(cursor)
  return { after: searchAfter, count: typeof count === "number" ? count : 0 }
}

export function parsePageSize(first: number | null | undefined, preset: number, what: string): number {
  const size = first ?? preset
  if (size < 1) throw new UserError(`${what}: first is ${size}. Request at least 1.`)
  if (size > MAX_ENTITIES)
    throw new UserError(`${what}: first is ${size}, the most is ${MAX_ENTITIES}. Page with after.`)
  return size
}

export interface Paging {
  readonly first?: number | null
  readonly after?: string | null
}

export interface Page<Entry> {
  readonly results: readonly Entry[]
  readonly total: number
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNext: boolean }
}

/**
 * Creates a page of results. `rows` are the entries after the cursor; one more than `size` shows that there are more.
 * @param counted The row of a `count(*) as total`.
 * @param keys Returns the sort keys of an entry.
 * @throws {TypeError} If the count is missing.
 */
export function createPage<Entry>(
  rows: readonly Entry[],
  counted: { readonly total?: unknown } | undefined,
  { size, after, cursor }: { size: number; after: Paging["after"]; cursor: ReturnType<typeof readCursor> },
  keys: (entry: Entry) => SearchAfter,
): Page<Entry> {
  const results = rows.slice(0, size)
  const last = results.at(-1)
  const count = (cursor?.count ?? 0) + results.length
  const endCursor = last === undefined ? (after ?? "") : writeCursor(keys(last), count)
  return { results, total: readTotal(counted), pageInfo: { endCursor, hasNext: rows.length > size } }
}

function readTotal(counted: { readonly total?: unknown } | undefined): number {
  if (typeof counted?.total === "number") return counted.total
  throw new TypeError("search: the count of the entries is missing.")
}

const MAX_ENTITIES = 1000 // documented limit of entities per query

function parseCursor(cursor: string): { searchAfter?: unknown; count?: unknown } {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, "base64").toString("utf8"))
    if (typeof json === "object" && json !== null) return json
  } catch {
    // Falls through to the same response as any other text that is no cursor.
  }
  throw createCursorError(cursor)
}

function createCursorError(cursor: string): UserError {
  return new UserError(
    `after: "${cursor}" is no cursor of this query. Pass an endCursor of a query that sorts by the same field, or "" for the start.`,
  )
}

function isKey(key: unknown): key is string | number {
  return typeof key === "string" || typeof key === "number"
}
