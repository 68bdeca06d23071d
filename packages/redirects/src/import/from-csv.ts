import type { RedirectRule, RedirectStatus } from "../table.types.ts"
import { escapeSource, type Imported, importEach } from "./imported.ts"
import { hasHeader, type Row, readCsv } from "./read-csv.ts"

type Fields = Readonly<Record<string, string>>

const CLOUDFLARE = [
  "source",
  "destination",
  "statuscode",
  "preservequeryparams",
  "includesubdomains",
  "subpathmatching",
  "preservepathsuffix",
]

const COLUMNS: ReadonlyMap<string, string> = new Map([
  ...[...CLOUDFLARE, "permanent", "casesensitive", "query"].map((name) => [name, name] as const),
  ["target", "destination"],
  ["status", "statuscode"],
  ["code", "statuscode"],
])

const STATUSES = [301, 302, 303, 307, 308, 410]

/**
 * Imports bulk redirects from CSV. The text has either Vercel's format with a header row
 * (`source,destination,permanent` or `statusCode`, `caseSensitive`, `query`) or Cloudflare's format without a header
 * row. Sources are literal paths. Rejected rows and ignored columns are reported.
 */
export function fromCsv(text: string): Imported {
  const rows = readCsv(text)
  const isHeaded = hasHeader(rows)
  const names = isHeaded ? (rows[0]?.cells ?? []) : CLOUDFLARE
  const columns = names.map((name) => COLUMNS.get(name.toLowerCase().replace(/[^a-z]/g, "")) ?? "")
  const imported = importEach(
    isHeaded ? rows.slice(1) : rows,
    ({ line }) => `line ${line}`,
    (row, id) => readRow(toFields(row, columns), id, row.line),
  )
  const unknown = names.filter((name, index) => columns[index] === "" && name !== "")
  const problem = { rule: "line 1", message: `has columns that are not read: ${unknown.join(", ")}.` }
  return unknown.length === 0 ? imported : { ...imported, problems: [problem, ...imported.problems] }
}

function toFields({ cells, fault }: Row, columns: readonly string[]): Fields {
  if (fault !== "") throw new TypeError(fault)
  if (cells.length > columns.length)
    throw new TypeError(
      `has ${cells.length} fields for ${columns.length} columns. Put those that hold a delimiter in quotes`,
    )
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]))
}

function readRow(row: Fields, id: string, line: number): RedirectRule[] {
  const { source = "", destination = "" } = row
  const [, host = "", path = ""] = /^(?:https?:\/\/)?([^/]*)(\/.*)?$/i.exec(source) ?? []
  if (source === "") throw new TypeError("has no source")
  if (/[?#]/.test(path)) throw new TypeError("has a source with a query string, which bulk redirects do not look at")
  const hasRest = isYes(row.subpathmatching)
  const plain = escapeSource(path || "/")
  const status = parseStatus(row)
  const rule = {
    line,
    source: hasRest ? `${plain.replace(/\/$/, "")}/:rest*` : plain,
    target: status === 410 ? "" : toTarget(destination, hasRest && isYes(row.preservepathsuffix)),
    status,
    ...(isYes(row.casesensitive) && { case: "sensitive" as const }),
    query: { preserve: isYes(row.preservequeryparams) || isYes(row.query) },
  }
  if (host === "") return [{ ...rule, id }]
  const hosts = isYes(row.includesubdomains) ? [host, `*.${host}`] : [host]
  return hosts.map((host, index) => ({ ...rule, id: index === 0 ? id : `${id}, hosts below`, host: host }))
}

function toTarget(destination: string, keepsRest: boolean): string {
  if (!/^(\/(?!\/)|https?:\/\/)\S*$/i.test(destination))
    throw new TypeError("has a destination that is neither a path nor an address")
  const [, origin = "", path = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/i.exec(destination) ?? []
  const escaped = path.replace(/:/g, "\\:")
  return keepsRest ? `${origin}${escaped.replace(/\/$/, "")}/:rest` : origin + escaped
}

function parseStatus({ statuscode = "", permanent = "" }: Fields): RedirectStatus {
  if (statuscode === "" && permanent !== "" && !/^(true|false|yes|no|1|0)$/i.test(permanent))
    throw new TypeError(`says "${permanent}" where it must say whether it is permanent`)
  const number = statuscode !== "" ? Number(statuscode) : permanent === "" ? 301 : isYes(permanent) ? 308 : 307
  if (!STATUSES.includes(number)) throw new TypeError(`answers with ${statuscode}, which is no redirect`)
  return number as RedirectStatus
}

function isYes(value: string | undefined): boolean {
  return /^(true|yes|1)$/i.test(value ?? "")
}
