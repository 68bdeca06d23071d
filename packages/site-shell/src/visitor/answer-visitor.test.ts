import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { answerVisitor } from "./answer-visitor.ts"
import { visitorDesk } from "./visitor-desk.ts"

/** A server whose desk answers what it can. */
async function openDesk(proxies = 0): Promise<string> {
  const desk = visitorDesk(
    { name: "se-automotive" },
    { personalisation: { url: "http://service.invalid", contextId: "a" } },
  )
  const server = createServer(async (request, response) => {
    if (!(await answerVisitor(request, response, { desk, proxies }))) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ANSWER = "version=1&choice=all&path="
const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/visitor/consent`, { method: "POST", body, headers: { origin: url, ...headers }, redirect: "manual" })

test("a visitor's answer is heard up to 4,096 bytes, and no further", async () => {
  const url = await openDesk()

  expect((await post(url, ANSWER.padEnd(4096, "a"))).status).toBe(303)
  expect((await post(url, ANSWER.padEnd(4097, "a"))).status).toBe(413)
  expect((await post(url, `${ANSWER}${"å".repeat(2048)}`)).status).toBe(413)
})

test("what comes too late to be heard is not acted on", async () => {
  const url = await openDesk()

  expect((await post(url, ANSWER.padEnd(1_000_000, "a"))).headers.getSetCookie()).toEqual([])
})

test("a choice is kept for encrypted pages only, when a server of ours says that the visitor's was one", async () => {
  const cookieOf = async (proxies: number) => {
    const url = await openDesk(proxies)
    const answer = await post(url, ANSWER, { "x-forwarded-proto": "https", "sec-fetch-site": "same-origin" })
    return answer.headers.getSetCookie()[0]
  }

  expect(await cookieOf(1)).toMatch(/; Secure$/)
  expect(await cookieOf(0)).not.toMatch(/Secure/)
})

test("every cookie of an answer is set, and none takes another's place", async () => {
  const url = await openDesk()

  const answer = await post(url, "version=1&choice=none", { cookie: "_ga=1; _fbp=2" })

  expect(answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual(
    expect.arrayContaining(["fc-consent", "_ga", "_fbp"]),
  )
})

test("an answer is found with whatever stands behind its address", async () => {
  const url = await openDesk()

  expect((await fetch(`${url}/visitor/consent.css?version=1`)).headers.get("content-type")).toMatch(/^text\/css/)
  expect((await fetch(`${url}/visitor.js?1`)).status).toBe(200)
})

test("every other address is left to others, with all that was sent to it", async () => {
  const url = await openDesk()

  expect((await fetch(`${url}/visitor`)).status).toBe(418)
  expect((await fetch(`${url}/api/long`, { method: "POST", body: "a".repeat(5000) })).status).toBe(418)
})

test("what the desk does not answer after all is left to others", async () => {
  const desk = async () => null
  const server = createServer(async (request, response) => {
    if (!(await answerVisitor(request, response, { desk, proxies: 0 }))) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())

  const { port } = server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/visitor.js`)).status).toBe(418)
})
