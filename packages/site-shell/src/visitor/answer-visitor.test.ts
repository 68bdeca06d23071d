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

test("every other address is left to others", async () => {
  expect((await fetch(`${await openDesk()}/visitor`)).status).toBe(418)
})
