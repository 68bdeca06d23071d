import type { SearchRequestInput } from "@forecourt/contracts/search"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { createQueries } from "../../../search-engine/test/workload.ts"
import { CARS, judge, openStock, type Side, searchContract } from "./contract/search-contract.ts"
import { type Nodes, startNodes } from "./nodes/nodes.ts"
import { createCar, STOCK, type TriedSearch } from "./start-search.ts"

/** The time limit in milliseconds. It is long because a node takes seconds to start. */
const PATIENCE_MS = 600_000
let nodes: Nodes

beforeAll(async () => {
  nodes = await startNodes()
}, PATIENCE_MS)
afterAll(() => nodes?.stop(), PATIENCE_MS)

const side: Side = { settings: () => ({ nodes: nodes.urls }), requests: readSampled(2000), patienceMs: PATIENCE_MS }

searchContract(side)

function sendOn(opened: TriedSearch) {
  const isRight = judge(opened, CARS)
  const requests: readonly SearchRequestInput[] = createQueries().slice(0, 40)
  let [sent, isEnding] = [0, false]
  const asking = (async () => {
    while (!isEnding) {
      const request = requests[sent % requests.length]
      if (request !== undefined) await isRight(request, CARS.documents)
      sent += 1
    }
  })()
  return {
    getRequests: () => sent,
    async end() {
      isEnding = true
      await asking
    },
  }
}

test("all responses stay correct and writes succeed while the leading node is killed and restarted", {
  timeout: PATIENCE_MS,
}, async () => {
  const opened = await openStock(side, CARS)
  const other = await openStock(
    side,
    { ...CARS, index: "stock-se-more", documents: [createCar(1)] },
    { dataFolder: opened.folder },
  )
  const asking = sendOn(opened)
  const sendMore = async (more: number) => {
    const from = asking.getRequests()
    await expect.poll(() => asking.getRequests() - from, { timeout: PATIENCE_MS }).toBeGreaterThan(more)
  }
  await sendMore(20)

  const leader = await nodes.leader()
  await nodes.kill(leader)
  await sendMore(60)
  const written = await other.write("PUT", "/indexes/stock-se-more/documents/2", createCar(2))
  const result = await other.search({ index: "stock-se-more", fields: ["car_id"] })
  nodes.start(leader)
  await nodes.waitForCount(3)
  await sendMore(20)
  await asking.end()

  expect(written.status).toBe(201)
  expect(result.body.content).toEqual([{ car_id: "1" }, { car_id: "2" }])
  expect(await nodes.leader()).not.toBe(leader)
})

test("while a node does not respond, a search returns either a complete result or an error", {
  timeout: PATIENCE_MS,
}, async () => {
  const opened = await openStock(side, CARS)
  const isRight = judge(opened, CARS)
  const [request] = createQueries()
  if (request === undefined) throw new Error("There is no request.")

  const { body: expected } = await opened.search({ ...request, index: STOCK })
  nodes.pause(2)
  const served: string[] = []
  for (let turn = 0; turn < 8; turn++) {
    const { status, body } = await opened.search({ ...request, index: STOCK })
    if (status === 200) served.push(JSON.stringify(body))
  }
  nodes.resume(2)
  await nodes.waitForCount(3)

  expect(new Set(served)).toEqual(new Set([JSON.stringify(expected)]))
  await isRight(request, CARS.documents)
})

test("a search fails while two of three nodes are down, and never returns a partial result", {
  timeout: PATIENCE_MS,
}, async () => {
  const opened = await openStock(side, CARS)
  const isRight = judge(opened, CARS)
  const request = { index: STOCK, limit: 0 }

  await Promise.all([nodes.kill(0), nodes.kill(1)])
  const refused = await opened.search(request)
  for (const node of [0, 1]) nodes.start(node)
  await nodes.waitForCount(3)
  // A node that has just come back may not yet know where the parts are.
  await expect.poll(async () => (await opened.search(request)).status, { timeout: PATIENCE_MS }).toBe(200)

  expect([refused.status, refused.body.code]).toEqual([500, "ServerError"])
  await isRight(request, CARS.documents)
})
