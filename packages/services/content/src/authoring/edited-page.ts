import { ServiceError } from "@forecourt/service-kit/errors"
import type { RequestContext } from "../http/handler.ts"
import { type Draft, findStoredDraft } from "../storage/drafts.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { getPageId } from "../storage/site-tree.ts"
import { findShown, findShownRoute } from "../wire/shown-item.ts"
import type { Authoring } from "./authoring.types.ts"
import { type Place, readPlace } from "./authoring-request.ts"

export interface EditedPage {
  readonly place: Place
  readonly id: string | null
  /**
   * The requested version of the page. By default, this is the draft or, if there is no draft, the published version.
   */
  readonly item: LocalItem | null
  readonly draft: Draft | null
  readonly published: LocalItem | null
}

export function findEditedPage(context: RequestContext, authoring: Authoring, version?: number): EditedPage {
  const { store } = authoring
  const place = readPlace(context, store)
  const { site, language, path } = place
  const key = context.req.query("item")
  const id = key === undefined ? findShownRoute(authoring, "edit", site, path, language) : getPageId(site, key)
  if (id === null) return { place, id, item: null, draft: null, published: null }
  return {
    place,
    id,
    item: toPageOrNull(findShown(authoring, "edit", id, language, version)),
    draft: findStoredDraft(store, id, language),
    published: toPageOrNull(findItem(store, id, language)),
  }
}

export function toPageOrNull(item: LocalItem | null): LocalItem | null {
  return item?.current.hasLayout === true ? item : null
}

export function createNotFoundError(context: RequestContext, { place }: EditedPage, what: string): ServiceError {
  const key = context.req.query("item")
  return new ServiceError(
    "NotFound",
    `There is no ${what} ${key === undefined ? `at ${place.path}` : `of item "${key}"`} in ${place.language}.`,
  )
}
