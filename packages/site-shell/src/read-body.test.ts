import { Readable } from "node:stream"
import { afterEach, expect, test, vi } from "vitest"
import { readBody, refuseBody } from "./read-body.ts"

afterEach(() => void vi.useRealTimers())

const sent = (...pieces: readonly string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)))

/** A body of which this comes, a piece each second, and no end. */
async function* endless(piece: string): AsyncGenerator<Uint8Array> {
  for (;;) {
    yield Buffer.from(piece)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

test("a body is read up to its limit, counted in bytes, and not one further", async () => {
  expect(await readBody(null, { maxBytes: 4 })).toBe("")
  expect(await readBody(sent("så", "!"), { maxBytes: 4 })).toBe("så!")
  expect(await readBody(sent("så", "!!"), { maxBytes: 4 })).toBe(413)
})

test.for([
  ["never comes", () => new ReadableStream<Uint8Array>()],
  ["comes in drips", () => endless("x")],
] as const)("a body that %s is given up after ten seconds", async ([_, body]) => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  void readBody(body(), { maxBytes: 4096 }).then(outcome)

  await vi.advanceTimersByTimeAsync(9999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(408)
})

test("of a body that came, no clock goes on", async () => {
  vi.useFakeTimers()

  await readBody(sent("a"), { maxBytes: 4 })

  expect(vi.getTimerCount()).toBe(0)
})

test("whose body is refused is told why, and the connection ends", async () => {
  const refusal = refuseBody(408)

  expect([refusal.status, await refusal.text()]).toEqual([408, "The body did not come in time. Send it at once.\n"])
  expect(refusal.headers.get("connection")).toBe("close")
})
