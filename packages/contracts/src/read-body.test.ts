import { afterEach, expect, test, vi } from "vitest"
import { readBody, readText } from "./read-body.ts"

afterEach(() => void vi.useRealTimers())

const encode = (text: string) => new TextEncoder().encode(text)

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

/** A body that comes in pieces. */
function createBody(pieces: readonly string[]): Body {
  return new ReadableStream({
    start(stream) {
      for (const piece of pieces) stream.enqueue(encode(piece))
      stream.close()
    },
  })
}

/** A body of which a letter comes every 1.1 seconds, and no end. */
function drips(): Body {
  return new ReadableStream({
    async pull(stream) {
      await new Promise((resolve) => setTimeout(resolve, 1100))
      stream.enqueue(encode("x"))
    },
  })
}

const sent = (body: Body | null) => ({ headers: new Headers(), body })

test("a body is read up to its limit, counted in bytes, and not one further", async () => {
  expect(await readText(sent(null), { maxBytes: 4 })).toBe("")
  expect(await readText(sent(createBody(["så", "!"])), { maxBytes: 4 })).toBe("så!")
  expect(await readText(sent(createBody(["så", "!!"])), { maxBytes: 4 })).toBe(413)
  expect(await readBody(sent(createBody(["a", "bc"])), { maxBytes: 4 })).toEqual(encode("abc"))
})

test("a body that says it is too long is not read at all; of one that is, no more than it takes to see it", async () => {
  const cancel = vi.fn()
  const body: Body = new ReadableStream({ pull: (stream) => stream.enqueue(encode("abc")), cancel })

  expect(await readBody({ headers: new Headers({ "content-length": "5" }), body }, { maxBytes: 4 })).toBe(413)
  expect([body.locked, cancel.mock.calls]).toEqual([false, []])
  expect(await readBody(sent(body), { maxBytes: 4 })).toBe(413)
  expect(cancel).not.toHaveBeenCalled()
})

test.for([
  ["never comes", () => new ReadableStream<Uint8Array<ArrayBuffer>>(), {}],
  ["never comes as a whole", () => new ReadableStream<Uint8Array<ArrayBuffer>>(), { maxMs: 20_000 }],
  ["comes in drips", drips, { maxMs: 10_000 }],
] as const)("a body that %s is given up after ten seconds", async ([_, body, limits]) => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  void readBody(sent(body()), { maxBytes: 4096, ...limits }).then(outcome)

  await vi.advanceTimersByTimeAsync(9999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(408)
})

test("a body may take its time while it comes, where nobody says how long", async () => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  void readBody(sent(drips()), { maxBytes: 60 }).then(outcome)

  await vi.advanceTimersByTimeAsync(61 * 1100 - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(413)
})

test("of a body that came, no clock goes on", async () => {
  vi.useFakeTimers()

  await readBody(sent(createBody(["a"])), { maxBytes: 4 })

  expect(vi.getTimerCount()).toBe(0)
})
