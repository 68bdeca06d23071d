import { expect, test } from "vitest"
import type { Cluster } from "./cluster.ts"
import { ClusterError } from "./cluster.ts"
import { type Sending, sendDocuments } from "./send-documents.ts"

const documents = (count: number): Sending[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), version: 7, source: { at } }))

function clusterThat(responses: readonly (readonly number[] | number)[]) {
  const sent: string[][] = []
  const left = [...responses]
  const call = async ({ lines = "" }: { lines?: string }) => {
    const ids = [...lines.matchAll(/"_id":"(\d+)"/g)].map(([, id = ""]) => id)
    sent.push(ids)
    const response = left.shift() ?? ids.map(() => 201)
    if (typeof response === "number") throw new ClusterError(response, "rejected_execution_exception")
    return {
      items: response.map((status) => ({ index: { status, error: { type: "mapper", reason: "no such field" } } })),
    }
  }
  return { sent, cluster: { call } as Cluster }
}

test("a bulk request writes documents with their versions and deletes documents", async () => {
  const lines: string[] = []
  const cluster = {
    call: async (call: { lines?: string; path: string }) => {
      lines.push(call.path, ...(call.lines ?? "").split("\n"))
      return { items: [{ index: { status: 200 } }, { delete: { status: 404 } }] }
    },
  } as unknown as Cluster

  await sendDocuments(cluster, "cars", [
    { id: "1", version: 3, source: { a: 1 } },
    { id: "2", version: 4, source: null },
  ])

  expect(lines).toEqual([
    "/cars/_bulk",
    '{"index":{"_id":"1","version":3,"version_type":"external_gte"}}',
    '{"a":1}',
    '{"delete":{"_id":"2","version":4,"version_type":"external_gte"}}',
    "",
  ])
})

test("only the documents that overloaded nodes rejected are sent again", async () => {
  const { sent, cluster } = clusterThat([429, [201, 429, 409, 503, 404], [429, 200]])

  await sendDocuments(cluster, "cars", documents(5), { waitMs: 1 })

  const all = ["0", "1", "2", "3", "4"]
  expect(sent).toEqual([all, all, ["1", "3"], ["1"]])
})

test("documents are read from the source only when their bulk request is sent", async () => {
  let read = 0
  const readWhenSent: number[] = []
  const { cluster } = clusterThat([])
  const counting: Cluster = {
    call: async (call) => {
      readWhenSent.push(read)
      return cluster.call(call)
    },
  }
  async function* source() {
    for (const item of documents(9)) {
      read += 1
      yield item
    }
  }

  await sendDocuments(counting, "cars", source(), { maxSize: 150 })

  expect(readWhenSent).toEqual([3, 6, 9])
})

test("an error is thrown when the nodes remain overloaded or reject a document as invalid", async () => {
  const busy = clusterThat(Array.from({ length: 20 }, () => 429))
  const strict = clusterThat([[400]])

  await expect(sendDocuments(busy.cluster, "cars", documents(1), { waitMs: 0 })).rejects.toThrow(
    "search: OpenSearch took no more documents.",
  )
  await expect(sendDocuments(strict.cluster, "cars", documents(1))).rejects.toThrow(
    "search: OpenSearch refused a document with 400 (mapper: no such field). Report it.",
  )
})
