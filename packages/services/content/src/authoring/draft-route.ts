import { ServiceError } from "@forecourt/service-kit/errors"
import { refuseMethod } from "@forecourt/service-kit/http"
import { readPage } from "../documents/read-documents.ts"
import { createJsonResponse, type RequestContext } from "../http/handler.ts"
import { readVersion } from "../http/page-state.ts"
import { type Draft, findStoredDraft, removeStoredDraft } from "../storage/drafts.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import type { PlacedAreas } from "../storage/place-blocks.ts"
import { getPageAddress } from "../storage/routes.ts"
import { getItemKey, getPageId } from "../storage/site-tree.ts"
import { writeDraft } from "../storage/write-documents.ts"
import { findLayout } from "../wire/render-layout.ts"
import { findShown } from "../wire/shown-item.ts"
import type { Authoring } from "./authoring.types.ts"
import { buildItemKey, readDocumentBody } from "./authoring-request.ts"
import { createNotFoundError, type EditedPage, findEditedPage, toPageOrNull } from "./edited-page.ts"
import { checkMatch, formatEtag } from "./etags.ts"
import { parsePage, publishPage } from "./publish-page.ts"

/** Handles `/authoring/draft?site=&language=&path=`. Without a draft, the published version is returned. */
export async function handleDraft(context: RequestContext, authoring: Authoring): Promise<Response> {
  switch (context.req.method) {
    case "GET":
    case "HEAD":
      return readDraft(context, authoring)
    case "PUT":
      return handlePutDraft(context, authoring)
    case "DELETE":
      return handleDiscardDraft(context, authoring)
    default:
      return refuseMethod(context, ["GET", "PUT", "DELETE"])
  }
}

/** Handles `POST /authoring/draft/publish`. */
export async function handlePublishDraft(context: RequestContext, authoring: Authoring): Promise<Response> {
  if (context.req.method !== "POST") refuseMethod(context, ["POST"])
  const { place } = findEditedPage(context, authoring)
  const { item } = await publishPage(authoring, place, () => {
    const { item, draft, published } = getDraft(context, authoring)
    checkBase(draft.base, item, published)
    const page = parsePage({ ...readPage(authoring, item), order: item.sortOrder }, authoring)
    removeStoredDraft(authoring.store, item.id, place.language)
    return { key: getItemKey(item), page }
  })
  return createJsonResponse(200, createDraftResponse(authoring, item), { etag: formatEtag(item.current.revision) })
}

function readDraft(context: RequestContext, authoring: Authoring): Response {
  const version = readVersion(context)
  const page = findEditedPage(context, authoring, version)
  if (page.item === null)
    throw createNotFoundError(context, page, version === undefined ? "page" : `version ${version} of the page`)
  return createJsonResponse(200, createDraftResponse(authoring, page.item), {
    "cache-control": "no-store",
    ...(version === undefined && { etag: formatEtag(page.item.current.revision) }),
  })
}

async function handlePutDraft(context: RequestContext, authoring: Authoring): Promise<Response> {
  const previous = checkSeen(context, authoring)
  const page = parsePage(await readDocumentBody(context), authoring, { isDraft: true })
  const { site, language } = previous.place
  const id = await authoring.store.publish(() => {
    // Another editor may have written while the body arrived.
    const previous = checkSeen(context, authoring)
    const key =
      previous.item === null ? buildItemKey(context, previous.place, authoring.store) : getItemKey(previous.item)
    writeDraft(authoring, { site, item: key, language }, page, getBase(context, previous))
    return getPageId(site, key)
  })
  const item = findShown(authoring, "edit", id, language)
  if (item === null) throw new Error(`authoring: the draft of ${id} was written and is not there.`)
  return createJsonResponse(previous.item === null ? 201 : 200, createDraftResponse(authoring, item), {
    etag: formatEtag(item.current.revision),
  })
}

async function handleDiscardDraft(context: RequestContext, authoring: Authoring): Promise<Response> {
  await authoring.store.publish(() => {
    const { item, place } = getDraft(context, authoring)
    removeStoredDraft(authoring.store, item.id, place.language)
  })
  return new Response(null, { status: 204 })
}

/** Returns the requested page. Throws if `If-Match` does not contain the ETag of the current version of the page. */
function checkSeen(context: RequestContext, authoring: Authoring): EditedPage {
  const page = findEditedPage(context, authoring)
  checkMatch(context, page.item === null ? null : formatEtag(page.item.current.revision))
  return page
}

/**
 * Returns the page and its draft. Throws if there is no draft, or if `If-Match` does not contain the ETag of the draft.
 */
function getDraft(
  context: RequestContext,
  authoring: Authoring,
): EditedPage & { readonly item: LocalItem; readonly draft: Draft } {
  const page = findEditedPage(context, authoring)
  const { item, draft } = page
  if (item === null || draft === null) throw createNotFoundError(context, page, "draft")
  checkMatch(context, formatEtag(item.current.revision))
  return { ...page, item, draft }
}

/**
 * Returns the number of the published version on which the draft is based, or `null` if there is no such version. A
 * client that has merged a newer version passes the number of that version in `?base=`.
 */
function getBase(context: RequestContext, { item, draft, published }: EditedPage): number | null {
  const merged = context.req.query("base")
  if (merged === undefined) return draft === null ? getVersionNumber(published) : draft.base
  const base = Number(merged) || null
  checkBase(base, item, published)
  return base
}

function checkBase(base: number | null, item: LocalItem | null, published: LocalItem | null): void {
  const current = getVersionNumber(published)
  if (base === current) return
  const what = current === null ? "The page is not published now" : `Version ${current} is published now`
  throw new ServiceError(
    "PreconditionFailed",
    `${what}, and the draft is based on ${base ?? "none"}. Merge them, and write the draft with ?base=.`,
    { members: { etag: item === null ? null : formatEtag(item.current.revision), base, published: current } },
  )
}

function getVersionNumber(item: LocalItem | null): number | null {
  return item === null ? null : item.current.version
}

function createDraftResponse(authoring: Authoring, item: LocalItem): object {
  const { store } = authoring
  const { id, site, language, current } = item
  const draft = findStoredDraft(store, id, language)
  const published = toPageOrNull(findItem(store, id, language))
  const isDraft = current.version === draft?.version
  return {
    id,
    item: getItemKey(item),
    path: getPageAddress(store, item),
    site,
    language,
    version: current.version,
    updated: new Date(current.updated),
    isDraft,
    base: isDraft ? draft.base : getVersionNumber(published),
    published:
      published === null ? null : { version: published.current.version, updated: new Date(published.current.updated) },
    uids: Object.fromEntries(listUids(findLayout(authoring, item).areas)),
    document: readPage(authoring, item),
  }
}

function listUids(areas: PlacedAreas): [string, string][] {
  return Object.values(areas)
    .flat()
    .flatMap(({ id, uid, placeholders }) => [[id, uid], ...listUids(placeholders)])
}
