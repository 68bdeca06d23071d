import type { Operation } from "@forecourt/contracts/operation"
import { type BodyLimits, type BodyRefusal, readText, waitAtMost } from "@forecourt/contracts/read-body"
import { readRequest, type Unread } from "@forecourt/contracts/read-request"
import type { Context } from "hono"
import { ServiceError } from "../errors/errors.ts"
import type { ServiceEnv } from "../http/http.ts"
import { createTimeoutError } from "../http/read-body.ts"

export interface InputReader {
  /** Converts a request body from another accepted format to the format of the contract. It runs before validation. */
  readonly tidy?: ((body: unknown) => unknown) | undefined
  readonly explain?: ((body: unknown) => string) | undefined
}

export async function readInput(
  { req, env }: Context<ServiceEnv>,
  operation: Operation,
  { tidy = (body) => body, explain = () => "" }: InputReader,
): Promise<object> {
  let sent: unknown
  const input = await readRequest(operation, req.raw, {
    ...(env?.incoming !== undefined && { readBodyText: readWhole }),
    tidy(body) {
      sent = tidy(body)
      return sent
    },
  })
  if ("status" in input) throw toServiceError(input, () => (sent === undefined ? "" : explain(sent)))
  const { values, body, token } = input
  return { ...body, ...values, ...(operation.needsSession && { token }) }
}

function toServiceError({ code }: Unread, explain: () => string): ServiceError {
  if (code === "TooSlow") return createTimeoutError()
  return new ServiceError(code, code === "BadRequest" ? explain() : "")
}

const MAX_MS = 10_000

/**
 * Reads a body in one step if its length is known, since this is faster. Node.js rejects a body that is longer than its
 * `Content-Length`.
 */
async function readWhole(request: Request, limits: BodyLimits): Promise<string | BodyRefusal> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN)
  if (!(length <= limits.maxBytes)) return readText(request, limits)
  return (await waitAtMost(MAX_MS, request.text())) ?? 408
}
