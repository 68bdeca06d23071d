import type { Operation, OperationParameter } from "./operation.ts"
import { type BodyLimits, type BodyRefusal, readText } from "./read-body.ts"
import { parseWireValue } from "./wire-values.ts"

/** What a call is given, as the contract's parsers gave it. */
export interface CallInput {
  /** Parameters by their names in code. */
  readonly values: Readonly<Record<string, unknown>>
  readonly body: object
  /** Names the visitor's session; empty for calls without one. */
  readonly token: string
}

/** Why a request is no call of the contract. */
export interface Unread {
  readonly status: 400 | 401 | 408 | 413
  readonly code: "BadRequest" | "IdempotencyKeyMissing" | "SessionMissing" | "TooLarge" | "TooSlow"
}

export interface ReadingOptions extends Pick<BodyLimits, "maxSilenceMs"> {
  /** Reads the body where a server has a quicker way. @default reads it piece by piece */
  readonly readBodyText?: (request: Request, limits: BodyLimits) => Promise<string | BodyRefusal>
  /** Brings into the contract's form what callers write otherwise, before it is parsed. */
  readonly tidy?: ((body: unknown) => unknown) | undefined
}

/** Far more than a form of ours; a contract may say more. */
const MAX_BYTES = 16 * 1024

/** @see https://www.rfc-editor.org/rfc/rfc6750#section-2.1 */
const TOKEN = /^Bearer ([\w.~+/=-]{1,2000})$/i

const IDEMPOTENCY_KEY = "idempotency-key"

/** The token of `Authorization: Bearer …`; empty when there is none. */
export function getBearerToken({ headers }: Pick<Request, "headers">): string {
  return TOKEN.exec(headers.get("authorization") ?? "")?.[1] ?? ""
}

/** The calls at an address, of which the method tells one; those whose address has fewer parameters come first. */
export function findOperations(operations: readonly Operation[], pathname: string): Operation[] {
  return operations
    .filter(({ path }) => matchSegments(path, pathname) !== null)
    .sort((one, other) => countParameters(one.path) - countParameters(other.path))
}

/** Methods that a call is made with. */
export function getMethods({ method, queryMethod, stream }: Operation): string[] {
  return [...new Set([method, queryMethod ?? method, ...(method === "GET" && stream === undefined ? ["HEAD"] : [])])]
}

/** Whether a call is made by a method. HEAD asks for what GET has, without its body; a stream is all body. */
function isMadeBy({ method, stream }: Operation, requested: string): boolean {
  return requested === method || (requested === "HEAD" && method === "GET" && stream === undefined)
}

/** Reads a request for a call; nothing but what the contract knows gets through. */
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

/** Whether the key that names an order is what is wrong: the rest is sound with a sound one. */
function isMissingKey({ parameters, parseParameters }: Operation, values: Sent["values"]): boolean {
  const key = parameters.find(({ wire }) => wire.toLowerCase() === IDEMPOTENCY_KEY)
  return key !== undefined && parseParameters?.({ ...values, [key.name]: "a-sound-key" }) !== null
}

/** What the contract says nothing about is not looked at. */
function parseOrNull(parse: Operation["parseBody"], value: unknown): object | null {
  return parse === undefined ? {} : parse(value)
}

interface Sent {
  readonly values: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Fields from the one place where they stand: the body, or the query string for calls that are made so as well. */
function readSent(operation: Operation, request: Request, text: string): Sent | null {
  const { queryMethod, parameters, path, parseBody } = operation
  const { pathname, searchParams } = new URL(request.url)
  const segments = matchSegments(path, pathname)
  const query = readFields(searchParams, parameters)
  if (segments === null || query === null) return null
  const values = parameters.flatMap((parameter) => {
    const given = getTexts(parameter, { query, segments, headers: request.headers })
    return given === undefined ? [] : [[parameter.name, toInput(parameter, given)] as const]
  })
  const sent = { values: Object.fromEntries(values) }
  const known = new Set(parameters.filter((one) => one.in === "query").map(({ wire }) => wire))
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

/** What stands on the wire for a parameter. A single one that is empty was not given, as forms send it. */
function getTexts({ wire, in: place, isList }: OperationParameter, { query, segments, headers }: Places) {
  const single = place === "path" ? segments[wire] : (headers.get(wire) ?? undefined)
  const texts = place === "query" ? query.get(wire) : single === undefined ? undefined : [single]
  return !isList && texts?.[0] === "" ? undefined : texts
}

function toInput({ type, isList }: OperationParameter, texts: readonly string[]): unknown {
  const values = texts.map((text) => parseWireValue(text, type))
  return isList ? values : values[0]
}

/** `null` when a name stands there twice that is no list: who reads which one? */
function readFields(
  query: URLSearchParams,
  parameters: readonly OperationParameter[],
): ReadonlyMap<string, readonly string[]> | null {
  const lists = new Set(parameters.filter(({ isList }) => isList).map(({ wire }) => wire))
  const fields = new Map([...new Set(query.keys())].map((name) => [name, query.getAll(name)] as const))
  return [...fields].some(([name, { length }]) => length > 1 && !lists.has(name)) ? null : fields
}

/** What stands in an address for the parameters of a path; `null` for another address. */
function matchSegments(path: string, pathname: string): Readonly<Record<string, string>> | null {
  const [wanted, given] = [path.split("/"), pathname.split("/")]
  if (wanted.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? ""
    const name = PARAMETER.exec(part)?.[1]
    if (name === undefined && part !== segment) return null
    if (name === undefined) continue
    const text = decodeSegment(segment)
    if (text === null || text === "") return null
    found[name] = text
  }
  return found
}

const PARAMETER = /^\{(.+)\}$/

function countParameters(path: string): number {
  return path.split("/").filter((part) => PARAMETER.test(part)).length
}

/** `null` for a percent sign that stands for nothing. */
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
