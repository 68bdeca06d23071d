import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { DeliveryError, UndeliverableError } from "../outbox/outbox.ts"
import { createGatewayReceiver } from "./messages.ts"

interface Post {
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

const MESSAGE = { to: "+46701740605", text: "Din kod är 123456.", about: { code: "123456" } }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

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

const delivery = { id: "message-1", attempt: 1, signal: new AbortController().signal }

test("the receiver posts the phone number and the text to the gateway, with the gateway token and the delivery id as headers [spec 3 §4.2]", async () => {
  const { url, posts } = await gatewayResponding(202)

  await createGatewayReceiver({ url, token: "of-the-gateway" })(MESSAGE, delivery)
  await createGatewayReceiver({ url, token: "" })(null, delivery)

  expect(posts.map(({ body }) => body)).toEqual([{ to: "+46701740605", text: "Din kod är 123456." }])
  expect(posts[0]?.headers).toMatchObject({ authorization: "Bearer of-the-gateway", "idempotency-key": "message-1" })
})

test.each([
  [503, false],
  [429, false],
  [408, false],
  [302, false],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [410, true],
  [422, true],
])("after a gateway response with status %i, the delivery fails permanently: %s", async (status, isFinal) => {
  const { url } = await gatewayResponding(status)
  const sent = createGatewayReceiver({ url, token: "" })(MESSAGE, delivery)

  await expect(sent).rejects.toBeInstanceOf(isFinal ? UndeliverableError : DeliveryError)
  await expect(sent).rejects.toThrow(`it answered ${status}`)
})

test("a delivery attempt fails when the gateway is unreachable or unresponsive", async () => {
  const gone = createGatewayReceiver({ url: "http://127.0.0.1:1/messages", token: "" })
  const silent = createServer(() => {})
  servers.push(silent)
  await new Promise<void>((resolve) => silent.listen(0, resolve))
  const url = `http://localhost:${(silent.address() as AddressInfo).port}/`

  await expect(gone(MESSAGE, delivery)).rejects.toThrow("it could not be reached")
  await expect(
    createGatewayReceiver({ url, token: "" })(MESSAGE, { ...delivery, signal: AbortSignal.timeout(1) }),
  ).rejects.toThrow("it could not be reached")
  silent.closeAllConnections()
})
