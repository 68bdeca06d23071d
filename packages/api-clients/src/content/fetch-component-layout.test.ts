import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { createContentHttp, fetchComponentLayout } from "./content.ts"

const BLOCK = { site: "se-automotive", itemId: "{A}", language: "sv", uid: "b-1", isEdited: true }
const LAYOUT = { sitecore: { context: {}, route: {} } }

async function platform(status: number, body: string) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetchBlock = (more: object = {}) =>
    fetchComponentLayout(
      createContentHttp({ url, mode: "edge", contextId: "context", apiKey: "key", retries: 0 }),
      { url: `${url}/`, contextId: "context" },
      { ...BLOCK, ...more },
    )
  return { fetchBlock, requests }
}

test("a request for a single block sends the block's page, its identifier and the editor's options", async () => {
  const { fetchBlock, requests } = await platform(200, JSON.stringify(LAYOUT))

  expect(await fetchBlock()).toEqual(LAYOUT)
  await fetchBlock({ dataSource: "{D}", renderingItem: "{R}", version: "2", isEdited: false })

  expect(requests.map(({ url }) => url)).toEqual([
    "/layout/component?item=%7BA%7D&uid=b-1&sc_site=se-automotive&sc_lang=sv",
    "/layout/component?item=%7BA%7D&uid=b-1&dataSourceId=%7BD%7D&renderingItemId=%7BR%7D&version=2&sc_site=se-automotive&sc_lang=sv",
  ])
  expect(requests.map(({ headers }) => [headers["x-sitecore-contextid"], headers.sc_editmode])).toEqual([
    ["context", "true"],
    ["context", "false"],
  ])
})

test("fetchComponentLayout returns null for a missing block and throws on any other response without a layout", async () => {
  expect(await (await platform(404, "")).fetchBlock()).toBeNull()
  await expect((await platform(401, "{}")).fetchBlock()).rejects.toThrow("content: fetchComponentLayout answered 401")
  for (const body of ["", "[]", "7", "null"])
    await expect((await platform(200, body)).fetchBlock()).rejects.toThrow(
      "content: fetchComponentLayout got a response that is no layout",
    )
})
