import { ServiceError } from "@forecourt/service-kit/errors"
import { parsePath, readBytes, refuseMethod } from "@forecourt/service-kit/http"
import { createGuid } from "../guid/guid.ts"
import { createJsonResponse, getHeader, getPath, type RequestContext } from "../http/handler.ts"
import { MAX_MEDIA_BYTES } from "../media/media-store.ts"
import type { Authoring } from "./authoring.types.ts"

export const AUTHORING_MEDIA = "/authoring/media"

export async function handleMedia(context: RequestContext, authoring: Authoring): Promise<Response> {
  const path = parsePath(getPath(context).slice(AUTHORING_MEDIA.length)).replace(/^\/+/, "")
  if (path === "" && context.req.method === "GET") return createJsonResponse(200, { media: authoring.media.list() })
  if (path === "") return refuseMethod(context, ["GET"], "GET here, or PUT and DELETE with a path behind it")
  const change = {
    kind: "media",
    site: "",
    language: "",
    items: [createGuid(`media//-/media/${path}`)],
    paths: [],
  } as const
  switch (context.req.method) {
    case "PUT": {
      const isNew = authoring.media.find(path) === null
      const stored = await authoring.media.put(
        path,
        await readBytes(context, { maxBytes: MAX_MEDIA_BYTES }),
        getHeader(context, "content-type"),
      )
      authoring.publish({ ...change, operation: isNew ? "Create" : "Update" })
      return createJsonResponse(isNew ? 201 : 200, stored)
    }
    case "DELETE":
      if (authoring.media.find(path) === null) throw new ServiceError("NotFound", `There is no upload at ${path}.`)
      await authoring.media.remove(path)
      authoring.publish({ ...change, operation: "Delete" })
      return new Response(null, { status: 204 })
    default:
      return refuseMethod(context, ["PUT", "DELETE"])
  }
}
