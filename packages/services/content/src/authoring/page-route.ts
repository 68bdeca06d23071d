import { ServiceError } from "@forecourt/service-kit/errors"
import { refuseMethod } from "@forecourt/service-kit/http"
import { sql } from "@forecourt/service-kit/storage"
import { readPage } from "../documents/read-documents.ts"
import { createJsonResponse, type RequestContext } from "../http/handler.ts"
import { getUnitKey, setEdited } from "../seed/apply-seed.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { findRoute, getPageAddress, rebuildRoutes } from "../storage/routes.ts"
import { getItemKey, getPageId } from "../storage/site-tree.ts"
import { removeCurrent } from "../storage/write-version.ts"
import type { Authoring } from "./authoring.types.ts"
import { buildItemKey, type Place, readDocumentBody, readPlace } from "./authoring-request.ts"
import { checkMatch, formatEtag } from "./etags.ts"
import { parsePage, publishPage } from "./publish-page.ts"

export async function handlePage(context: RequestContext, authoring: Authoring): Promise<Response> {
  const place = readPlace(context, authoring.store)
  switch (context.req.method) {
    case "GET":
    case "HEAD": {
      const item = getPage(authoring, place)
      return createJsonResponse(200, createPageResponse(authoring, item), {
        etag: formatEtag(item.current.revision),
        "cache-control": "no-store",
      })
    }
    case "PUT": {
      const item = findPage(authoring, place)
      checkMatch(context, item === null ? null : formatEtag(item.current.revision))
      return writePageRequest(context, authoring, place)
    }
    case "DELETE":
      return removePage(context, authoring, place)
    default:
      return refuseMethod(context, ["GET", "PUT", "DELETE"])
  }
}

export function handlePages(context: RequestContext, authoring: Authoring): Response {
  const { site, language } = readPlace(context, authoring.store)
  const rows = sql`select path, item_id from routes
    where site = ${site} and language = ${language} order by path`.all(authoring.store)
  const pages = rows.flatMap(({ path, item_id }) => {
    const item = findItem(authoring.store, String(item_id), language)
    if (item === null) return []
    const { displayName, version, updated, revision } = item.current
    const page = { path, item: getItemKey(item), id: item.id, name: displayName, version, updated: new Date(updated) }
    return [{ ...page, etag: formatEtag(revision) }]
  })
  return createJsonResponse(200, { site, language, pages })
}

async function writePageRequest(context: RequestContext, authoring: Authoring, place: Place): Promise<Response> {
  const page = parsePage(await readDocumentBody(context), authoring)
  const { item, isNew } = await publishPage(authoring, place, () => {
    // Another editor may have written while the body arrived.
    const item = findPage(authoring, place)
    checkMatch(context, item === null ? null : formatEtag(item.current.revision))
    return { key: item === null ? buildItemKey(context, place, authoring.store) : getItemKey(item), page }
  })
  return createJsonResponse(isNew ? 201 : 200, createPageResponse(authoring, item), {
    etag: formatEtag(item.current.revision),
  })
}

async function removePage(context: RequestContext, authoring: Authoring, place: Place): Promise<Response> {
  const { site, language, path } = place
  const id = await authoring.store.publish(() => {
    const item = getPage(authoring, place)
    checkMatch(context, formatEtag(item.current.revision))
    if (item.id === getPageId(site, ""))
      throw new ServiceError("Conflict", "The home page cannot be removed. Write another one in its place.")
    removeCurrent(authoring.store, item.id, language)
    rebuildRoutes(authoring.store, site)
    const page = { kind: "page", item: getItemKey(item), language, document: readPage(authoring, item) } as const
    setEdited(authoring.store, site, getUnitKey(page))
    return item.id
  })
  authoring.publish({ kind: "page", operation: "Delete", site, language, items: [id], paths: [path] })
  return new Response(null, { status: 204 })
}

function getPage(authoring: Authoring, place: Place): LocalItem {
  const item = findPage(authoring, place)
  if (item === null) throw new ServiceError("NotFound", `There is no page at ${place.path} in ${place.language}.`)
  return item
}

function findPage({ store }: Authoring, { site, language, path }: Place): LocalItem | null {
  const id = findRoute(store, site, path, language)
  return id === null ? null : findItem(store, id, language)
}

function createPageResponse(authoring: Authoring, item: LocalItem): object {
  const { version, updated, language } = item.current
  return {
    id: item.id,
    item: getItemKey(item),
    path: getPageAddress(authoring.store, item),
    site: item.site,
    language,
    version,
    updated: new Date(updated),
    document: readPage(authoring, item),
  }
}
