import type { CallOptions } from "@forecourt/contracts/call"
import { parseEnvelope } from "@forecourt/contracts/content/envelope"
import { ApiError, type ApiErrorOptions, type Http } from "../http/http.ts"

export interface GraphQlQuery<Data> extends CallOptions {
  /** The name of the calling function, for error messages. */
  readonly operation: string
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly parse: (data: unknown) => Data | null
}

/** The HTTP status for an invalid query. An invalid query does not mean that the service is down. */
const NOT_UNDERSTOOD = 400

/**
 * Runs a GraphQL query on the platform and parses the response; values are always sent as variables, so the query text
 * is constant. Throws an error if the response contains errors, even if its status is 200.
 */
export async function runQuery<Data>(http: Http, question: GraphQlQuery<Data>): Promise<Data> {
  const { operation, document, variables, headers, signal, parse } = question
  const response = await http.request("", {
    operation,
    body: { query: document, variables },
    idempotent: true,
    ...(headers && { headers }),
    ...(signal && { signal }),
  })
  const { ok, status } = response
  const createError = (problem: string | undefined, more: Pick<ApiErrorOptions, "details" | "isOutage"> = {}) =>
    new ApiError({ service: http.service, operation, status, ...(problem && { problem }), ...more })

  const envelope = parseEnvelope(await readJson(response))
  // One address serves all queries: a redirect or a 404 there would affect every other query as well.
  const isOutage = !ok && status !== NOT_UNDERSTOOD
  if (!ok && envelope?.errors === undefined) throw createError(undefined, { isOutage })
  if (envelope?.errors?.length)
    throw createError("was refused", { isOutage, details: envelope.errors.map(({ message }) => message) })
  if (envelope === null) throw createError("got a response that is no GraphQL", { isOutage: true })

  const data = parse(envelope.data ?? null)
  if (data === null) throw createError("got a response in an unknown form")
  return data
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
