export interface ClusterCall {
  readonly method: "GET" | "PUT" | "POST" | "DELETE"
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** The request body as newline-delimited JSON. Used instead of `body`. */
  readonly lines?: string
  /** The error status codes for which the call does not throw, for example `[404]`. */
  readonly expected?: readonly number[]
  /** The time in milliseconds to wait for a response before another node is tried. @default 30 s */
  readonly patienceMs?: number
  readonly signal?: AbortSignal
}

export interface Cluster {
  /**
   * Sends a request to the cluster and returns the parsed response without validating it. Throws if no node returns a
   * successful response.
   */
  readonly call: <Body>(call: ClusterCall) => Promise<Body>
}

export class ClusterError extends Error {
  override name = "ClusterError"
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`search: OpenSearch answered with ${status} (${code}). Look at the log of its nodes.`)
    this.status = status
    this.code = code
  }
}

interface Node {
  readonly url: string
  readonly authorization: string | null
  /**
   * The time, in milliseconds since 1970, until which this node counts as unavailable and is tried only after the other
   * nodes.
   */
  awayUntil: number
}

const PATIENCE_MS = 30_000
const AWAY_MS = 30_000
const ELSEWHERE = [502, 503, 504]

export function createCluster(addresses: readonly string[], now: () => number = Date.now): Cluster {
  const nodes = addresses.map(createNode)
  let turn = 0

  /**
   * Returns the nodes in the order in which they are tried: the available nodes in rotation, then the nodes that
   * recently failed, and finally the first node in rotation once more.
   */
  function listNodesInTurn(): readonly Node[] {
    turn = (turn + 1) % nodes.length
    const all = [...nodes.slice(turn), ...nodes.slice(0, turn)]
    const at = now()
    return [...all.filter((node) => node.awayUntil <= at), ...all.filter((node) => node.awayUntil > at), ...all].slice(
      0,
      nodes.length + 1,
    )
  }

  async function call<Body>(clusterCall: ClusterCall): Promise<Body> {
    let failure: unknown = null
    for (const node of listNodesInTurn()) {
      try {
        const body = await sendToNode(node, clusterCall)
        node.awayUntil = 0
        return body as Body
      } catch (error) {
        clusterCall.signal?.throwIfAborted()
        if (error instanceof ClusterError && !ELSEWHERE.includes(error.status)) throw error
        if (!(error instanceof ClusterError)) node.awayUntil = now() + AWAY_MS
        failure = error
      }
    }
    throw failure
  }

  return { call }
}

function createNode(address: string): Node {
  const { username, password, origin, pathname } = new URL(address)
  const pair = [username, password].map(decodeURIComponent).join(":")
  return {
    url: `${origin}${pathname.replace(/\/$/, "")}`,
    authorization: username === "" ? null : `Basic ${Buffer.from(pair).toString("base64")}`,
    awayUntil: 0,
  }
}

async function sendToNode({ url, authorization }: Node, call: ClusterCall): Promise<unknown> {
  const { method, path, query = {}, body, lines, expected = [], patienceMs = PATIENCE_MS, signal } = call
  const text = lines ?? (body === undefined ? null : JSON.stringify(body))
  const patience = AbortSignal.timeout(patienceMs)
  const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(text !== null && { "content-type": lines === undefined ? "application/json" : "application/x-ndjson" }),
      ...(authorization !== null && { authorization }),
    },
    body: text,
    signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
  })
  const said = await response.text()
  if (response.ok || expected.includes(response.status)) return said === "" ? null : JSON.parse(said)
  throw new ClusterError(response.status, getErrorCode(said))
}

/**
 * Extracts the error code with a regular expression, since a proxy may have sent a body that is not JSON. Returns `no
 * reason` if the body contains no error code.
 */
function getErrorCode(said: string): string {
  const [, code = "no reason"] = /"type"\s*:\s*"([a-z_]+)"/.exec(said) ?? []
  return code
}
