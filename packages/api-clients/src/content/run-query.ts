import type { CallOptions } from "@forecourt/contracts/call"
import { parseEnvelope } from "@forecourt/contracts/content/envelope"
import { ApiError, type ApiErrorOptions, type Http, type HttpRequest } from "../http/http.ts"

/** A site, by its name on the platform. */
export interface SiteRequest {
  readonly site: string
}

export interface SiteLanguageRequest extends SiteRequest {
  readonly language: string
}

export interface GraphQlQuery<Data> {
  /** The name of the calling function, for error messages. */
  readonly operation: string
  readonly document: string
  readonly parse: (data: unknown) => Data | null
}

/** The HTTP status for an invalid query. It does not mean that the service is down. */
const NOT_UNDERSTOOD = 400

/** Sends a GraphQL query. Throws an error if the response contains errors, even if its status is 200. */
export async function runQuery<Data>(
  http: Http,
  { operation, document, parse }: GraphQlQuery<Data>,
  variables: Readonly<Record<string, unknown>>,
  { signal, headers }: CallOptions & Pick<HttpRequest, "headers"> = {},
): Promise<Data> {
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
