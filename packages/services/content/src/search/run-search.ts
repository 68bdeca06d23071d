import type { SQLInputValue } from "node:sqlite"
import { UserError } from "../graphql/user-error.ts"
import { formatGuid } from "../guid/guid.ts"
import { LOCAL_ITEM_COLUMNS, type LocalItem, toLocalItem } from "../storage/items.ts"
import type { Row } from "../storage/open-store.ts"
import type { Library } from "../wire/library.types.ts"
import { createPage, type Page, type Paging, parsePageSize, readCursor, type SearchAfter } from "./cursor.ts"
import type { SearchReader } from "./search-reader.ts"
import { type Condition, createWhereCondition, getFieldKind, type Predicate, type SearchMode } from "./where.ts"

export interface SearchRequest extends Paging {
  readonly where: Predicate
  readonly orderBy?: { readonly name: string; readonly direction?: "ASC" | "DESC" | null } | null
}

const FROM = `from versions v join items i on i.id = v.item_id
  left join fields o on o.item_id = v.item_id and o.language = v.language and o.version = v.version and o.name = ?
  where v.is_current = 1 and v.language <> ''`

const SYSTEM_ORDER: ReadonlyMap<string, string> = new Map([
  ["_name", "i.name"],
  ["_path", "i.path"],
  ["_displayname", "v.display_name"],
  ["_language", "v.language"],
  ["_updated", "v.updated"],
  ["__updated", "v.updated"],
  ["_created", "v.created"],
  ["__created", "v.created"],
  ["__sortorder", "i.sort_order"],
])

const NO_NUMBER = -(2 ** 52)

/**
 * Finds items that match predicates. Items with equal sort keys are ordered by identifier and language, so that the
 * pages of the result never overlap.
 */
export async function runSearch(
  library: Library & { readonly reader: SearchReader },
  request: SearchRequest,
  mode: SearchMode,
): Promise<Page<LocalItem>> {
  const size = parsePageSize(request.first, 10, "search")
  const condition = createCondition(library, request.where, mode)
  const { key, field } = getOrderKey(library, request, mode)
  const isDescending = request.orderBy?.direction === "DESC"
  const cursor = readCursor(request.after, 3)

  const matching = `${FROM} and ${condition.sql}`
  const values = [field, ...condition.values]
  const counted = library.reader.all(`select count(*) as total ${matching}`, values)
  const pageRows = library.reader.all(
    `select * from (select ${LOCAL_ITEM_COLUMNS}, ${key} as sort_key ${matching})
     ${cursor === null ? "" : `where (sort_key, id, language) ${isDescending ? "<" : ">"} (?, ?, ?)`}
     order by sort_key ${formatDirection(isDescending)}, id ${formatDirection(isDescending)}, language ${formatDirection(isDescending)} limit ?`,
    [...values, ...(cursor === null ? [] : getKeys(cursor.after)), size + 1],
  )
  const [[counts], rows] = await Promise.all([counted, pageRows])
  const page = createPage(rows, counts, { size, after: request.after, cursor }, getSortKeys)
  return { ...page, results: page.results.map((row) => toLocalItem(row, String(row.language))) }
}

/** The maximum number of values in a search. Each value is compared with all stored content. */
const MAX_VALUES = 100

function createCondition(library: Library, where: Predicate, mode: SearchMode): Condition {
  const condition = createWhereCondition(library, where, mode)
  if (condition.values.length <= MAX_VALUES) return condition
  throw new UserError(
    `search: where compares ${condition.values.length} values, the most is ${MAX_VALUES}. Search for less at a time.`,
  )
}

function getOrderKey(
  { templates }: Library,
  { orderBy }: SearchRequest,
  mode: SearchMode,
): { key: string; field: string } {
  if (orderBy == null) return { key: "v.updated", field: "" }
  const { name } = orderBy
  const system = SYSTEM_ORDER.get(name.toLowerCase())
  if (system !== undefined) return { key: system, field: "" }
  const kind = getFieldKind(templates, name)
  if (kind === "date" || kind === "number") return { key: `coalesce(o.number, ${NO_NUMBER})`, field: name }
  // The weaker platform sorts by pieces of a text; by its end is as good a piece as any.
  const text = mode === "exact" ? "coalesce(o.words, '')" : "lower(substr(coalesce(o.words, ''), -4))"
  return { key: text, field: name }
}

function formatDirection(isDescending: boolean): string {
  return isDescending ? "desc" : "asc"
}

/** Returns the sort keys of a row as in Sitecore's cursors: `[sort key, identifier, identifier + language]`. */
function getSortKeys({ sort_key, id, language }: Row): SearchAfter {
  const guid = formatGuid(String(id))
  return [typeof sort_key === "number" ? sort_key : String(sort_key), guid, `${guid}_${language}`]
}

function getKeys(after: readonly (string | number)[]): SQLInputValue[] {
  const [key = "", guid = "", local = ""] = after
  return [key, toDashed(String(guid)), String(local).slice(String(guid).length + 1)]
}

function toDashed(guid: string): string {
  return guid.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
