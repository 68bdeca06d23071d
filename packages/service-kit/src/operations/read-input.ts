import type { Operation } from "@forecourt/contracts/operation"
import type { Context } from "hono"
import { bearerOf, MAX_KEY_LENGTH, Problem, readJson } from "../http/http.ts"
import { Refusal } from "./refusal.ts"

const MAX_BYTES = 16_000
const IDEMPOTENCY_KEY = "idempotency-key"

/** The input of a call by its contract; refuses what the contract does not know. */
export async function readInput(
  context: Context,
  operation: Operation,
  tidy: (body: unknown) => unknown = (body) => body,
): Promise<object> {
  const { parameters, parseParameters, parseBody, queryMethod, needsSession } = operation
  const { req } = context
  const sent = parseBody === undefined ? undefined : await bodyOf(context)
  // Only what is known: an address may also hold a wish for a fault.
  const body = parseBody?.(tidy(sent ?? (queryMethod ? req.query() : sent)))
  if (body === null) throw new Refusal("BadRequest")
  const values = parameters.flatMap(({ name, wire, in: place, isList }) => {
    const value = place === "header" ? req.header(wire) : isList ? (req.queries(wire) ?? []) : req.query(wire)
    return value === undefined || value === "" ? [] : [[name, value] as const]
  })
  const read = parseParameters ? parseParameters(Object.fromEntries(values)) : {}
  const hasKey = parameters.some(({ wire }) => wire.toLowerCase() === IDEMPOTENCY_KEY)
  if (read === null)
    throw new Refusal(hasKey && !isKey(req.header(IDEMPOTENCY_KEY)) ? "IdempotencyKeyMissing" : "BadRequest")
  return { ...body, ...read, ...(needsSession && { token: bearerOf(context) }) }
}

/** Whether a header names a request at all. */
function isKey(text = ""): boolean {
  return text !== "" && text.length <= MAX_KEY_LENGTH
}

/** `undefined` when there is no body. One that never comes is no matter of the contract. */
async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await readJson(context, { maxBytes: MAX_BYTES })
  } catch (error) {
    if (error instanceof Problem && error.status === 413) throw new Refusal("TooLarge")
    if (error instanceof Problem && error.status === 400) throw new Refusal("BadRequest")
    throw error
  }
}
