import { ServiceError } from "@forecourt/service-kit/errors"
import { refuseMethod } from "@forecourt/service-kit/http"
import { sql } from "@forecourt/service-kit/storage"
import { createJsonResponse, type RequestContext } from "../http/handler.ts"
import { findRawLayout } from "../storage/raw-layouts.ts"
import { findRoute } from "../storage/routes.ts"
import type { Authoring } from "./authoring.types.ts"
import { readJsonBody, readPlace } from "./authoring-request.ts"

/**
 * Handles `/authoring/raw-layout`, which is available only in development. It stores recorded layout data, so that
 * tests can use pages of any content platform.
 */
export async function handleRawLayout(context: RequestContext, authoring: Authoring): Promise<Response> {
  if (!authoring.isDevelopment)
    throw new ServiceError("Forbidden", "Raw layouts are for development. Start without NODE_ENV=production.")
  const { store } = authoring
  const { site, language, path } = readPlace(context, store)
  const stored = findRawLayout(store, site, language, path)
  const change = {
    kind: "raw-layout",
    site,
    language,
    items: [findRoute(store, site, path, language)].filter((id) => id !== null),
    paths: [path],
  } as const
  switch (context.req.method) {
    case "GET":
      if (stored === null) throw new ServiceError("NotFound", `There is no raw layout at ${path} in ${language}.`)
      return createJsonResponse(200, stored)
    case "PUT": {
      const layout = parseLayout(await readJsonBody(context))
      await store.publish(() => {
        sql`insert into raw_layouts (site, language, path, json, updated)
          values (${site}, ${language}, ${path}, ${JSON.stringify(layout)}, ${authoring.now()})
          on conflict (site, language, path) do update set json = excluded.json, updated = excluded.updated`.run(store)
      })
      authoring.publish({ ...change, operation: stored === null ? "Create" : "Update" })
      return createJsonResponse(stored === null ? 201 : 200, { site, language, path })
    }
    case "DELETE":
      await store.publish(() => {
        sql`delete from raw_layouts where site = ${site} and language = ${language} and path = ${path}`.run(store)
      })
      authoring.publish({ ...change, operation: "Delete" })
      return new Response(null, { status: 204 })
    default:
      return refuseMethod(context, ["GET", "PUT", "DELETE"])
  }
}

/** Checks that layout data has the envelope `{ sitecore: { context, route } }`. Nothing else is checked. */
function parseLayout(layout: unknown): object {
  const envelope = (layout as { sitecore?: { context?: unknown; route?: unknown } } | null)?.sitecore
  if (typeof envelope?.context === "object" && envelope.context !== null && envelope.route !== undefined) {
    return layout as object
  }
  throw new ServiceError(
    "Unprocessable",
    'This is no layout data. Send { "sitecore": { "context": {…}, "route": {…} } } as the platform does.',
  )
}
