import { type BodyLimits, type BodyRefusal, readBody } from "@forecourt/contracts/read-body"
import { readMessage } from "@forecourt/contracts/read-message"
import type { Context } from "hono"
import { ServiceError } from "../errors/errors.ts"

/** Reads the whole request body. Throws if the body is too large or arrives too slowly. */
export async function readBytes(context: Context, limits: BodyLimits): Promise<Buffer> {
  const bytes = await readBody(context.req.raw, limits)
  if (typeof bytes === "number") throw toServiceError(bytes, limits)
  return Buffer.from(bytes.buffer)
}

/** Reads the request body as JSON. Returns `undefined` if the body is empty. */
export async function readJson(context: Context, limits: BodyLimits): Promise<unknown> {
  const text = parseUtf8(await readBytes(context, limits))
  if (text === null) throw new ServiceError("BadRequest", "The body is not in UTF-8. Send JSON in UTF-8.")
  if (text === "") return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ServiceError("BadRequest", `The body is no JSON: ${readMessage(error)}. Send JSON.`)
  }
}

/** Decodes UTF-8, the only encoding allowed for JSON (RFC 8259 §8.1). Returns `null` if the bytes are invalid. */
function parseUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function toServiceError(status: BodyRefusal, { maxBytes }: BodyLimits): ServiceError {
  if (status === 413) return new ServiceError("TooLarge", `The body is larger than ${maxBytes} bytes. Send less.`)
  return createTimeoutError()
}

export function createTimeoutError(): ServiceError {
  return new ServiceError("TooSlow", "The body did not arrive in time. Send it again.", {
    headers: { connection: "close" },
  })
}
