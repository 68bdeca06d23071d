import { ServiceError } from "@forecourt/service-kit/errors"
import { getQuery, readJson } from "@forecourt/service-kit/http"
import { sql } from "@forecourt/service-kit/storage"
import type { Finding } from "../documents/problem.types.ts"
import type { RequestContext } from "../http/handler.ts"
import { findItem, listSiteLanguages } from "../storage/items.ts"
import type { Store } from "../storage/open-store.ts"
import { findRoute, toCleanRoute } from "../storage/routes.ts"
import { getItemKey, getPageId } from "../storage/site-tree.ts"

const MAX_DOCUMENT_BYTES = 2_000_000

export interface Place {
  readonly site: string
  readonly language: string
  readonly path: string
}

/**
 * Reads the site, language and path of a page from `?site=&language=&path=`. The language defaults to the main language
 * of the site.
 */
export function readPlace(context: RequestContext, store: Store): Place {
  const site = getQuery(context, "site")
  const row = sql`select language from sites where name = ${site}`.get(store)
  if (row === undefined) {
    const names = store.all("select name from sites order by name").map(({ name }) => name)
    throw new ServiceError("NotFound", `There is no site "${site}". Pass ?site= with one of: ${names.join(", ")}.`)
  }
  const language = context.req.query("language") ?? String(row.language)
  const languages = listSiteLanguages(store, site)
  if (!languages.includes(language)) {
    throw new ServiceError(
      "NotFound",
      `${site} has no language "${language}". Pass ?language= with one of: ${languages.join(", ")}.`,
    )
  }
  return { site, language, path: toCleanRoute(context.req.query("path") ?? "/") }
}

/**
 * Builds the key of a new page from `?item=` or, if this parameter is missing, from the path. A translation needs
 * `?item=`, since its path may differ from that of the original page.
 */
export function buildItemKey(context: RequestContext, place: Place, store: Store): string {
  const item = context.req.query("item")
  const key = item ?? buildKeyBelow(place, store)
  const isSound = key.split("/").every((part) => /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(part) && !/^data$/i.test(part))
  if (!isSound)
    throw new ServiceError(
      "BadRequest",
      `"${key}" is no place for a page. Use names of letters, digits and dashes; data is taken.`,
    )
  if (item === undefined && hasVersion(store, getPageId(place.site, key), place.language))
    throw new ServiceError(
      "Conflict",
      `The item "${key}" has a page in ${place.language} already, at another address. Choose another path, or name an item with ?item=.`,
    )
  return key
}

function buildKeyBelow({ site, language, path }: Place, store: Store): string {
  const names = path.slice(1).split("/")
  for (let above = names.length - 1; above > 0; above--) {
    const id = findRoute(store, site, `/${names.slice(0, above).join("/")}`, language)
    const parent = id === null ? null : findItem(store, id, language)
    if (parent !== null) return [getItemKey(parent), ...names.slice(above)].join("/")
  }
  return path.slice(1)
}

function hasVersion(store: Store, id: string, language: string): boolean {
  return sql`select 1 from versions where item_id = ${id} and language = ${language}`.get(store) !== undefined
}

export async function readJsonBody(context: RequestContext): Promise<unknown> {
  const body = await readJson(context, { maxBytes: MAX_DOCUMENT_BYTES })
  if (body === undefined) throw new ServiceError("BadRequest", "There is no body. Send JSON.")
  return body
}

/**
 * The maximum number of objects in a document. Writing takes 40 µs per object and blocks other requests. The largest
 * existing page has 211 objects.
 */
const MAX_OBJECTS = 3000

export async function readDocumentBody(context: RequestContext): Promise<unknown> {
  const document = await readJsonBody(context)
  const count = countObjects(document)
  if (count <= MAX_OBJECTS) return document
  throw new ServiceError(
    "Unprocessable",
    `The document has ${count} objects; the maximum is ${MAX_OBJECTS}. Divide it among several pages.`,
  )
}

/** Counts the objects in a document. It does not use recursion, since a document may be nested arbitrarily deep. */
function countObjects(document: unknown): number {
  const open: unknown[] = [document]
  let count = 0
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== "object" || value === null) continue
    if (!Array.isArray(value)) count += 1
    for (const part of Object.values(value)) open.push(part)
  }
  return count
}

export function checkSound(problems: readonly Finding[]): void {
  if (problems.length === 0) return
  throw new ServiceError("Unprocessable", `The document has ${problems.length} problems. Fix them and send it again.`, {
    members: { problems },
  })
}
