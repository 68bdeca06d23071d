import { once } from "node:events"
import { type ClientRequest, type IncomingMessage, request } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, type ResponseData, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

async function beginRequest(path: string, etag: string): Promise<ClientRequest> {
  const sent = request(`${fixture.url}/authoring/${path}`, {
    method: "PUT",
    headers: {
      authorization: "Bearer forecourt-local-authoring",
      "if-match": etag,
      expect: "100-continue",
      "transfer-encoding": "chunked",
    },
  })
  sent.flushHeaders()
  await once(sent, "continue")
  return sent
}

async function finish(sent: ClientRequest, document: object): Promise<number> {
  sent.end(JSON.stringify(document))
  const [response] = (await once(sent, "response")) as [IncomingMessage]
  response.resume()
  return response.statusCode ?? 0
}

test.for([`page?site=${SITE}&path=/workshop&language=sv`, `design?site=${SITE}&language=sv`])(
  "when two writes of %s start at the same time, the write whose body arrives last is rejected",
  async (path) => {
    const read = await fixture.author("GET", path)
    const { document } = (await read.json()) as ResponseData
    const etag = read.headers.get("etag") ?? ""
    const [first, second] = [await beginRequest(path, etag), await beginRequest(path, etag)]

    expect([await finish(first, document), await finish(second, document)]).toEqual([200, 412])
  },
)
