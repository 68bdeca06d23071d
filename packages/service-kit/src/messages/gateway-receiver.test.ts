import { createHmac } from "node:crypto"
import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { DeliveryError, UndeliverableError } from "../outbox/outbox.ts"
import { createGatewayReceiver, parseSigningSecret } from "./messages.ts"
import { createSignatureHeaders } from "./signature.ts"

interface Post {
  readonly headers: IncomingHttpHeaders
  readonly text: string
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
    const text = Buffer.concat(await request.toArray()).toString()
    posts.push({ headers: request.headers, text, body: JSON.parse(text) })
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

test("the body is signed with every secret over id, time and body, as a Standard Webhook", async () => {
  const { url, posts } = await gatewayResponding(202, 202)
  const texts = ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"]
  const signingSecrets = texts.flatMap((text) => parseSigningSecret(text) ?? [])
  const now = () => Date.parse("2026-11-24T10:00:00.900Z")

  await createGatewayReceiver({ url, token: "", signingSecrets }, now)(MESSAGE, delivery)
  await createGatewayReceiver({ url, token: "" }, now)(MESSAGE, delivery)

  const [signed, unsigned] = posts
  const expected = texts.map((secret) => {
    const hmac = createHmac("sha256", Buffer.from(secret.replace("whsec_", ""), "base64"))
    return `v1,${hmac.update(`message-1.1795514400.${signed?.text}`).digest("base64")}`
  })
  expect(signed?.headers).toMatchObject({
    "webhook-id": "message-1",
    "webhook-timestamp": "1795514400",
    "webhook-signature": expected.join(" "),
  })
  expect(unsigned?.headers).not.toHaveProperty("webhook-signature")
})

// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
test("the signature equals that of the specification's example", () => {
  const secret = parseSigningSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
  const body = '{"test": 2432232314}'

  const headers = createSignatureHeaders(secret === null ? [] : [secret], {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    body,
    now: 1_614_265_330_000,
  })

  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
})

test.each(["", "secret", "whsec_", "whsec_c2hvcnQ=", "whsec_no base64 at all, but long enough for one"])(
  "%j is no signing secret",
  (text) => {
    expect(parseSigningSecret(text)).toBeNull()
  },
)

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
