import { checkPage } from "../documents/check-documents.ts"
import type { PageDocument } from "../documents/document.types.ts"
import { readPage } from "../documents/read-documents.ts"
import { type Answer, type Ask, json, Refusal } from "../http/exchange.ts"
import { markEdited, unitKey } from "../seed/apply-seed.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { cleanRoute, findRoute, rebuildRoutes, routeOf } from "../storage/routes.ts"
import { pageId, siteRootPath } from "../storage/site-tree.ts"
import { writePage } from "../storage/write-documents.ts"
import { forgetCurrent } from "../storage/write-version.ts"
import { upcastPage } from "../upcasting/upcast-documents.ts"
import type { AuthoringDesk } from "./authoring-desk.types.ts"
import { jsonBody, type Place, placeOf, refuseMethod, requireSound } from "./authoring-request.ts"
import { etagOf, requireMatch } from "./etags.ts"

/** `/authoring/page?site=&path=&language=`: reads, writes and removes one page in one language. */
export async function pageRoute(ask: Ask, desk: AuthoringDesk): Promise<Answer> {
  const place = placeOf(ask, desk.store)
  const item = pageAt(desk, place)
  switch (ask.method) {
    case "GET":
    case "HEAD":
      if (item === null) throw new Refusal(404, `There is no page at ${place.path} in ${place.language}.`)
      return json(200, pageAnswer(desk, item), { etag: etagOf(item.current.revision), "cache-control": "no-store" })
    case "PUT":
      requireMatch(ask, item === null ? null : etagOf(item.current.revision))
      return putPage(ask, desk, place, item)
    case "DELETE":
      if (item === null) throw new Refusal(404, `There is no page at ${place.path} in ${place.language}.`)
      requireMatch(ask, etagOf(item.current.revision))
      return deletePage(desk, place, item)
    default:
      return refuseMethod(ask, "GET, PUT or DELETE")
  }
}

/** `/authoring/pages?site=&language=`: all pages of a site. */
export function pagesRoute(ask: Ask, desk: AuthoringDesk): Answer {
  const { site, language } = placeOf(ask, desk.store)
  const rows = desk.store.all(
    "select path, item_id from routes where site = ? and language = ? order by path",
    site,
    language,
  )
  const pages = rows.flatMap(({ path, item_id }) => {
    const item = findItem(desk.store, String(item_id), language)
    if (item === null) return []
    const { displayName, version, updated, revision } = item.current
    return [
      {
        path,
        item: itemKey(item),
        id: item.id,
        name: displayName,
        version,
        updated: new Date(updated),
        etag: etagOf(revision),
      },
    ]
  })
  return json(200, { site, language, pages })
}

async function putPage(ask: Ask, desk: AuthoringDesk, place: Place, item: LocalItem | null): Promise<Answer> {
  const { document, findings } = upcastPage(await jsonBody(ask), desk.templates)
  requireSound([...findings, ...checkPage(document, desk.templates)])
  const page = document as PageDocument
  const key = item === null ? newItemKey(ask, place) : itemKey(item)
  const before = item === null ? null : routeOf(desk.store, item.id, place.language)

  desk.store.transaction(() => {
    writePage(desk, place.site, key, place.language, page)
    const clashes = rebuildRoutes(desk.store, place.site)
    if (clashes.length > 0) {
      throw new Refusal(409, `Another page already stands at ${clashes.join(", ")}. Choose another slug or path.`)
    }
    markEdited(desk.store, place.site, pageUnit(key, place.language, page))
  })

  const written = findItem(desk.store, pageId(place.site, key), place.language)
  if (written === null) throw new Error(`authoring: ${key} was written and is not there.`)
  const path = routeOf(desk.store, written.id, place.language) ?? "/"
  desk.publish({
    kind: "page",
    operation: item === null ? "Create" : "Update",
    site: place.site,
    language: place.language,
    items: [written.id],
    paths: [...new Set([before ?? path, path])],
  })
  return json(item === null ? 201 : 200, pageAnswer(desk, written), { etag: etagOf(written.current.revision) })
}

function deletePage(desk: AuthoringDesk, { site, language, path }: Place, item: LocalItem): Answer {
  if (item.id === pageId(site, ""))
    throw new Refusal(409, "The home page cannot be removed. Write another one in its place.")
  desk.store.transaction(() => {
    forgetCurrent(desk.store, item.id, language)
    rebuildRoutes(desk.store, site)
    markEdited(desk.store, site, pageUnit(itemKey(item), language, readPage(desk, item)))
  })
  desk.publish({ kind: "page", operation: "Delete", site, language, items: [item.id], paths: [path] })
  return { status: 204 }
}

function pageAt({ store }: AuthoringDesk, { site, language, path }: Place): LocalItem | null {
  const id = findRoute(store, site, path, language)
  return id === null ? null : findItem(store, id, language)
}

function pageAnswer(desk: AuthoringDesk, item: LocalItem): object {
  const { version, updated, language } = item.current
  return {
    id: item.id,
    item: itemKey(item),
    path: routeOf(desk.store, item.id, language) ?? cleanRoute(itemKey(item)),
    site: item.site,
    language,
    version,
    updated: new Date(updated),
    document: readPage(desk, item),
  }
}

/** Place of a page below home, by the names of the items: `bilar/elbilar`. */
function itemKey({ site, path }: LocalItem): string {
  return path.slice(`${siteRootPath(site)}/Home`.length).replace(/^\//, "")
}

/**
 * Where a new page goes in the tree: to `?item=`, else to its address. A translation names the item it translates,
 * because its address may differ.
 */
function newItemKey(ask: Ask, { path }: Place): string {
  const key = ask.url.searchParams.get("item") ?? path.slice(1)
  const isSound = key.split("/").every((part) => /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(part) && !/^data$/i.test(part))
  if (isSound) return key
  throw new Refusal(400, `"${key}" is no place for a page. Use names of letters, digits and dashes; data is taken.`)
}

function pageUnit(item: string, language: string, document: PageDocument): string {
  return unitKey({ kind: "page", item, language, document })
}
