import { PEER_HEADER } from "@forecourt/front/front-headers"
import { revalidateTag } from "next/cache"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { notifyPeers } from "./notify-peers.ts"
import { createRevalidateRoute } from "./revalidate-route.ts"

// The framework's own function works only inside a request that the framework handles.
vi.mock("next/cache", () => ({ revalidateTag: vi.fn() }))
vi.mock("./notify-peers.ts", () => ({ notifyPeers: vi.fn() }))

const SECRET = "a-revalidation-secret"
function notify(body: string | ReadableStream, headers: Record<string, string> = {}, secret = SECRET) {
  const site = { name: "se-automotive", languages: ["sv"] }
  const sent = { method: "POST", body, headers, duplex: "half" } as const
  const route = createRevalidateRoute(site, { ...readEnvironment({}), revalidateSecret: secret })
  return route(new Request("https://norrvik.example/api/revalidate", sent))
}

test("a revalidation request with a wrong secret invalidates nothing, and the response contains no details", async () => {
  for (const headers of [{}, { "x-revalidate-secret": "" }, { "x-revalidate-secret": "guess" }])
    for (const body of ['{"tags":["sc:site:se-automotive"]}', "no JSON"]) {
      const response = await notify(body, headers)

      expect(response.status).toBe(401)
      expect(response.headers.get("cache-control")).toBe("no-store")
      expect(await response.json()).toEqual({ message: "Missing or invalid secret" })
    }
  expect((await notify("{}", { "x-revalidate-secret": "" }, "")).status).toBe(401)
  expect(revalidateTag).not.toHaveBeenCalled()
})

test("a revalidation request invalidates its tags, and the affected pages are rendered again in the background", async () => {
  const notice = JSON.stringify({ tags: ["sc:site:se-automotive", "sc:dict:se-automotive:sv"] })

  const response = await notify(notice, { "x-revalidate-secret": SECRET })

  expect(await response.json()).toEqual({ revalidated: 2 })
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(vi.mocked(revalidateTag).mock.calls).toEqual([
    ["sc:site:se-automotive", "max"],
    ["sc:dict:se-automotive:sv", "max"],
  ])
})

test("an invalid revalidation request with the correct secret returns 400", async () => {
  for (const body of ["", "no JSON", '{"tags":7}']) {
    const response = await notify(body, { "x-revalidate-secret": SECRET })

    expect(response.status).toBe(400)
    expect(response.headers.get("cache-control")).toBe("no-store")
  }
})

test("a revalidation request is rejected if it takes longer than ten seconds or exceeds a megabyte", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const headers = { "x-revalidate-secret": SECRET }

  const notifying = notify(new ReadableStream(), headers)
  await vi.advanceTimersByTimeAsync(10_000)

  expect((await notifying).status).toBe(408)
  expect((await notify("{}".padEnd(1_000_000), headers)).status).toBe(200)
  expect((await notify("{}".padEnd(1_000_001), headers)).status).toBe(413)
})

test("a revalidation request without tags invalidates nothing", async () => {
  const response = await notify('{"tags":[]}', { "x-revalidate-secret": SECRET })

  expect(await response.json()).toEqual({ revalidated: 0 })
})

test("a revalidation request is forwarded to the other instances unless one of them sent it", async () => {
  const notice = '{"tags":["sc:site:se-automotive"]}'
  vi.mocked(notifyPeers).mockClear()

  await notify(notice, { "x-revalidate-secret": SECRET, [PEER_HEADER]: "1" })
  expect(notifyPeers).not.toHaveBeenCalled()

  await notify(notice, { "x-revalidate-secret": SECRET })
  expect(notifyPeers).toHaveBeenCalledOnce()
})
