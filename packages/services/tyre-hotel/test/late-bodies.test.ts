import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { API_KEY, startTyreHotel } from "./start-tyre-hotel.ts"

const CONNECTIONS = 300
const ARRIVAL_MS = 10_000
/** How often a service looks, and what a busy machine adds. */
const LATE_MS = 3000

const HEAD = [
  "POST /api/tirehotel/authorization/search HTTP/1.1",
  "host: localhost",
  `x-api-key: ${API_KEY}`,
  "content-length: 20",
].join("\r\n")

interface Late {
  readonly socket: Socket
  readonly received: () => string
  /** How long it took from the headers to the end. */
  readonly cutAfterMs: Promise<number>
}

/** A connection that says what it will send, and then nothing. */
async function connectTo(port: number): Promise<Late> {
  const socket = connect(port, "localhost")
  let text = ""
  socket.on("error", () => {})
  socket.on("data", (chunk) => {
    text += String(chunk)
  })
  onTestFinished(() => void socket.destroy())
  await once(socket, "connect")
  socket.write(`${HEAD}\r\n\r\n`)
  const sentAt = performance.now()
  return { socket, received: () => text, cutAfterMs: once(socket, "close").then(() => performance.now() - sentAt) }
}

test("three hundred connections that never send their body slow nobody down, and are cut after ten seconds", async () => {
  const hotel = await startTyreHotel({ newDatabase: async () => null })
  onTestFinished(() => hotel.end())
  const late = await Promise.all(Array.from({ length: CONNECTIONS }, () => connectTo(Number(new URL(hotel.url).port))))
  const times: number[] = []
  for (let n = 0; n < 50; n++) {
    const requestedAt = performance.now()
    expect((await fetch(`${hotel.url}/healthz`)).status).toBe(200)
    times.push(performance.now() - requestedAt)
  }
  const isWaiting = late.every(({ socket }) => !socket.destroyed)
  const cutAfterMs = await Promise.all(late.map((one) => one.cutAfterMs))

  expect(isWaiting).toBe(true)
  expect(times.toSorted((one, other) => one - other)[25]).toBeLessThan(50)
  expect(Math.min(...cutAfterMs)).toBeGreaterThan(ARRIVAL_MS - 100)
  expect(Math.max(...cutAfterMs)).toBeLessThan(ARRIVAL_MS + LATE_MS)
  for (const { received } of late) expect(received()).toMatch(/^HTTP\/1\.1 408 /)
})
