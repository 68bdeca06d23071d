import { refuseMethod } from "@forecourt/service-kit/http"
import { sql } from "@forecourt/service-kit/storage"
import { createJsonResponse, type RequestContext } from "../http/handler.ts"
import type { Authoring } from "./authoring.types.ts"
import { createNotFoundError, findEditedPage } from "./edited-page.ts"

/** Handles `/authoring/history?site=&language=&path=`, which lists the stored versions of a page, newest first. */
export function handleHistory(context: RequestContext, authoring: Authoring): Response {
  if (context.req.method !== "GET" && context.req.method !== "HEAD") refuseMethod(context, ["GET", "HEAD"])
  const page = findEditedPage(context, authoring)
  const rows = sql`select version, updated, is_current from versions
    where item_id = ${page.id} and language = ${page.place.language} and has_layout = 1
    order by version desc`.all(authoring.store)
  if (rows.length === 0) throw createNotFoundError(context, page, "page")
  const versions = rows.map(({ version, updated, is_current }) => ({
    version,
    updated: new Date(Number(updated)),
    isCurrent: is_current === 1,
    isDraft: version === page.draft?.version,
  }))
  return createJsonResponse(200, { versions }, { "cache-control": "no-store" })
}
