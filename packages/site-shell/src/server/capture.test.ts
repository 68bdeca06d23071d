import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { capture } from "./capture.ts"

/** What is received of an answer that is held back, marked and then sent; or passed on when nobody wants to hold it. */
async function received(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  isWanted: (response: ServerResponse) => boolean = () => true,
): Promise<Response> {
  const server = createServer((request, response) => {
    capture(response, isWanted, ({ status, body }, send) => {
      response.setHeader("x-held", String(status))
      const whole = body()
      queueMicrotask(() => send(whole))
    })
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

test("an answer is held back until it is whole, in whatever pieces and letters it was written", async () => {
  const response = await received((answer) => {
    answer.statusCode = 201
    answer.write("å ")
    answer.write(Buffer.from("bil"))
    answer.write("IGhlag==".slice(0, 4), "base64")
    answer.end("6869", "hex")
  })

  expect([response.status, response.headers.get("x-held")]).toEqual([201, "201"])
  expect(await response.text()).toBe("å bil hehi")
})

test.for([
  [(answer: ServerResponse) => answer.writeHead(202, { "x-a": "1", "x-b": "2" })],
  [(answer: ServerResponse) => answer.writeHead(202, "Accepted", { "x-a": "1", "x-b": "2" })],
  [(answer: ServerResponse) => answer.writeHead(202, ["x-a", "1", "x-b", "2"])],
] as const)("status and headers are kept in each way of writing them", async ([write]) => {
  const response = await received((answer) => void write(answer).end("a"))

  expect([response.status, response.headers.get("x-a"), response.headers.get("x-b")]).toEqual([202, "1", "2"])
  expect(response.headers.get("x-held")).toBe("202")
})

test("a status alone is enough, and an answer may have no body", async () => {
  const response = await received((answer) => void answer.writeHead(404).end())

  expect([response.status, await response.text()]).toEqual([404, ""])
})

test("what is not wanted passes at once, piece by piece", async () => {
  let asked = 0
  const response = await received(
    (answer) => {
      answer.writeHead(206, { "x-a": "1" })
      answer.flushHeaders()
      answer.write("one, ")
      answer.end("two")
    },
    () => {
      asked += 1
      return false
    },
  )

  expect([response.status, response.headers.get("x-a"), response.headers.get("x-held")]).toEqual([206, "1", null])
  expect(await response.text()).toBe("one, two")
  expect(asked).toBe(1)
})

test("headers that are hurried wait for an answer that is held back", async () => {
  const response = await received((answer) => {
    answer.flushHeaders()
    answer.setHeader("x-late", "1")
    answer.end("a")
  })

  expect([response.headers.get("x-late"), response.headers.get("x-held")]).toEqual(["1", "200"])
})

test("to who wrote it an answer that was ended is over, and more of it is not sent", async () => {
  const seen: boolean[] = []
  const response = await received((answer) => {
    answer.end("once")
    seen.push(answer.headersSent, answer.writableEnded)
    answer.end("twice")
  })

  expect(seen).toEqual([true, true])
  expect(await response.text()).toBe("once")
})

test("who waits for a piece to be taken, or for the end, is told", async () => {
  const told: string[] = []
  const ended = Promise.withResolvers<void>()
  const response = await received((answer) => {
    answer.write("a", () => told.push("piece"))
    answer.write("b", "utf8", () => told.push("encoded piece"))
    answer.end(() => {
      told.push("end")
      ended.resolve()
    })
  })

  expect(await response.text()).toBe("ab")
  await ended.promise
  expect(told).toEqual(["piece", "encoded piece", "end"])
})

test("after its end nobody's own way of writing headers stands between an answer and what is sent", async () => {
  const response = await received((answer) => {
    Object.assign(answer, { setHeader: () => answer })
    answer.end("a")
  })

  expect(response.headers.get("x-held")).toBe("200")
})
