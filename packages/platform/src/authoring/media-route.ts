import { guidOf } from "../guid/guid.ts"
import { type Answer, type Ask, decodedPath, header, json, Refusal } from "../http/exchange.ts"
import { MEDIA_LIMIT_BYTES } from "../media/media-store.ts"
import type { AuthoringDesk } from "./authoring-desk.types.ts"
import { refuseMethod } from "./authoring-request.ts"

export const AUTHORING_MEDIA = "/authoring/media"

/** `/authoring/media`: lists uploads. `/authoring/media/<path>`: stores or removes one. */
export async function mediaRoute(ask: Ask, desk: AuthoringDesk): Promise<Answer> {
  const path = decodedPath(ask.url.pathname.slice(AUTHORING_MEDIA.length)).replace(/^\/+/, "")
  if (path === "" && ask.method === "GET") return json(200, { media: desk.media.list() })
  if (path === "") return refuseMethod(ask, "GET here, or PUT and DELETE with a path behind it")
  const change = {
    kind: "media",
    site: "",
    language: "",
    items: [guidOf(`media//-/media/${path}`)],
    paths: [],
  } as const
  switch (ask.method) {
    case "PUT": {
      const isNew = desk.media.find(path) === null
      const stored = await desk.media.put(path, await ask.body(MEDIA_LIMIT_BYTES), header(ask, "content-type"))
      desk.publish({ ...change, operation: isNew ? "Create" : "Update" })
      return json(isNew ? 201 : 200, stored)
    }
    case "DELETE":
      if (desk.media.find(path) === null) throw new Refusal(404, `There is no upload at ${path}.`)
      await desk.media.remove(path)
      desk.publish({ ...change, operation: "Delete" })
      return { status: 204 }
    default:
      return refuseMethod(ask, "PUT or DELETE")
  }
}
