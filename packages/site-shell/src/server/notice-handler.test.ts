import type { Visit } from "@forecourt/front"
import { PEER_HEADER } from "@forecourt/front/front-headers"
import { expect, test, vi } from "vitest"
import { createNoticeHandler } from "./notice-handler.ts"

async function notify(status: number, headers: Record<string, string> = {}) {
  const send = vi.fn(async (_: object) => ({
    status,
    headers: { "content-type": "application/json" },
    body: { text: async () => '{"revalidated":1}' },
  }))
  const refreshAll = vi.fn(async () => {})
  const options = { upstream: { send }, front: { refreshAll }, secret: "shared" }
  const take = createNoticeHandler(options as unknown as Parameters<typeof createNoticeHandler>[0])
  const response = await take({ headers, body: null } as unknown as Visit)
  return { response, sent: send.mock.calls[0]?.[0], refreshed: refreshAll.mock.calls.length }
}

test("the front proxy refreshes its cached pages only after Next has accepted the revalidation request", async () => {
  expect((await notify(200)).refreshed).toBe(1)
  for (const status of [400, 401, 413, 500, 503]) expect((await notify(status)).refreshed, String(status)).toBe(0)
})

test("the response to a revalidation request is Next's response with Cache-Control: no-store", async () => {
  const { response } = await notify(401)

  expect(response.status).toBe(401)
  expect(await response.text()).toBe('{"revalidated":1}')
  expect(response.headers.get("cache-control")).toBe("no-store")
})

test("the front proxy forwards only the content type, the secret and the peer header of a revalidation request", async () => {
  const notice = { "x-revalidate-secret": "secret", "content-type": "application/json", [PEER_HEADER]: "1" }
  const { sent } = await notify(200, { ...notice, cookie: "a=b", authorization: "Bearer x" })

  expect(sent).toMatchObject({ method: "POST", path: "/api/revalidate" })
  expect(sent).toHaveProperty("headers", { ...notice, "x-forecourt-front": "shared" })
})
