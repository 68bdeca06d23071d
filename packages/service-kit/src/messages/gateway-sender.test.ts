import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { gatewaySender } from "./messages.ts"

interface Post {
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

const MESSAGE = { to: "+46701740605", text: "Din kod är 123456.", about: { code: "123456" } }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A gateway that answers with one status after the other. */
async function gatewayResponding(...statuses: number[]): Promise<{ url: string; posts: readonly Post[] }> {
  const posts: Post[] = []
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    posts.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(statuses[posts.length - 1] ?? 200).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/messages`, posts }
}

test("it is posted the phone and the text, with its token [spec 3 §4.2]", async () => {
  const { url, posts } = await gatewayResponding(202)
  const said: string[] = []
  const sender = gatewaySender({ url, token: "of-the-gateway" }, { service: "bikes", say: (line) => said.push(line) })
  sender.send(MESSAGE)
  await sender.settled()

  expect(posts.map(({ body }) => body)).toEqual([{ to: "+46701740605", text: "Din kod är 123456." }])
  expect(posts[0]?.headers.authorization).toBe("Bearer of-the-gateway")
  expect(said).toEqual([])
})

test("it is tried three times under one id, and a failure is told without the message", async () => {
  const { url, posts } = await gatewayResponding(503, 503, 503)
  const said: string[] = []
  const sender = gatewaySender(
    { url, token: "", pausesMs: [0, 0] },
    { service: "bikes", say: (line) => said.push(line) },
  )
  sender.send(MESSAGE)
  await sender.settled()

  expect(new Set(posts.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
  expect(posts).toHaveLength(3)
  expect(said).toEqual(["bikes: a message could not be sent (it answered 503). Check the gateway."])
})

test("once it has taken the message it is left alone", async () => {
  const { url, posts } = await gatewayResponding(500, 200)
  const sender = gatewaySender({ url, token: "", pausesMs: [0, 0] }, { service: "bikes", say: () => {} })
  sender.send(MESSAGE)
  await sender.settled()

  expect(posts).toHaveLength(2)
})
