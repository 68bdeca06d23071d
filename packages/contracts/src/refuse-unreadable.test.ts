import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { refuseUnreadable } from "./refuse-unreadable.ts"

async function send(request: string): Promise<string> {
  const server = createServer((_, response) => response.end("ok"))
  refuseUnreadable(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.end(request))
  return text(socket)
}

const MANY = Array.from({ length: 100_000 }, (_, at) => `car_price_max=${at}`).join("&")

test("a request with too many query values returns 431", async () => {
  expect(await send(`GET /?${MANY} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/,
  )
})

test("a malformed HTTP request returns 400", async () => {
  expect(await send("hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})

test("a well-formed HTTP request returns 200", async () => {
  expect(await send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 OK/)
})
