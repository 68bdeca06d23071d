import type { ServerResponse } from "node:http"

/** What a handler answered, held back before it was sent. */
export interface Held {
  readonly status: number
  /** Put together when it is asked for: an answer that is remembered needs no body. */
  readonly body: () => Buffer
}

/**
 * Holds an answer back when its headers say that it is wanted, and hands it over once it is complete. All other
 * answers pass through untouched, piece by piece.
 */
export function capture(
  response: ServerResponse,
  isWanted: (response: ServerResponse) => boolean,
  onComplete: (held: Held, send: (body: Buffer) => void) => void,
): void {
  const send = { writeHead: response.writeHead, write: response.write, end: response.end, flush: response.flushHeaders }
  const chunks: Chunk[] = []
  let isHeld: boolean | null = null
  let isComplete = false

  function holds(): boolean {
    isHeld ??= isWanted(response)
    return isHeld
  }

  response.writeHead = ((...args: Parameters<typeof response.writeHead>) => {
    const [status] = args
    const headers = args.find((argument) => typeof argument === "object")
    response.statusCode = status
    for (const [name, value] of headerEntries(headers)) response.setHeader(name, value)
    return holds() ? response : send.writeHead.call(response, status)
  }) as typeof response.writeHead

  response.flushHeaders = () => {
    if (!holds()) send.flush.call(response)
  }

  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!holds()) return Reflect.apply(send.write, response, [chunk, ...rest])
    chunks.push({ data: chunk, encoding: rest[0] })
    callbackOf(rest)?.()
    return true
  }) as typeof response.write

  response.end = ((...args: unknown[]) => {
    if (!holds()) return Reflect.apply(send.end, response, args)
    if (isComplete) return response
    isComplete = true
    const [chunk, encoding] = args
    if (chunk !== undefined && chunk !== null && typeof chunk !== "function") chunks.push({ data: chunk, encoding })
    const callback = callbackOf(args)
    if (callback) response.once("finish", callback)
    pretendSent(response, true)
    // The framework's own `setHeader` ignores whatever comes after that.
    Reflect.deleteProperty(response, "setHeader")
    onComplete({ status: response.statusCode, body: () => Buffer.concat(chunks.map(bufferOf)) }, (body) => {
      pretendSent(response, false)
      Object.assign(response, { writeHead: send.writeHead, write: send.write, end: send.end })
      response.end(body)
    })
    return response
  }) as typeof response.end
}

/** To the handler, an answer that it ended is over: it must not be tempted to add to it. */
function pretendSent(response: ServerResponse, isSent: boolean): void {
  for (const name of ["headersSent", "writableEnded"] as const) {
    if (isSent) Object.defineProperty(response, name, { value: true, configurable: true })
    else Reflect.deleteProperty(response, name)
  }
}

function headerEntries(headers: unknown): [string, string | string[]][] {
  if (typeof headers !== "object" || headers === null) return []
  if (!Array.isArray(headers)) return Object.entries(headers as Record<string, string | string[]>)
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[String(name), String(headers[index + 1])]] : []))
}

interface Chunk {
  readonly data: unknown
  readonly encoding: unknown
}

function bufferOf({ data, encoding }: Chunk): Buffer {
  if (typeof data === "string")
    return Buffer.from(data, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
  return Buffer.from(data as Uint8Array)
}

function callbackOf(args: readonly unknown[]): (() => void) | undefined {
  return args.find((argument) => typeof argument === "function") as (() => void) | undefined
}
