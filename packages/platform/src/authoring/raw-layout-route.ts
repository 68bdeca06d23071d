import { type Answer, type Ask, json, Refusal } from "../http/exchange.ts"
import { findRoute } from "../storage/routes.ts"
import type { AuthoringDesk } from "./authoring-desk.types.ts"
import { jsonBody, placeOf, refuseMethod } from "./authoring-request.ts"

/**
 * `/authoring/raw-layout?site=&path=&language=`: puts recorded layout data at an address, in development only. It is
 * answered word for word, so any page of any platform can be tried on a site.
 */
export async function rawLayoutRoute(ask: Ask, desk: AuthoringDesk): Promise<Answer> {
  if (!desk.isDevelopment) throw new Refusal(403, "Raw layouts are for development. Start without NODE_ENV=production.")
  const { site, language, path } = placeOf(ask, desk.store)
  const key = [site, language, path] as const
  const stored = desk.store.get("select json from raw_layouts where site = ? and language = ? and path = ?", ...key)
  const change = {
    kind: "raw-layout",
    site,
    language,
    items: [findRoute(desk.store, site, path, language)].filter((id) => id !== null),
    paths: [path],
  } as const
  switch (ask.method) {
    case "GET":
      if (stored === undefined) throw new Refusal(404, `There is no raw layout at ${path} in ${language}.`)
      return json(200, JSON.parse(String(stored.json)))
    case "PUT": {
      const layout = requireLayout(await jsonBody(ask))
      desk.store.transaction(() => {
        desk.store.run(
          `insert into raw_layouts (site, language, path, json, updated) values (?, ?, ?, ?, ?)
           on conflict (site, language, path) do update set json = excluded.json, updated = excluded.updated`,
          ...key,
          JSON.stringify(layout),
          desk.now(),
        )
      })
      desk.publish({ ...change, operation: stored === undefined ? "Create" : "Update" })
      return json(stored === undefined ? 201 : 200, { site, language, path })
    }
    case "DELETE":
      desk.store.transaction(() => {
        desk.store.run("delete from raw_layouts where site = ? and language = ? and path = ?", ...key)
      })
      desk.publish({ ...change, operation: "Delete" })
      return { status: 204 }
    default:
      return refuseMethod(ask, "GET, PUT or DELETE")
  }
}

/** The least that makes JSON a layout: an envelope with a context. */
function requireLayout(layout: unknown): object {
  const envelope = (layout as { sitecore?: { context?: unknown; route?: unknown } } | null)?.sitecore
  if (typeof envelope?.context === "object" && envelope.context !== null && envelope.route !== undefined) {
    return layout as object
  }
  throw new Refusal(
    422,
    'This is no layout data. Send { "sitecore": { "context": {…}, "route": {…} } } as the platform does.',
  )
}
