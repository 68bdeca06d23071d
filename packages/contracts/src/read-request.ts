import type { Operation, OperationParameter } from "./operation.ts"
import { type BodyLimits, type BodyRefusal, readText } from "./read-body.ts"
import { parseWireValue } from "./wire-values.ts"

/** The validated input of a call, as returned by the parsers of the contract. */
export interface CallInput {
  /** The values of the parameters. The keys are the parameter names that the code uses. */
  readonly values: Readonly<Record<string, unknown>>
  readonly body: object
  /** The token that identifies the visitor's session, or an empty string for calls without a session. */
  readonly token: string
}

/** The reason why a request that violates the contract is rejected: an HTTP status and an error code. */
export interface Unread {
  readonly status: 400 | 401 | 408 | 413
  readonly code: "BadRequest" | "IdempotencyKeyMissing" | "SessionMissing" | "TooLarge" | "TooSlow"
}

export interface ReadingOptions extends Pick<BodyLimits, "maxSilenceMs"> {
  /**
   * Reads the body with a faster method, if the server provides one. @default a function that reads the body in chunks
   */
  readonly readBodyText?: (request: Request, limits: BodyLimits) => Promise<string | BodyRefusal>
  /** Converts a request body to the format that the contract expects. It is called before the body is parsed. */
  readonly tidy?: ((body: unknown) => unknown) | undefined
}

/**
 * The default maximum size of a request body in bytes. The forms of the sites send far less, and a contract may allow
 * more.
 */
const MAX_BYTES = 16 * 1024

/** @see https://www.rfc-editor.org/rfc/rfc6750#section-2.1 */
const TOKEN = /^Bearer ([\w.~+/=-]{1,2000})$/i

const IDEMPOTENCY_KEY = "idempotency-key"

/** Returns the token from the header `Authorization: Bearer …`, or an empty string if there is no token. */
export function getBearerToken({ headers }: Pick<Request, "headers">): string {
  return TOKEN.exec(headers.get("authorization") ?? "")?.[1] ?? ""
}

/**
 * Lists the calls whose path matches a URL. The caller then selects one by its HTTP method. Calls with fewer parameters
 * in their path are listed first.
 */
export function findOperations(operations: readonly Operation[], pathname: string): Operation[] {
  return operations
    .filter(({ path }) => matchSegments(path, pathname) !== null)
    .sort((operation, other) => countParameters(operation.path) - countParameters(other.path))
}

/** Lists the HTTP methods that a call accepts. */
export function getMethods({ method, queryMethod, stream }: Operation): string[] {
  return [...new Set([method, queryMethod ?? method, ...(method === "GET" && stream === undefined ? ["HEAD"] : [])])]
}

/** True if a call accepts the method. HEAD is accepted wherever GET is, except for streams. */
function isMadeBy({ method, stream }: Operation, requested: string): boolean {
  return requested === method || (requested === "HEAD" && method === "GET" && stream === undefined)
}

/**
 * Reads the request for a call and validates it against the contract. Returns the validated input, which contains only
 * fields that the contract defines, or the reason for a rejection.
 */
export async function readRequest(
  operation: Operation,
  request: Request,
  { tidy = (body) => body, readBodyText = readText, ...silence }: ReadingOptions = {},
): Promise<CallInput | Unread> {
  const token = getBearerToken(request)
  if (operation.needsSession && token === "") return { status: 401, code: "SessionMissing" }

  const text = await readBodyText(request, { maxBytes: operation.maxBytes ?? MAX_BYTES, ...silence })
  if (typeof text === "number") return UNTAKEN[text]
  const sent = readSent(operation, request, text)
  if (sent === null) return BAD
  const values = parseOrNull(operation.parseParameters, sent.values)
  if (values === null)
    return isMissingKey(operation, sent.values) ? { status: 400, code: "IdempotencyKeyMissing" } : BAD
  const body = parseOrNull(operation.parseBody, tidy(sent.body))
  if (body === null) return BAD
  return { values: values as CallInput["values"], body, token: operation.needsSession ? token : "" }
}

const BAD: Unread = { status: 400, code: "BadRequest" }

const UNTAKEN: Readonly<Record<BodyRefusal, Unread>> = {
  408: { status: 408, code: "TooSlow" },
  413: { status: 413, code: "TooLarge" },
}

/** True if the idempotency key is the only reason why the parameters are invalid. */
function isMissingKey({ parameters, parseParameters }: Operation, values: Sent["values"]): boolean {
  const key = parameters.find(({ wire }) => wire.toLowerCase() === IDEMPOTENCY_KEY)
  return key !== undefined && parseParameters?.({ ...values, [key.name]: "a-sound-key" }) !== null
}

function parseOrNull(parse: Operation["parseBody"], value: unknown): object | null {
  return parse === undefined ? {} : parse(value)
}

interface Sent {
  readonly values: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/**
 * Reads the parameters of a request and the fields of its body. If the call allows it, the fields may be in the query
 * string instead of the body. Returns `null` if fields are in both, or if the request is invalid.
 */
function readSent(operation: Operation, request: Request, text: string): Sent | null {
  const { queryMethod, parameters, path, parseBody } = operation
  const { pathname, searchParams } = new URL(request.url)
  const segments = matchSegments(path, pathname)
  const query = readFields(searchParams, parameters)
  if (segments === null || query === null) return null
  const values = parameters.flatMap((parameter) => {
    const texts = getTexts(parameter, { query, segments, headers: request.headers })
    return texts === undefined ? [] : [[parameter.name, toInput(parameter, texts)] as const]
  })
  const sent = { values: Object.fromEntries(values) }
  const known = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ wire }) => wire))
  const rest = [...query].filter(([name]) => !known.has(name)).map(([name, texts]) => [name, texts[0]] as const)
  if (rest.length === 0)
    return isMadeBy(operation, request.method) ? { ...sent, body: parseBody && readJson(text) } : null
  return text === "" && request.method === queryMethod ? { ...sent, body: Object.fromEntries(rest) } : null
}

interface Places {
  readonly query: ReadonlyMap<string, readonly string[]>
  readonly segments: Readonly<Record<string, string>>
  readonly headers: Headers
}

/**
 * Returns the values of a parameter in a request, as strings. A single empty value counts as missing, since forms also
 * send their empty fields.
 */
function getTexts({ wire, in: place, isList }: OperationParameter, { query, segments, headers }: Places) {
  const single = place === "path" ? segments[wire] : (headers.get(wire) ?? undefined)
  const texts = place === "query" ? query.get(wire) : single === undefined ? undefined : [single]
  return !isList && texts?.[0] === "" ? undefined : texts
}

function toInput({ type, isList }: OperationParameter, texts: readonly string[]): unknown {
  const values = texts.map((text) => parseWireValue(text, type))
  return isList ? values : values[0]
}

/**
 * Reads the values in the query string by name. Returns `null` if a parameter that is not a list occurs more than once,
 * since its value would be ambiguous.
 */
function readFields(
  query: URLSearchParams,
  parameters: readonly OperationParameter[],
): ReadonlyMap<string, readonly string[]> | null {
  const lists = new Set(parameters.filter(({ isList }) => isList).map(({ wire }) => wire))
  const fields = new Map([...new Set(query.keys())].map((name) => [name, query.getAll(name)] as const))
  return [...fields].some(([name, { length }]) => length > 1 && !lists.has(name)) ? null : fields
}

function matchSegments(path: string, pathname: string): Readonly<Record<string, string>> | null {
  const [wanted, segments] = [path.split("/"), pathname.split("/")]
  if (wanted.length !== segments.length) return null
  const values: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = segments[index] ?? ""
    const name = PARAMETER.exec(part)?.[1]
    if (name === undefined && part !== segment) return null
    if (name === undefined) continue
    const text = decodeSegment(segment)
    if (text === null || text === "") return null
    values[name] = text
  }
  return values
}

const PARAMETER = /^\{(.+)\}$/

function countParameters(path: string): number {
  return path.split("/").filter((part) => PARAMETER.test(part)).length
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
