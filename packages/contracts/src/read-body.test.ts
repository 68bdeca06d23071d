import { afterEach, expect, test, vi } from "vitest"
import { readBody, readText } from "./read-body.ts"

afterEach(() => void vi.useRealTimers())

const encode = (text: string) => new TextEncoder().encode(text)

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

function createBody(pieces: readonly string[]): Body {
  return new ReadableStream({
    start(stream) {
      for (const piece of pieces) stream.enqueue(encode(piece))
      stream.close()
    },
  })
}

function drips(): Body {
  return new ReadableStream({
    async pull(stream) {
      await new Promise((resolve) => setTimeout(resolve, 1100))
      stream.enqueue(encode("x"))
    },
  })
}

const createRequest = (body: Body | null) => ({ headers: new Headers(), body })

test("a request body is read up to the size limit, and a larger body is rejected with 413", async () => {
  expect(await readText(createRequest(null), { maxBytes: 4 })).toBe("")
  expect(await readText(createRequest(createBody(["så", "!"])), { maxBytes: 4 })).toBe("så!")
  expect(await readText(createRequest(createBody(["så", "!!"])), { maxBytes: 4 })).toBe(413)
  expect(await readBody(createRequest(createBody(["a", "bc"])), { maxBytes: 4 })).toEqual(encode("abc"))
})

test("a body is rejected without being read when Content-Length exceeds the limit, and is read up to the limit without Content-Length", async () => {
  const cancel = vi.fn()
  const body: Body = new ReadableStream({ pull: (stream) => stream.enqueue(encode("abc")), cancel })

  expect(await readBody({ headers: new Headers({ "content-length": "5" }), body }, { maxBytes: 4 })).toBe(413)
  expect([body.locked, cancel.mock.calls]).toEqual([false, []])
  expect(await readBody(createRequest(body), { maxBytes: 4 })).toBe(413)
  expect(cancel).not.toHaveBeenCalled()
})

test.for([
  ["never arrives", () => new ReadableStream<Uint8Array<ArrayBuffer>>(), {}],
  ["does not arrive completely", () => new ReadableStream<Uint8Array<ArrayBuffer>>(), { maxMs: 20_000 }],
  ["arrives slowly in small pieces", drips, { maxMs: 10_000 }],
] as const)("a request body that %s is rejected after ten seconds", async ([_, body, limits]) => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  void readBody(createRequest(body()), { maxBytes: 4096, ...limits }).then(outcome)

  await vi.advanceTimersByTimeAsync(9999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(408)
})

test("without a timeout, a slow body is read until it exceeds the size limit", async () => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  void readBody(createRequest(drips()), { maxBytes: 60 }).then(outcome)

  await vi.advanceTimersByTimeAsync(61 * 1100 - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(413)
})

test("no timer is left running after a body has been read", async () => {
  vi.useFakeTimers()

  await readBody(createRequest(createBody(["a"])), { maxBytes: 4 })

  expect(vi.getTimerCount()).toBe(0)
})
