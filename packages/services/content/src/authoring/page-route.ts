import { ServiceError } from "@forecourt/service-kit/errors"
import { refuseMethod } from "@forecourt/service-kit/http"
import { readPage } from "../documents/read-documents.ts"
import { json, type RequestContext } from "../http/handler.ts"
import { markEdited, unitKey } from "../seed/apply-seed.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { findRoute, pageAddress, rebuildRoutes } from "../storage/routes.ts"
import { itemKey, pageId } from "../storage/site-tree.ts"
import { forgetCurrent } from "../storage/write-version.ts"
import type { Authoring } from "./authoring.types.ts"
import { documentBody, newItemKey, type Place, placeOf } from "./authoring-request.ts"
import { etagOf, requireMatch } from "./etags.ts"
import { publishPage, soundPage } from "./publish-page.ts"

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
  const page = soundPage(await documentBody(context), authoring)
  const { item, isNew } = await publishPage(authoring, place, () => {
    // Somebody else may have written while the body came.
    const item = pageAt(authoring, place)
    requireMatch(context, item === null ? null : etagOf(item.current.revision))
    return { key: item === null ? newItemKey(context, place, authoring.store) : itemKey(item), page }
  })
  return json(isNew ? 201 : 200, pageResponse(authoring, item), { etag: etagOf(item.current.revision) })
}

async function deletePage(context: RequestContext, authoring: Authoring, place: Place): Promise<Response> {
  const { site, language, path } = place
  const id = await authoring.store.publish(() => {
    const item = requirePage(authoring, place)
    requireMatch(context, etagOf(item.current.revision))
    if (item.id === pageId(site, ""))
      throw new ServiceError("Conflict", "The home page cannot be removed. Write another one in its place.")
    forgetCurrent(authoring.store, item.id, language)
    rebuildRoutes(authoring.store, site)
    const page = { kind: "page", item: itemKey(item), language, document: readPage(authoring, item) } as const
    markEdited(authoring.store, site, unitKey(page))
    return item.id
  })
  authoring.publish({ kind: "page", operation: "Delete", site, language, items: [id], paths: [path] })
  return new Response(null, { status: 204 })
}

function requirePage(authoring: Authoring, place: Place): LocalItem {
  const item = pageAt(authoring, place)
  if (item === null) throw new ServiceError("NotFound", `There is no page at ${place.path} in ${place.language}.`)
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
    path: pageAddress(authoring.store, item),
    site: item.site,
    language,
    version,
    updated: new Date(updated),
    document: readPage(authoring, item),
  }
}
