import type { ForwardedInput } from "@forecourt/api-clients/service-http"
import type { Operation } from "@forecourt/contracts/operation"

/** Far more than the longest request of ours; what is longer is none. */
const MAX_BYTES = 16 * 1024

/** As browsers of ours make it, with or without the quotation marks that the header's draft asks for. */
const KEY = /^"?[\w-]{8,100}"?$/
const TOKEN = /^Bearer ([\w.~+/=-]{1,2000})$/

/** Why a request is not handed on. */
export interface Unread {
  readonly status: 400 | 401 | 413
  readonly code: string
}

/** Reads what a visitor sends; nothing but what the contract knows gets through. */
export async function readRequest(operation: Operation, request: Request): Promise<ForwardedInput | Unread> {
  const token = TOKEN.exec(request.headers.get("authorization") ?? "")?.[1] ?? ""
  if (operation.needsSession && token === "") return { status: 401, code: "SessionMissing" }
  const key = request.headers.get("idempotency-key") ?? ""
  if (needsKey(operation) && !KEY.test(key)) return { status: 400, code: "IdempotencyKeyMissing" }

  const text = await readText(request)
  if (text === null) return { status: 413, code: "RequestTooLong" }
  const sent = sentIn(operation, request, text)
  const values = sent && parsed(operation.parseParameters, sent.values)
  const body = sent && parsed(operation.parseBody, sent.body)
  if (!values || !body) return { status: 400, code: "InvalidRequest" }
  return { values: values as ForwardedInput["values"], body, token: operation.needsSession ? token : "" }
}

function needsKey({ parameters }: Operation): boolean {
  return parameters.some(({ wire }) => wire.toLowerCase() === "idempotency-key")
}

/** What the contract says nothing about is not looked at. */
function parsed(parse: Operation["parseBody"], value: unknown): object | null {
  return parse === undefined ? {} : parse(value)
}

interface Sent {
  readonly values: Readonly<Record<string, string | readonly string[]>>
  readonly body: unknown
}

/** Fields from the one place where they stand: the body, or the query string for calls that are made so as well. */
function sentIn(
  { method, queryMethod, parameters, parseBody }: Operation,
  request: Request,
  text: string,
): Sent | null {
  const lists = new Set(parameters.filter(({ isList }) => isList).map(({ wire }) => wire))
  const query = fieldsOf(new URL(request.url).searchParams, lists)
  if (query === null) return null
  const rest = new Map(query)
  const values = parameters.flatMap(({ name, wire, in: place }) => {
    const value = place === "header" ? (request.headers.get(wire) ?? undefined) : query.get(wire)
    if (place === "query") rest.delete(wire)
    return value === undefined ? [] : [[name, value] as const]
  })
  const sent = { values: Object.fromEntries(values) }
  if (rest.size === 0) return request.method === method ? { ...sent, body: parseBody && readJson(text) } : null
  return text === "" && request.method === queryMethod ? { ...sent, body: Object.fromEntries(rest) } : null
}

/** `null` when a name stands there twice that is no list: who reads which one? */
function fieldsOf(query: URLSearchParams, lists: ReadonlySet<string>): Map<string, string | readonly string[]> | null {
  const fields = new Map<string, string | readonly string[]>()
  for (const name of new Set(query.keys())) {
    const [first = "", ...others] = query.getAll(name)
    if (others.length > 0 && !lists.has(name)) return null
    fields.set(name, lists.has(name) ? [first, ...others] : first)
  }
  return fields
}

/** `null` for a body that is too long. */
async function readText(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
