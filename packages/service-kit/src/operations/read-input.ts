import type { Operation } from "@forecourt/contracts/operation"
import { readRequest, type Unread } from "@forecourt/contracts/read-request"
import type { Context } from "hono"
import { Problem } from "../http/http.ts"
import { Refusal } from "./refusal.ts"

/** The input of a call by its contract; refuses what the contract does not know. */
export async function readInput(
  { req }: Context,
  operation: Operation,
  tidy?: (body: unknown) => unknown,
): Promise<object> {
  const input = await readRequest(operation, req.raw, { tidy })
  if ("status" in input) throw refusalOf(input)
  const { values, body, token } = input
  return { ...body, ...values, ...(operation.needsSession && { token }) }
}

/** A body that never comes is no matter of the contract. */
function refusalOf({ status, code }: Unread): Error {
  if (code !== "TooSlow") return new Refusal(code)
  return new Problem(status, "The body did not come. Send it at once.", {}, { connection: "close" })
}
