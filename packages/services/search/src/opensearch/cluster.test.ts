import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { expect, onTestFinished, test } from "vitest"
import { createCluster } from "./cluster.ts"

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function nodeThat(handle: Handler) {
  let requestCount = 0
  const server = createServer((request, response) => {
    requestCount += 1
    handle(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const stop = () =>
    new Promise((stopped) => {
      server.closeAllConnections()
      server.close(stopped)
    })
  onTestFinished(async () => void (await stop()))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, countRequests: () => requestCount, stop }
}

const answering = (body: unknown, status = 200): Handler => {
  return (_, response) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
}
const SILENT: Handler = () => {}
const GET = { method: "GET", path: "/" } as const

test("requests are sent to the nodes in round-robin order", async () => {
  const [first, second] = [await nodeThat(answering({ node: 1 })), await nodeThat(answering({ node: 2 }))]
  const { call } = createCluster([first.url, second.url])

  for (let turn = 0; turn < 4; turn++) await call(GET)

  expect([first.countRequests(), second.countRequests()]).toEqual([2, 2])
})

test("requests skip a node that is down or unresponsive for a while and go to another node", async () => {
  let now = 0
  const [gone, silent, there] = [
    await nodeThat(SILENT),
    await nodeThat(SILENT),
    await nodeThat(answering({ ok: true })),
  ]
  await gone.stop()
  const { call } = createCluster([gone.url, silent.url, there.url], () => now)

  for (let turn = 0; turn < 6; turn++) expect(await call({ ...GET, patienceMs: 50 })).toEqual({ ok: true })
  expect(silent.countRequests()).toBe(1)

  now += 60_000
  for (let turn = 0; turn < 3; turn++) await call({ ...GET, patienceMs: 50 })
  expect(silent.countRequests()).toBe(2)
})

test("a request that fails on one node is sent to another node, but an invalid request is not retried", async () => {
  const busy = await nodeThat(answering({ error: { type: "no_shard" } }, 503))
  const [there, strict] = [await nodeThat(answering({ ok: true })), await nodeThat(answering({}, 400))]

  expect(await createCluster([there.url, busy.url]).call(GET)).toEqual({ ok: true })
  const refused = createCluster([strict.url]).call({ method: "POST", path: "/", body: { words: "secret" } })

  await expect(refused).rejects.toThrow(
    "search: OpenSearch answered with 400 (no reason). Look at the log of its nodes.",
  )
  expect([busy.countRequests(), strict.countRequests()]).toEqual([1, 1])
})

test("the last error is thrown when no node responds", async () => {
  const busy = await nodeThat(answering({ error: { root_cause: [], type: "search_phase_execution_exception" } }, 503))

  await expect(createCluster([busy.url]).call(GET)).rejects.toMatchObject({
    status: 503,
    code: "search_phase_execution_exception",
  })
})

test("an aborted request ends immediately, and its node is not skipped", async () => {
  let giving = new AbortController()
  const silent = await nodeThat(() => giving.abort())
  const { call } = createCluster([silent.url])

  for (let turn = 1; turn <= 2; turn++) {
    giving = new AbortController()
    await expect(call({ ...GET, signal: giving.signal })).rejects.toMatchObject({ name: "AbortError" })
    expect(silent.countRequests()).toBe(turn)
  }
})

test("a user name and a password in a node's URL are sent as credentials", async () => {
  const seen: unknown[] = []
  const node = await nodeThat((request, response) => {
    seen.push(request.headers.authorization, request.url)
    response.end()
  })
  const { call } = createCluster([`${node.url.replace("://", "://me:p%40ss@")}/behind/`])

  expect(await call({ method: "PUT", path: "/x", query: { a: "b c" } })).toBeNull()
  expect(seen).toEqual([`Basic ${Buffer.from("me:p@ss").toString("base64")}`, "/behind/x?a=b+c"])
})
