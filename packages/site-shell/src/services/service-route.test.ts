import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Operation } from "@forecourt/contracts/operation"
import { expect, onTestFinished, test } from "vitest"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { createServiceRoute } from "./service-route.ts"

const parse = (value: unknown) => value as object
const WASH = { parameters: [], needsSession: false, refusals: {}, parseResponse: parse }
const OPERATIONS: readonly Operation[] = [
  { ...WASH, name: "findWash", method: "GET", path: "/api/wash/find", isRepeatable: true },
  { ...WASH, name: "settleWash", method: "POST", parseBody: parse, path: "/api/wash/settle", isRepeatable: true },
  { ...WASH, name: "bookWash", method: "POST", parseBody: parse, path: "/api/wash/book", isRepeatable: false },
]

async function openSite() {
  const requests: string[] = []
  const service = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (requests.length === 1) response.socket?.destroy()
    else response.setHeader("content-type", "application/json").end("{}")
  })
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const visit = createServiceRoute(
    {
      name: "wash",
      operations: OPERATIONS,
      access: { url, key: "site-key", credentials: "body", budgetFactor: 1 },
      texts: {
        failed: "tyreHotel.failed",
        tooMany: "tyreHotel.tooMany",
        none: { text: "tyreHotel.noAgreement", code: "None" },
      },
    },
    readConfig({ name: "se-automotive", host: "norrvik.example", languages: ["sv"], timeZone: "Europe/Stockholm" }),
    readEnvironment({ FORECOURT_CONTENT_URL: "http://127.0.0.1:1" }),
  )
  return { visit, requests }
}

const SENT = { "content-type": "application/json", "sec-fetch-site": "same-origin" }
const post = (path: string) =>
  new Request(`http://norrvik.example${path}`, { method: "POST", headers: SENT, body: "{}" })

test.each([
  ["GET /api/wash/find", new Request("http://norrvik.example/api/wash/find", { headers: SENT })],
  ["POST /api/wash/settle", post("/api/wash/settle")],
])("the idempotent call %s is retried when the connection to the service is lost", async (call, request) => {
  const { visit, requests } = await openSite()

  const response = await visit(request)

  expect(response.status).toBe(200)
  expect(requests).toEqual([call, call])
})

test("a call that is not idempotent is sent only once and returns 502 when the connection is lost", async () => {
  const { visit, requests } = await openSite()

  const response = await visit(post("/api/wash/book"))

  expect(response.status).toBe(502)
  expect(requests).toEqual(["POST /api/wash/book"])
})
