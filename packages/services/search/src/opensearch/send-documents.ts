import { setTimeout as wait } from "node:timers/promises"
import { type Cluster, ClusterError } from "./cluster.ts"

export interface Sending {
  readonly id: string
  /** The version of the document. A write is ignored if the index already contains a higher version. */
  readonly version: number
  readonly source: object | null
}

export interface SendingOptions {
  /** The maximum number of characters in a request. @default 2 million */
  readonly maxSize?: number
  /**
   * The first pause in milliseconds when the nodes are overloaded. Each further pause is twice as long. @default 100 ms
   */
  readonly waitMs?: number
}

const MAX_SIZE = 2_000_000
const WAIT_MS = 100
const MAX_WAIT_MS = 10_000
const MAX_TRIES = 12
const PATIENCE_MS = 90_000

/** Writes documents in batches. While the nodes are overloaded, no further documents are read. */
export async function sendDocuments(
  cluster: Cluster,
  index: string,
  documents: AsyncIterable<Sending> | Iterable<Sending>,
  { maxSize = MAX_SIZE, waitMs = WAIT_MS }: SendingOptions = {},
): Promise<void> {
  let operations: string[] = []
  let size = 0
  const sendAll = () => sendPatiently(cluster, index, operations, waitMs)
  for await (const document of documents) {
    const operation = formatOperation(document)
    operations.push(operation)
    size += operation.length
    if (size < maxSize) continue
    await sendAll()
    ;[operations, size] = [[], 0]
  }
  if (operations.length > 0) await sendAll()
}

function formatOperation({ id, version, source }: Sending): string {
  const about = { _id: id, version, version_type: "external_gte" }
  if (source === null) return JSON.stringify({ delete: about })
  return `${JSON.stringify({ index: about })}\n${JSON.stringify(source)}`
}

async function sendPatiently(
  cluster: Cluster,
  index: string,
  operations: readonly string[],
  waitMs: number,
): Promise<void> {
  let left = operations
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    left = await sendOnce(cluster, index, left)
    if (left.length === 0) return
    const pause = Math.min(waitMs * 2 ** attempt, MAX_WAIT_MS)
    await wait(pause / 2 + Math.random() * (pause / 2))
  }
  throw new Error(`search: OpenSearch took no more documents. Look at the load of its nodes; it is tried again.`)
}

async function sendOnce(cluster: Cluster, index: string, operations: readonly string[]): Promise<readonly string[]> {
  const response = await sendBulk(cluster, index, operations)
  if (response === "busy") return operations
  return operations.filter((_, at) => isLeft(Object.values(response.items[at] ?? {})[0]))
}

interface BulkResponse {
  readonly items: readonly Readonly<Record<string, BulkItem>>[]
}

interface BulkItem {
  readonly status: number
  readonly error?: { readonly type: string; readonly reason: string }
}

async function sendBulk(
  cluster: Cluster,
  index: string,
  operations: readonly string[],
): Promise<BulkResponse | "busy"> {
  const lines = operations.map((operation) => `${operation}\n`).join("")
  try {
    return await cluster.call<BulkResponse>({ method: "POST", path: `/${index}/_bulk`, lines, patienceMs: PATIENCE_MS })
  } catch (error) {
    if (error instanceof ClusterError && isBusy(error.status)) return "busy"
    throw error
  }
}

const isBusy = (status: number) => status === 429 || status === 503

/** Returns whether an operation must be retried. Throws if OpenSearch has permanently rejected the document. */
function isLeft(item: BulkItem | undefined): boolean {
  if (item === undefined || isBusy(item.status)) return true
  // 404: nothing to take away. 409: something newer is there.
  if (item.status < 300 || item.status === 404 || item.status === 409) return false
  const { type = "", reason = "" } = item.error ?? {}
  throw new Error(`search: OpenSearch refused a document with ${item.status} (${type}: ${reason}). Report it.`)
}
