import { ServiceError } from "@forecourt/service-kit/errors"
import { refuseMethod } from "@forecourt/service-kit/http"
import { createJsonResponse, type RequestContext } from "../http/handler.ts"
import { findRoute } from "../storage/routes.ts"
import type { Authoring } from "./authoring.types.ts"
import { readJsonBody, readPlace } from "./authoring-request.ts"

/**
 * Handles `/authoring/raw-layout?site=&path=&language=`, which stores recorded layout data for a path, in development
 * only. The data is returned exactly as recorded, so that a site can be tested with pages of any content platform.
 */
export async function handleRawLayout(context: RequestContext, authoring: Authoring): Promise<Response> {
  if (!authoring.isDevelopment)
    throw new ServiceError("Forbidden", "Raw layouts are for development. Start without NODE_ENV=production.")
  const { site, language, path } = readPlace(context, authoring.store)
  const key = [site, language, path] as const
  const stored = authoring.store.get(
    "select json from raw_layouts where site = ? and language = ? and path = ?",
    ...key,
  )
  const change = {
    kind: "raw-layout",
    site,
    language,
    items: [findRoute(authoring.store, site, path, language)].filter((id) => id !== null),
    paths: [path],
  } as const
  switch (context.req.method) {
    case "GET":
      if (stored === undefined) throw new ServiceError("NotFound", `There is no raw layout at ${path} in ${language}.`)
      return createJsonResponse(200, JSON.parse(String(stored.json)))
    case "PUT": {
      const layout = parseLayout(await readJsonBody(context))
      await authoring.store.publish(() => {
        authoring.store.run(
          `insert into raw_layouts (site, language, path, json, updated) values (?, ?, ?, ?, ?)
           on conflict (site, language, path) do update set json = excluded.json, updated = excluded.updated`,
          ...key,
          JSON.stringify(layout),
          authoring.now(),
        )
      })
      authoring.publish({ ...change, operation: stored === undefined ? "Create" : "Update" })
      return createJsonResponse(stored === undefined ? 201 : 200, { site, language, path })
    }
    case "DELETE":
      await authoring.store.publish(() => {
        authoring.store.run("delete from raw_layouts where site = ? and language = ? and path = ?", ...key)
      })
      authoring.publish({ ...change, operation: "Delete" })
      return new Response(null, { status: 204 })
    default:
      return refuseMethod(context, ["GET", "PUT", "DELETE"])
  }
}

/** Checks that layout data has the expected envelope, `{ sitecore: { context, route } }`. Nothing else is checked. */
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
