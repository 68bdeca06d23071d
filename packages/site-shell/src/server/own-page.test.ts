import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { fetchOwnPage } from "./own-page.ts"

/** Fetches a page of a server that answers so, and tells what the server was asked with. */
async function fetchFrom(answer: RequestListener) {
  const asked: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const page = await fetchOwnPage(`http://127.0.0.1:${port}/404`, { "x-forecourt-inner": "key" })
  return { page, asked }
}

test("a page of the site comes plain, with its policy", async () => {
  const { page, asked } = await fetchFrom((_, response) => {
    response.writeHead(200, { "content-security-policy": "default-src 'self'" }).end("missing")
  })

  expect([page?.body.toString(), page?.policy]).toEqual(["missing", "default-src 'self'"])
  expect(asked).toMatchObject([{ accept: "text/html", "accept-encoding": "identity", "x-forecourt-inner": "key" }])
})

test.for([301, 404, 410, 500, 503])("an answer with status %i is no page", async (status) => {
  const { page, asked } = await fetchFrom((request, response) => {
    if (request.url === "/404") response.writeHead(status, { location: "/elsewhere" }).end("no")
    else response.end("elsewhere")
  })

  expect([page, asked.length]).toEqual([null, 1])
})

test("a page without a policy has none", async () => {
  const { page } = await fetchFrom((_, response) => response.end("missing"))

  expect(page?.policy).toBe("")
})
