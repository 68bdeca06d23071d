import type { Context } from "hono"
import { Problem } from "./problem.ts"

export interface BodyLimits {
  readonly maxBytes: number
  /** How long a body may be silent before it is given up. @default 10 seconds */
  readonly maxSilenceMs?: number
}

const MAX_SILENCE_MS = 10_000

/** The whole body; one that is too large, or that stops coming, is refused. */
export async function readBytes(context: Context, limits: BodyLimits): Promise<Buffer> {
  const { maxBytes, maxSilenceMs = MAX_SILENCE_MS } = limits
  if (Number(context.req.header("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const reader = context.req.raw.body?.getReader()
  if (reader === undefined) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  while (true) {
    const { done, value } = await within(maxSilenceMs, reader.read())
    if (done) return Buffer.concat(chunks)
    size += value.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(value)
  }
}

/** The body as JSON; `undefined` when there is none. */
export async function readJson(context: Context, limits: BodyLimits): Promise<unknown> {
  const text = (await readBytes(context, limits)).toString("utf8")
  if (text === "") return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Problem(400, `The body is no JSON: ${error instanceof Error ? error.message : String(error)}. Send JSON.`)
  }
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooSlow(ms)), ms)
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}

function tooLarge(maxBytes: number): Problem {
  return new Problem(413, `The body is larger than ${maxBytes} bytes. Send less.`)
}

function tooSlow(ms: number): Problem {
  const detail = `The body did not come for ${ms / 1000} seconds. Send it at once.`
  return new Problem(408, detail, {}, { connection: "close" })
}
