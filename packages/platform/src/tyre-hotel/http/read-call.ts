import { type Ask, header, Refusal } from "../../http/exchange.ts"
import { textsFor } from "../texts/texts.ts"
import type { Visitor } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"

const BODY_LIMIT_BYTES = 16_000

const HOST = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/

/** The visitor whom the site speaks for: the site says where from, and vouches for it with its key. */
export function visitorOf(ask: Ask): Visitor {
  const [address = ""] = header(ask, "x-forwarded-for").split(",")
  const host = header(ask, "x-forwarded-host").toLowerCase()
  return {
    address: address.trim(),
    host: HOST.test(host) ? host : null,
    texts: textsFor(header(ask, "accept-language")),
  }
}

export function bearerOf(ask: Ask): string {
  return /^Bearer (.+)$/i.exec(header(ask, "authorization"))?.[1] ?? ""
}

export async function readBody<Shape>(ask: Ask, parse: (value: unknown) => Shape | null): Promise<Shape> {
  return parsed(await jsonBody(ask), parse)
}

/** What is asked for stands in the body, or, as the specification has it, in the address. */
export async function readBodyOrQuery<Shape>(
  ask: Ask,
  names: readonly string[],
  parse: (value: unknown) => Shape | null,
): Promise<Shape> {
  return parsed((await jsonBody(ask)) ?? queryOf(ask, names), parse)
}

/** Only what is known: an address may also hold a wish for a fault. */
export function queryOf(ask: Ask, names: readonly string[]): Readonly<Record<string, string>> {
  const query = ask.url.searchParams
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])))
}

function parsed<Shape>(value: unknown, parse: (value: unknown) => Shape | null): Shape {
  const shape = parse(value)
  if (shape === null) throw new TyreHotelRefusal("BadRequest")
  return shape
}

/** `undefined` when there is no body. */
async function jsonBody(ask: Ask): Promise<unknown> {
  try {
    const text = (await ask.body(BODY_LIMIT_BYTES)).toString("utf8")
    return text === "" ? undefined : JSON.parse(text)
  } catch (error) {
    throw new TyreHotelRefusal(error instanceof Refusal && error.status === 413 ? "TooLarge" : "BadRequest")
  }
}
