import { Problem, refuseMethod } from "@forecourt/service-kit/http"
import { checkPage } from "../documents/check-documents.ts"
import type { PageDocument } from "../documents/document.types.ts"
import { readPage } from "../documents/read-documents.ts"
import { json, type RequestContext } from "../http/handler.ts"
import { markEdited, unitKey } from "../seed/apply-seed.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { cleanRoute, findRoute, rebuildRoutes, routeOf } from "../storage/routes.ts"
import { pageId, siteRootPath } from "../storage/site-tree.ts"
import { writePage } from "../storage/write-documents.ts"
import { forgetCurrent } from "../storage/write-version.ts"
import { upcastPage } from "../upcasting/upcast-documents.ts"
import type { Authoring } from "./authoring.types.ts"
import { documentBody, type Place, placeOf, requireSound } from "./authoring-request.ts"
import { etagOf, requireMatch } from "./etags.ts"

/** `/authoring/page?site=&path=&language=`: reads, writes and removes one page in one language. */
export async function pageRoute(context: RequestContext, authoring: Authoring): Promise<Response> {
  const place = placeOf(context, authoring.store)
  switch (context.req.method) {
    case "GET":
    case "HEAD": {
      const item = requirePage(authoring, place)
      return json(200, pageResponse(authoring, item), {
        etag: etagOf(item.current.revision),
        "cache-control": "no-store",
      })
    }
    case "PUT": {
      const item = pageAt(authoring, place)
      requireMatch(context, item === null ? null : etagOf(item.current.revision))
      return putPage(context, authoring, place)
    }
    case "DELETE":
      return deletePage(context, authoring, place)
    default:
      return refuseMethod(context, ["GET", "PUT", "DELETE"])
  }
}

/** `/authoring/pages?site=&language=`: all pages of a site. */
export function pagesRoute(context: RequestContext, authoring: Authoring): Response {
  const { site, language } = placeOf(context, authoring.store)
  const rows = authoring.store.all(
    "select path, item_id from routes where site = ? and language = ? order by path",
    site,
    language,
  )
  const pages = rows.flatMap(({ path, item_id }) => {
    const item = findItem(authoring.store, String(item_id), language)
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

async function putPage(context: RequestContext, authoring: Authoring, place: Place): Promise<Response> {
  const { site, language } = place
  const { document, findings } = upcastPage(await documentBody(context), authoring.templates)
  requireSound([...findings, ...checkPage(document, authoring.templates)])
  const page = document as PageDocument

  const { key, before } = await authoring.store.publish(() => {
    // Somebody else may have written while the body came.
    const item = pageAt(authoring, place)
    requireMatch(context, item === null ? null : etagOf(item.current.revision))
    const key = item === null ? newItemKey(context, place) : itemKey(item)
    const before = item === null ? null : routeOf(authoring.store, item.id, language)
    writePage(authoring, site, key, language, page)
    const clashes = rebuildRoutes(authoring.store, site)
    if (clashes.length > 0) {
      throw new Problem(409, `Another page already stands at ${clashes.join(", ")}. Choose another slug or path.`)
    }
    markEdited(authoring.store, site, pageUnit(key, language, page))
    return { key, before: item === null ? null : { path: before } }
  })

  const written = findItem(authoring.store, pageId(site, key), language)
  if (written === null) throw new Error(`authoring: ${key} was written and is not there.`)
  const path = routeOf(authoring.store, written.id, language) ?? "/"
  authoring.publish({
    kind: "page",
    operation: before === null ? "Create" : "Update",
    site,
    language,
    items: [written.id],
    paths: [...new Set([before?.path ?? path, path])],
  })
  return json(before === null ? 201 : 200, pageResponse(authoring, written), { etag: etagOf(written.current.revision) })
}

async function deletePage(context: RequestContext, authoring: Authoring, place: Place): Promise<Response> {
  const { site, language, path } = place
  const id = await authoring.store.publish(() => {
    const item = requirePage(authoring, place)
    requireMatch(context, etagOf(item.current.revision))
    if (item.id === pageId(site, ""))
      throw new Problem(409, "The home page cannot be removed. Write another one in its place.")
    forgetCurrent(authoring.store, item.id, language)
    rebuildRoutes(authoring.store, site)
    markEdited(authoring.store, site, pageUnit(itemKey(item), language, readPage(authoring, item)))
    return item.id
  })
  authoring.publish({ kind: "page", operation: "Delete", site, language, items: [id], paths: [path] })
  return new Response(null, { status: 204 })
}

function requirePage(authoring: Authoring, place: Place): LocalItem {
  const item = pageAt(authoring, place)
  if (item === null) throw new Problem(404, `There is no page at ${place.path} in ${place.language}.`)
  return item
}

function pageAt({ store }: Authoring, { site, language, path }: Place): LocalItem | null {
  const id = findRoute(store, site, path, language)
  return id === null ? null : findItem(store, id, language)
}

function pageResponse(authoring: Authoring, item: LocalItem): object {
  const { version, updated, language } = item.current
  return {
    id: item.id,
    item: itemKey(item),
    path: routeOf(authoring.store, item.id, language) ?? cleanRoute(itemKey(item)),
    site: item.site,
    language,
    version,
    updated: new Date(updated),
    document: readPage(authoring, item),
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
function newItemKey(context: RequestContext, { path }: Place): string {
  const key = context.req.query("item") ?? path.slice(1)
  const isSound = key.split("/").every((part) => /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(part) && !/^data$/i.test(part))
  if (isSound) return key
  throw new Problem(400, `"${key}" is no place for a page. Use names of letters, digits and dashes; data is taken.`)
}

function pageUnit(item: string, language: string, document: PageDocument): string {
  return unitKey({ kind: "page", item, language, document })
}
