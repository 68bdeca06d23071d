import type { Front, Upstream, Visit } from "@forecourt/front"
import { FRONT_HEADER, PEER_HEADER } from "@forecourt/front/front-headers"

export const NOTICE_PATH = "/api/revalidate"

const FORWARDED = ["content-type", "content-length", "x-revalidate-secret", PEER_HEADER]

export interface NoticeOptions {
  readonly upstream: Pick<Upstream, "send">
  readonly front: Pick<Front, "refreshAll">
  readonly secret: string
}

/**
 * Creates the handler for publish notices. After Next.js has accepted a notice, the front proxy requests its cached
 * pages again.
 */
export function createNoticeHandler({ upstream, front, secret }: NoticeOptions) {
  return async (visit: Visit): Promise<Response> => {
    const forwarded = FORWARDED.flatMap((name) =>
      visit.headers[name] === undefined ? [] : [[name, visit.headers[name]]],
    )
    const { status, headers, body } = await upstream.send({
      method: "POST",
      path: NOTICE_PATH,
      headers: { ...Object.fromEntries(forwarded), [FRONT_HEADER]: secret },
      body: visit.body,
    })
    const text = await body.text()
    if (status === 200) void front.refreshAll()
    const type = String(headers["content-type"] ?? "application/json")
    return new Response(text, { status, headers: { "content-type": type, "cache-control": "no-store" } })
  }
}
