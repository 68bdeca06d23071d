import { type PublishNotice, parsePublishNotice } from "@forecourt/api-clients/content"
import { type BodyRefusal, readText } from "@forecourt/contracts/read-body"
import { PEER_HEADER } from "@forecourt/front/front-headers"
import { revalidateTag } from "next/cache"
import { getNoticeTags } from "../content/cache-tags.ts"
import { isSameSecret } from "../editing/secrets.ts"
import type { Environment } from "../environment.ts"
import { CLOSED, MAX_BODY_MS } from "../refuse-body.ts"
import { notifyPeers } from "./notify-peers.ts"

const NO_STORE = { "cache-control": "no-store" }

const MAX_BYTES = 1_000_000

export function createRevalidateRoute(
  site: { readonly name: string; readonly languages: readonly string[] },
  environment: Environment,
) {
  return async (request: Request): Promise<Response> => {
    if (!isSameSecret(request.headers.get("x-revalidate-secret"), environment.revalidateSecret))
      return Response.json({ message: "Missing or invalid secret" }, { status: 401, headers: NO_STORE })

    const notice = await readNotice(request)
    if (typeof notice === "number")
      return Response.json(
        { message: "The notice is too long, or did not come in time" },
        { status: notice, headers: { ...NO_STORE, ...CLOSED } },
      )
    if (notice === null)
      return Response.json({ message: "This is no publish notice" }, { status: 400, headers: NO_STORE })

    const tags = getNoticeTags(notice, site)
    for (const tag of tags) revalidateTag(tag, "max")
    if (!request.headers.has(PEER_HEADER)) void notifyPeers(notice, environment)
    return Response.json({ revalidated: tags.length }, { headers: NO_STORE })
  }
}

async function readNotice(request: Request): Promise<PublishNotice | BodyRefusal | null> {
  const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
  if (typeof text === "number") return text
  try {
    return parsePublishNotice(JSON.parse(text))
  } catch {
    return null
  }
}
