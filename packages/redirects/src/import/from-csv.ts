import type { RedirectRule, RedirectStatus } from "../table.types.ts"
import { escapeSource, type Imported, importEach } from "./imported.ts"

type Row = Readonly<Record<string, string>>

/** Columns of Cloudflare's bulk redirects, which come without a header. */
const CLOUDFLARE = [
  "source",
  "destination",
  "statuscode",
  "preservequeryparams",
  "includesubdomains",
  "subpathmatching",
  "preservepathsuffix",
]

const STATUSES = [301, 302, 303, 307, 308, 410]

/**
 * Bulk redirects as CSV: Vercel's, with a header (`source,destination,permanent` or `statusCode`, `caseSensitive`,
 * `query`), or Cloudflare's, without one. Sources stand for themselves.
 */
export function fromCsv(text: string): Imported {
  const [first = [], ...others] = readRows(text)
  const hasHeader = first.some(({ value }) => value.toLowerCase() === "source")
  const columns = hasHeader ? first.map(({ value }) => value.toLowerCase().replace(/[^a-z]/g, "")) : CLOUDFLARE
  const rows = hasHeader ? others : [first, ...others]
  return importEach(
    rows.filter((row) => row.some(({ value }) => value !== "")),
    (row) => `line ${row[0]?.line}`,
    (cells, id) => {
      const row = Object.fromEntries(columns.map((column, index) => [column, cells[index]?.value ?? ""]))
      return readRow(row, id, cells[0]?.line ?? 0)
    },
  )
}

function readRow(row: Row, id: string, line: number): RedirectRule[] {
  const { source = "", destination = row.target ?? "" } = row
  const [, host = "", path = ""] = /^(?:https?:\/\/)?([^/]*)(\/.*)?$/i.exec(source) ?? []
  if (source === "") throw new TypeError("has no source")
  if (/[?#]/.test(path)) throw new TypeError("has a source with a query string, which bulk redirects do not look at")
  const hasRest = isYes(row.subpathmatching)
  const rest = hasRest ? "/:rest*" : ""
  const rule = {
    line,
    source: (path === "/" && hasRest ? "" : escapeSource(path || "/").replace(hasRest ? /\/$/ : /$^/, "")) + rest,
    target: targetOf(destination, hasRest && isYes(row.preservepathsuffix)),
    status: statusOf(row),
    ...(isYes(row.casesensitive) && { case: "sensitive" as const }),
    query: { preserve: isYes(row.preservequeryparams) || isYes(row.query) },
  }
  if (host === "") return [{ ...rule, id }]
  const hosts = isYes(row.includesubdomains) ? [host, `*.${host}`] : [host]
  return hosts.map((one, index) => ({ ...rule, id: index === 0 ? id : `${id}, hosts below`, host: one }))
}

function targetOf(destination: string, keepsRest: boolean): string {
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(destination))
    throw new TypeError("has a destination that is neither a path nor an address")
  const [, origin = "", path = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/i.exec(destination) ?? []
  const escaped = path.replace(/:/g, "\\:")
  return keepsRest ? `${origin}${escaped.replace(/\/$/, "")}/:rest` : origin + escaped
}

function statusOf(row: Row): RedirectStatus {
  const number = row.statuscode ? Number(row.statuscode) : row.permanent ? (isYes(row.permanent) ? 308 : 307) : 301
  if (!STATUSES.includes(number)) throw new TypeError(`answers with ${row.statuscode}, which is no redirect`)
  return number as RedirectStatus
}

function isYes(value: string | undefined): boolean {
  return /^(true|yes|1)$/i.test(value ?? "")
}

interface Cell {
  readonly value: string
  readonly line: number
}

/** Rows of comma-separated values; quotes hold commas, lines and doubled quotes. */
function readRows(text: string): Cell[][] {
  const rows: Cell[][] = []
  let row: Cell[] = []
  let line = 1
  for (const [whole, quoted, plain = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",;\n\r]*))\s*?(,|;|\r?\n|$)/g,
  )) {
    if (whole === "" && row.length === 0) continue
    row.push({ value: (quoted?.replaceAll('""', '"') ?? plain).trim(), line })
    line += whole.split("\n").length - 1
    if (end === "," || end === ";") continue
    rows.push(row)
    row = []
  }
  return rows
}
