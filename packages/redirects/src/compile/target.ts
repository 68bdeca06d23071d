import { encodePath, encodeQuery } from "../address/encode.ts"
import { toCanonicalSegment } from "../address/path-key.ts"
import type { Params } from "../pattern/path-to-regexp.ts"

export interface Target {
  /** The parts of the origin, such as `https://host`. The list is empty if the target is a path on this site. */
  readonly origin: readonly Piece[]
  readonly path: readonly Piece[]
  readonly query: readonly Piece[]
  readonly fragment: readonly Piece[]
  readonly names: readonly string[]
  readonly isExternal: boolean
}

const PLAIN = /^\/([A-Za-z0-9_-][A-Za-z0-9._/-]*)?$/

export type Piece = string | { readonly name: string }

const UNSAFE = "must be a path that starts with one slash, or an address that starts with https://"

/**
 * Parses the target of a rule. Parameters before the path are rejected unless each is a single label of an otherwise
 * fixed host.
 * @throws TypeError when a visitor could be redirected to an unintended host
 */
export function readTarget(target: string): Target {
  if (PLAIN.test(target)) return { origin: [], path: [target], query: [], fragment: [], names: [], isExternal: false }
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(target) ?? []
  if (!isSafe(origin, rest)) throw new TypeError(UNSAFE)
  const [, path = "", query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(splitSafely(rest)) ?? []
  const read = {
    origin: readOrigin(origin),
    path: readPieces(path).map((piece) => (typeof piece === "string" ? encodePath(toCanonical(piece)) : piece)),
    query: readPieces(query ?? "").map((piece) => (typeof piece === "string" ? encodeQuery(piece) : piece)),
    fragment: readPieces(fragment ?? "").map((piece) => (typeof piece === "string" ? encodeQuery(piece) : piece)),
  }
  const names = [...read.origin, ...read.path, ...read.query, ...read.fragment].flatMap((piece) =>
    typeof piece === "string" ? [] : piece.name,
  )
  return { ...read, names, isExternal: origin !== "" }
}

/**
 * Returns true if a target is a path on this site or a complete web URL. Targets such as `//elsewhere` and
 * `/\elsewhere`, other schemes, passwords and control characters are rejected.
 */
export function isSafeTarget(target: string): boolean {
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(target) ?? []
  return isSafe(origin, rest) && !/:[a-z_]/i.test(origin)
}

function isSafe(origin: string, rest: string): boolean {
  if ([...origin, ...rest].some((letter) => letter <= " " || letter === "\u007f")) return false
  if (/[\\]/.test(rest.replace(/\\[:*+?(){}]/g, "")) || /[\\@%]/.test(origin)) return false
  if (origin === "") return rest.startsWith("/") && !/^\/(\/|%5c|%2f|\\)/i.test(rest)
  // One label at most may be open, and what it hangs on must be a name: `https://:country.example.com`.
  const host = origin.replace(/^https?:\/\//i, "").replace(/:\d+$/, "")
  const fixed = host.replace(/^:[A-Za-z_]\w*\./, "")
  if (fixed.includes(":") || fixed.includes("*")) return false
  if (fixed !== host && fixed.split(".").length < 2) return false
  return URL.canParse(`https://${fixed}`)
}

/**
 * Removes the repetition signs of parameters, such as the `?` in `:name?`. Otherwise, the question mark would start the
 * query string.
 */
function splitSafely(text: string): string {
  return text.replace(/(:[A-Za-z0-9_]+)[?*+](?=$|[/?#&-])/g, "$1")
}

/**
 * Parses the origin of a target. The colons after the protocol and before the port are escaped, since they do not start
 * a parameter.
 */
function readOrigin(origin: string): Piece[] {
  return readPieces(origin.replace(/:(?=\/\/|\d+$)/g, "\\:"))
}

function readPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let literal = ""
  for (const [part] of text.matchAll(/\\[\s\S]|:[A-Za-z0-9_]+|[\s\S]/g)) {
    if (part.length > 1 && part.startsWith(":")) {
      if (literal !== "") pieces.push(literal)
      literal = ""
      pieces.push({ name: part.slice(1) })
    } else literal += part.startsWith("\\") ? part.slice(1) : part
  }
  return literal === "" ? pieces : [...pieces, literal]
}

function toCanonical(path: string): string {
  return path.split("/").map(toCanonicalSegment).join("/")
}

/**
 * Inserts values into the path of a target. A parameter without a value is removed together with the slash before it.
 */
export function fillPath(pieces: readonly Piece[], params: Params): string {
  let path = ""
  for (const piece of pieces) {
    if (typeof piece === "string") path += piece
    else {
      const value = params[piece.name]
      if (value === undefined && path.endsWith("/")) path = path.slice(0, -1)
      path += encodePath(toText(value))
    }
  }
  return `/${path}`.replace(/\/{2,}/g, "/")
}

export function fillQuery(pieces: readonly Piece[], params: Params): string {
  return pieces
    .map((piece) =>
      typeof piece === "string" ? piece : encodeQuery(toText(params[piece.name])).replace(/[&=+]/g, encodeURIComponent),
    )
    .join("")
}

/** Inserts values into the origin of a target. Returns `null` if a value is not a valid label of a host name. */
export function fillOrigin(pieces: readonly Piece[], params: Params): string | null {
  let origin = ""
  for (const piece of pieces) {
    const text = typeof piece === "string" ? piece : toText(params[piece.name])
    if (typeof piece !== "string" && !/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(text)) return null
    origin += text
  }
  return origin
}

function toText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join("/") : (value ?? "")
}
