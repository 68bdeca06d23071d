import { ServiceError } from "@forecourt/service-kit/errors"
import { refuseMethod } from "@forecourt/service-kit/http"
import { readPage } from "../documents/read-documents.ts"
import { json, type RequestContext } from "../http/handler.ts"
import { versionOf } from "../http/page-state.ts"
import { type Draft, draftOf, dropDraft } from "../storage/drafts.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import type { PlacedAreas } from "../storage/place-blocks.ts"
import { pageAddress } from "../storage/routes.ts"
import { itemKey, pageId } from "../storage/site-tree.ts"
import { writeDraft } from "../storage/write-documents.ts"
import { layoutOf } from "../wire/render-layout.ts"
import { findShown } from "../wire/shown-item.ts"
import type { Authoring } from "./authoring.types.ts"
import { documentBody, newItemKey } from "./authoring-request.ts"
import { type EditedPage, editedPage, notThere, onlyPage } from "./edited-page.ts"
import { etagOf, requireMatch } from "./etags.ts"
import { publishPage, soundPage } from "./publish-page.ts"

/**
 * `/authoring/draft?site=&language=&path=`, or `&item=`: what an editor works on, which is the page's draft, or what is
 * published while there is none. `&version=` reads an older version.
 */
export async function draftRoute(context: RequestContext, authoring: Authoring): Promise<Response> {
  switch (context.req.method) {
    case "GET":
    case "HEAD":
      return readDraft(context, authoring)
    case "PUT":
      return putDraft(context, authoring)
    case "DELETE":
      return discardDraft(context, authoring)
    default:
      return refuseMethod(context, ["GET", "PUT", "DELETE"])
  }
}

/** `POST /authoring/draft/publish`: makes the draft what visitors see, as writing the page would. */
export async function publishDraftRoute(context: RequestContext, authoring: Authoring): Promise<Response> {
  if (context.req.method !== "POST") refuseMethod(context, ["POST"])
  const { place } = editedPage(context, authoring)
  const { item } = await publishPage(authoring, place, () => {
    const { item, draft, published } = requireDraft(context, authoring)
    requireBase(draft.base, item, published)
    const page = soundPage({ ...readPage(authoring, item), order: item.sortOrder }, authoring)
    dropDraft(authoring.store, item.id, place.language)
    return { key: itemKey(item), page }
  })
  return json(200, draftResponse(authoring, item), { etag: etagOf(item.current.revision) })
}

function readDraft(context: RequestContext, authoring: Authoring): Response {
  const version = versionOf(context)
  const page = editedPage(context, authoring, version)
  if (page.item === null)
    throw notThere(context, page, version === undefined ? "page" : `version ${version} of the page`)
  return json(200, draftResponse(authoring, page.item), {
    "cache-control": "no-store",
    ...(version === undefined && { etag: etagOf(page.item.current.revision) }),
  })
}

async function putDraft(context: RequestContext, authoring: Authoring): Promise<Response> {
  const before = requireSeen(context, authoring)
  const page = soundPage(await documentBody(context), authoring, { isDraft: true })
  const { site, language } = before.place
  const id = await authoring.store.publish(() => {
    // Somebody else may have written while the body came.
    const before = requireSeen(context, authoring)
    const key = before.item === null ? newItemKey(context, before.place, authoring.store) : itemKey(before.item)
    writeDraft(authoring, site, key, language, page, baseOf(context, before))
    return pageId(site, key)
  })
  const item = findShown(authoring, "edit", id, language)
  if (item === null) throw new Error(`authoring: the draft of ${id} was written and is not there.`)
  return json(before.item === null ? 201 : 200, draftResponse(authoring, item), { etag: etagOf(item.current.revision) })
}

async function discardDraft(context: RequestContext, authoring: Authoring): Promise<Response> {
  await authoring.store.publish(() => {
    const { item, place } = requireDraft(context, authoring)
    dropDraft(authoring.store, item.id, place.language)
  })
  return new Response(null, { status: 204 })
}

/** The page, as long as its writer has seen what is edited now. */
function requireSeen(context: RequestContext, authoring: Authoring): EditedPage {
  const page = editedPage(context, authoring)
  requireMatch(context, page.item === null ? null : etagOf(page.item.current.revision))
  return page
}

/** The same for what needs a draft. */
function requireDraft(
  context: RequestContext,
  authoring: Authoring,
): EditedPage & { readonly item: LocalItem; readonly draft: Draft } {
  const page = editedPage(context, authoring)
  const { item, draft } = page
  if (item === null || draft === null) throw notThere(context, page, "draft")
  requireMatch(context, etagOf(item.current.revision))
  return { ...page, item, draft }
}

/** Published version that a draft stands on. Who has merged it with what was published since says so in `?base=`. */
function baseOf(context: RequestContext, { item, draft, published }: EditedPage): number | null {
  const merged = context.req.query("base")
  if (merged === undefined) return draft === null ? versionNumber(published) : draft.base
  const base = Number(merged) || null
  requireBase(base, item, published)
  return base
}

/** Lets nothing pass that stands on another version than the published one. */
function requireBase(base: number | null, item: LocalItem | null, published: LocalItem | null): void {
  const current = versionNumber(published)
  if (base === current) return
  const what = current === null ? "The page is not published now" : `Version ${current} is published now`
  throw new ServiceError(
    "PreconditionFailed",
    `${what}, and the draft stands on ${base ?? "none"}. Merge them, and write the draft with ?base=.`,
    { members: { etag: item === null ? null : etagOf(item.current.revision), base, published: current } },
  )
}

function versionNumber(item: LocalItem | null): number | null {
  return item === null ? null : item.current.version
}

function draftResponse(authoring: Authoring, item: LocalItem): object {
  const { store } = authoring
  const { id, site, language, current } = item
  const draft = draftOf(store, id, language)
  const published = onlyPage(findItem(store, id, language))
  const isDraft = current.version === draft?.version
  return {
    id,
    item: itemKey(item),
    path: pageAddress(store, item),
    site,
    language,
    version: current.version,
    updated: new Date(current.updated),
    isDraft,
    base: isDraft ? draft.base : versionNumber(published),
    published:
      published === null ? null : { version: published.current.version, updated: new Date(published.current.updated) },
    uids: Object.fromEntries(uidsOf(layoutOf(authoring, item).areas)),
    document: readPage(authoring, item),
  }
}

/** Blocks of a page by their identifiers in the document, with those they have in layout data. */
function uidsOf(areas: PlacedAreas): [string, string][] {
  return Object.values(areas)
    .flat()
    .flatMap(({ id, uid, slots }) => [[id, uid], ...uidsOf(slots)])
}
