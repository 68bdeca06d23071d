import type { TyreHotelAnswer } from "./tyre-hotel-answer.ts"
import type { Errand, TyreHotelCall } from "./tyre-hotel-calls.ts"

/** Far more than the longest booking; what is longer is none. */
const MOST_BYTES = 16 * 1024

const TOKEN = /^Bearer ([\w.~+/=-]{1,2000})$/
/** With or without the quotation marks that the header's draft asks for. */
const KEY = /^"?[\w-]{8,100}"?$/
const WORKSHOP = /^[^\p{Cc}]{1,100}$/u

/** Reads what a visitor asks; nothing but what the schemas know gets through. */
export async function readErrand(call: TyreHotelCall, request: Request): Promise<Errand | TyreHotelAnswer> {
  const token = TOKEN.exec(request.headers.get("authorization") ?? "")?.[1] ?? ""
  if (call.needsSession && token === "") return refusal(401, "SessionMissing")
  const key = request.headers.get("idempotency-key") ?? ""
  if (call.needsKey && !KEY.test(key)) return refusal(400, "IdempotencyKeyMissing")

  const body = await readText(request)
  if (body === null) return refusal(413, "RequestTooLong")
  const given = givenTo(call, request, body)
  const errand = given && call.read(given.fields, { workshop: given.workshop, token, key })
  return errand ?? refusal(400, "InvalidRequest")
}

function refusal(status: number, code: string): TyreHotelAnswer {
  return { status, text: "tyreHotel.failed", code }
}

interface Given {
  readonly fields: unknown
  readonly workshop: string
}

/** Fields from the one place where they stand: the body, or the query string for calls that are made so as well. */
function givenTo(call: TyreHotelCall, { method, url }: Request, body: string): Given | null {
  const query = fieldsOf(new URL(url).searchParams)
  if (query === null) return null
  if (call.workshop === undefined) {
    if (Object.keys(query).length === 0) return { fields: readJson(body), workshop: "" }
    return body === "" && method === call.queryMethod ? { fields: query, workshop: "" } : null
  }
  const { [call.workshop]: workshop = "", ...others } = query
  return WORKSHOP.test(workshop) && Object.keys(others).length === 0 ? { fields: readJson(body), workshop } : null
}

/** `null` when a name stands there twice: who reads which one? */
function fieldsOf(query: URLSearchParams): Readonly<Record<string, string>> | null {
  const names = [...query.keys()]
  return new Set(names).size === names.length ? Object.fromEntries(query) : null
}

/** `null` for a body that is too long. */
async function readText(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) return null
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
