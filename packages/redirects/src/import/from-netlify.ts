import type { RedirectRule, RedirectStatus, Test } from "../table.types.ts"
import { escapeSource, type Imported, importEach } from "./imported.ts"

export interface NetlifyOptions {
  /**
   * The format of the `_redirects` file. In Cloudflare's format the trailing slash is significant, `*` may be part of a
   * segment, and a rule without a status is temporary. @default "netlify"
   */
  readonly flavour?: "netlify" | "cloudflare"
}

interface Line {
  readonly text: string
  readonly line: number
}

const STATUSES = [301, 302, 303, 307, 308]

/**
 * Imports a `_redirects` file. Rewrites are rejected, and so are conditions that only the hosting provider can check.
 */
export function fromNetlify(text: string, { flavour = "netlify" }: NetlifyOptions = {}): Imported {
  const lines = text.split("\n").map((item, index): Line => ({ text: item.trim(), line: index + 1 }))
  const rules = lines.filter(({ text: content }) => content !== "" && !content.startsWith("#"))
  return importEach(
    rules,
    ({ line }) => `line ${line}`,
    (line, id) => [readLine(line, id, flavour)],
  )
}

function readLine({ text, line }: Line, id: string, flavour: "netlify" | "cloudflare"): RedirectRule {
  const words = text.split(/\s+/)
  const comment = words.findIndex((word) => word.startsWith("#"))
  const [from = "", ...parts] = comment < 0 ? words : words.slice(0, comment)
  if (parts.length === 0)
    throw new TypeError("Missing destination: write the path to leave, then the path or URL to go to")
  if (/^\d/.test(parts[0] ?? ""))
    throw new TypeError(`Missing "to" field: only rewrites go without, and they are no redirects`)
  const place = parts.findIndex(isDestination)
  if (place < 0) throw new TypeError('The destination must start with "/", "http:" or "https:"')
  const [status, ...conditions] = parts.slice(place + 1)
  const query = parts.slice(0, place).map(readPair)
  const isCloudflare = flavour === "cloudflare"
  const { host, path } = readFrom(from)
  return {
    id,
    line,
    source: toSource(path, isCloudflare),
    target: toTarget(parts[place] ?? ""),
    status: readStatus(status, isCloudflare ? 302 : 301),
    case: "sensitive",
    ...(host !== "" && { host }),
    ...(isCloudflare && { slash: "strict" as const }),
    ...(query.length > 0 && { match: { query: Object.fromEntries(query) } }),
    ...refuseConditions(conditions),
  }
}

function isDestination(part: string): boolean {
  return part.startsWith("/") || /^https?:/i.test(part)
}

function readFrom(from: string): { host: string; path: string } {
  const [, host = "", path = ""] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(from) ?? [from, "", from]
  if (/^https?:/i.test(from) && host === "") throw new TypeError("Invalid URL: it has no host")
  if (!path.startsWith("/")) {
    if (path !== "" || host === "") throw new TypeError('The path to leave must start with "/" or be a URL')
    return { host, path: "/" }
  }
  if (path.startsWith("/.netlify"))
    throw new TypeError('The path must not start with "/.netlify", which is the host\'s own')
  if (path.includes("?")) throw new TypeError('The path holds a query string. Write it behind: "/old key=value /new"')
  return { host, path }
}

function toSource(path: string, isCloudflare: boolean): string {
  const stars = path.split("*").length - 1
  if (stars > 1) throw new TypeError("has more than one *, of which only one is allowed")
  if (!isCloudflare && stars === 1 && !path.endsWith("/*")) throw new TypeError("has a * that is not its last segment")
  return path
    .split(/(:[A-Za-z_]\w*|\*)/)
    .map((part) => {
      if (part === "*") return isCloudflare ? ":splat(.*)" : ":splat*"
      return /^:[A-Za-z_]/.test(part) ? part : escapeSource(part)
    })
    .join("")
}

/** Escapes the colons in a target, except for those before a parameter name and those before a port. */
function toTarget(to: string): string {
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(to.replace(/\*$/, ":splat")) ?? []
  return origin + rest.replace(/:(?![A-Za-z_])/g, "\\:")
}

function readPair(part: string): [string, Test] {
  const equals = part.indexOf("=")
  if (equals < 1)
    throw new TypeError(`The destination must start with "/", "http:" or "https:", and "${part}" is no parameter`)
  const value = part.slice(equals + 1)
  return [part.slice(0, equals), /^:\w+$/.test(value) ? { pattern: `(?<${value.slice(1)}>.+)` } : value]
}

function readStatus(status: string | undefined, usual: RedirectStatus): RedirectStatus {
  if (status === undefined) return usual
  const number = Number(status.replace(/!$/, ""))
  if (!Number.isInteger(number)) throw new TypeError(`Invalid status code: ${status}`)
  if (!STATUSES.includes(number)) throw new TypeError(`answers with ${number}, which is no redirect`)
  return number as RedirectStatus
}

function refuseConditions(conditions: readonly string[]): Record<string, never> {
  const [first] = conditions
  if (first !== undefined) throw new TypeError(`asks for ${first}, which only the host of such files can check`)
  return {}
}
