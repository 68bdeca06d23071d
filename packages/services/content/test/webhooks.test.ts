import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { type ResponseData, SITE, startFixture } from "./start-fixture.ts"

interface Notice {
  readonly headers: ResponseData
  readonly body: ResponseData
}

async function startWebhook(status: number): Promise<{ url: string; notices: Notice[] }> {
  const notices: Notice[] = []
  const server: Server = createServer((request, response) => {
    let text = ""
    request.on("data", (chunk) => {
      text += String(chunk)
    })
    request.on("end", () => {
      notices.push({ headers: request.headers, body: JSON.parse(text) })
      response.writeHead(status).end("a long story")
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  onTestFinished(() => void server.close())
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/api/revalidate`, notices }
}

async function startWith(webhooks: readonly string[]) {
  const fixture = await startFixture({ webhooks, webhookSecret: "told-you" })
  onTestFinished(() => fixture.end())
  return fixture
}

const place = `page?site=${SITE}&path=/hidden&language=sv`
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')

test.for([401, 404, 500])(
  "a webhook that responds with %i is logged, and the other webhooks are still called",
  async (status) => {
    const refusing = await startWebhook(status)
    const willing = await startWebhook(200)
    const { author, said } = await startWith([refusing.url, willing.url])

    expect((await author("PUT", "media/a.svg", SVG)).status).toBe(201)

    await expect
      .poll(() => said.filter((line) => line.startsWith("webhooks:")))
      .toEqual([`webhooks: ${refusing.url} answered ${status}. Check its secret and address.`])
    await expect.poll(() => willing.notices).toHaveLength(1)
  },
)

test("nothing is logged when a webhook accepts the notification", async () => {
  const willing = await startWebhook(204)
  const { author, said, close } = await startWith([willing.url])

  await author("PUT", "media/a.svg", SVG)
  await expect.poll(() => willing.notices).toHaveLength(1)
  await close()

  expect(said.filter((line) => line.startsWith("webhooks:"))).toEqual([])
})

test("closing the service waits until every webhook is notified", async () => {
  const willing = await startWebhook(200)
  const { author, close } = await startWith([willing.url])

  await author("PUT", "media/a.svg", SVG)
  await close()

  expect(willing.notices).toHaveLength(1)
})

test("a notification is JSON with a unique id and the secret in a header", async () => {
  const { url, notices } = await startWebhook(200)
  const { author } = await startWith([url])

  await author("PUT", "media/a.svg", SVG)
  await author("PUT", "media/a.svg", SVG)
  await author("DELETE", "media/a.svg")
  await expect.poll(() => notices).toHaveLength(3)

  const bodies = notices.map(({ body }) => body)
  expect(notices[0]?.headers).toMatchObject({ "content-type": "application/json", "x-revalidate-secret": "told-you" })
  expect(new Set(bodies.map(({ invocation_id }) => invocation_id)).size).toBe(3)
  expect(bodies.map(({ updates }) => updates[0].operation).toSorted()).toEqual(["Create", "Delete", "Update"])
})

test("the notification about an upload contains no cache tags of a site", async () => {
  const { url, notices } = await startWebhook(200)
  const { author } = await startWith([url])

  await author("PUT", "media/a.svg", SVG)
  await expect.poll(() => notices).toHaveLength(1)

  expect(notices[0]?.body).toEqual({
    invocation_id: expect.any(String),
    updates: [
      {
        identifier: expect.stringMatching(/^[0-9A-F]{32}-media$/),
        entity_definition: "MediaItem",
        operation: "Create",
        entity_culture: "",
      },
    ],
    tags: [],
    continues: false,
  })
})

test("the notification about a moved page contains both paths in lower case", async () => {
  const { url, notices } = await startWebhook(200)
  const { author } = await startWith([url])
  const previous = await author("GET", place)
  const { document, id } = (await previous.json()) as ResponseData

  await author("PUT", place, { ...document, slug: "Synlig" }, { "if-match": previous.headers.get("etag") ?? "" })
  await expect.poll(() => notices).toHaveLength(1)

  const guid = id.replaceAll("-", "").toUpperCase()
  const update = { operation: "Update", entity_culture: "sv" }
  expect(notices[0]?.body).toMatchObject({
    updates: [
      { ...update, identifier: guid, entity_definition: "Item" },
      { ...update, identifier: `${guid}-layout`, entity_definition: "LayoutData" },
    ],
    tags: [`sc:site:${SITE}`, `sc:route:${SITE}:sv:/hidden`, `sc:route:${SITE}:sv:/synlig`],
  })
})

test("a notification about a saved or removed page contains its path once if the path has not changed", async () => {
  const { url, notices } = await startWebhook(200)
  const { author } = await startWith([url])
  const previous = await author("GET", place)
  const { document } = (await previous.json()) as ResponseData
  const written = await author("PUT", place, document, { "if-match": previous.headers.get("etag") ?? "" })
  await author("DELETE", place, undefined, { "if-match": written.headers.get("etag") ?? "" })
  await expect.poll(() => notices).toHaveLength(2)

  const tags = [`sc:site:${SITE}`, `sc:route:${SITE}:sv:/hidden`]
  expect(notices.map(({ body }) => body.tags)).toEqual([tags, tags])
  expect(
    notices.flatMap(({ body }) => body.updates.map(({ operation }: ResponseData) => operation)).toSorted(),
  ).toEqual(["Delete", "Delete", "Update", "Update"])
})
