import { existsSync } from "node:fs"
import { join } from "node:path"
import { examine } from "../analyse/analyse-table.ts"
import type { Landing } from "../analyse/find-landings.ts"
import type { FindingKind, Severity } from "../analyse/finding.types.ts"
import { isPlainSource } from "../pattern/source-pattern.ts"
import { readTable } from "../read/read-table.ts"
import type { RedirectRule, RedirectTable } from "../table.types.ts"
import { buildArtefact, formatCount, type Io, listTables, loadSite, type Options, readUtf8 } from "./io.ts"
import { type EditorsRedirects, readEditorsRedirects } from "./read-editors-redirects.ts"
import { listSiteAddresses } from "./site-addresses.ts"

interface Complaint {
  readonly file: string
  readonly line?: number | undefined
  readonly severity: Severity
  readonly kind: FindingKind | "outdated"
  readonly rule?: string
  readonly message: string
  readonly cure: string
}

interface TableReport {
  readonly site: string
  readonly file: string
  readonly rules: number
  readonly editorsRedirects: number
  /**
   * The number of different sources without parameters. Sources that do not lead to a page are also counted in
   * `deadPlainSources`.
   */
  readonly plainSources: number
  readonly deadPlainSources: number
  readonly deadTargets: number
  readonly chains: number
  readonly loops: number
  readonly isWithRoutes: boolean
  readonly elsewhere: Readonly<Record<string, number>>
  readonly depends: readonly Pick<RedirectRule, "source" | "target" | "line">[]
  readonly findings: readonly Complaint[]
}

const LOOPS: readonly FindingKind[] = ["self-loop", "growing-loop", "cycle"]

/**
 * Checks tables, together with the redirects that the site's editors have created, against all paths of the site.
 * @returns the exit code, which is 1 when there is an error.
 */
export async function checkTables(files: readonly string[], options: Options, io: Io): Promise<number> {
  const named = files.length > 0 ? files : listTables(io.root)
  const reports: TableReport[] = []
  for (const file of named) {
    const table = readTable(readUtf8(file, io))
    if (options.site === undefined || options.site === table.site)
      reports.push(await checkTable(file, table, options, io))
  }
  if (options.site !== undefined && reports.length === 0) {
    io.complain(`redirects: there is no table of a site "${options.site}". Choose from redirects/*.redirects.json.`)
    return 1
  }
  const all = reports.flatMap(({ findings }) => findings)
  const errors = all.filter(({ severity }) => severity === "error").length
  const warnings = all.length - errors
  if (options.json !== undefined) io.log(JSON.stringify({ sites: reports, errors, warnings }, null, 2))
  else {
    for (const report of reports) writeReport(report, io)
    const rules = reports.reduce((sum, report) => sum + report.rules, 0)
    io.log(
      `redirects: ${formatCount(reports.length, "table")}, ${rules} rules: ${errors} errors, ${warnings} warnings.`,
    )
  }
  return errors > 0 ? 1 : 0
}

async function checkTable(file: string, table: RedirectTable, options: Options, io: Io): Promise<TableReport> {
  const { locales, host } = await loadSite(table, options, io)
  const routes =
    options.routes === undefined
      ? listSiteAddresses(io.root, table.site, locales)
      : readRoutes(readUtf8(options.routes, io))
  const editors = readEditorsRedirects(io.root, table.site)
  const rules = table.editors === "before" ? [...editors.rules, ...table.rules] : [...table.rules, ...editors.rules]
  const { findings, landings } = examine(
    { ...table, rules },
    { locales, host, hosts: [host], today: getToday(), ...(routes !== null && { routes }) },
  )
  const getPlace = createPlaces(file, table, editors)
  const complaints: Complaint[] = findings.map(({ line, rule, others: _, ...finding }) => ({
    ...finding,
    rule,
    ...getPlace(rule, line),
  }))
  const outdated = file.startsWith("redirects/") ? await findOutdated(file, table, io) : []
  const listKind = (...kinds: readonly Complaint["kind"][]) =>
    complaints.filter(({ kind }) => kinds.includes(kind)).length
  const plain = table.rules.filter(({ source }) => isPlainSource(source))
  const dead = new Set(complaints.filter(({ kind }) => kind === "dead-target").map(({ rule }) => rule))
  return {
    site: table.site,
    file,
    rules: table.rules.length,
    editorsRedirects: editors.rules.length,
    plainSources: new Set(plain.map(({ source }) => source)).size,
    deadPlainSources: new Set(plain.filter(({ id }) => dead.has(id)).map(({ source }) => source)).size,
    deadTargets: dead.size,
    chains: listKind("chain"),
    loops: listKind(...LOOPS),
    isWithRoutes: routes !== null,
    elsewhere: getForeignHosts(landings),
    depends: landings.flatMap(({ kind, rule: { source, target, line } }) =>
      kind === "depends" ? { source, target, ...(line !== undefined && { line }) } : [],
    ),
    findings: [...complaints, ...editors.findings, ...outdated],
  }
}

function createPlaces(file: string, table: RedirectTable, editors: EditorsRedirects) {
  const ruleIds = new Set(table.rules.map(({ id }) => id))
  return (rule: string, line: number | undefined) => ({ file: ruleIds.has(rule) ? file : editors.file, line })
}

async function findOutdated(file: string, table: RedirectTable, io: Io): Promise<Complaint[]> {
  const artefact = await buildArtefact(table, io)
  if (existsSync(join(io.root, artefact.file)) && readUtf8(artefact.file, io) === artefact.text) return []
  const message = `${artefact.file} is not what ${file} says`
  const cure = "Run `forecourt redirects compile` and commit the result."
  return [{ file: artefact.file, severity: "error", kind: "outdated", message, cure }]
}

function getForeignHosts(landings: readonly Landing[]): Record<string, number> {
  const hosts: Record<string, number> = {}
  for (const { kind, ends } of landings)
    if (kind === "elsewhere") for (const end of ends) hosts[end] = (hosts[end] ?? 0) + 1
  return hosts
}

function writeReport(report: TableReport, { log }: Io): void {
  for (const { file, line, severity, kind, message, cure } of report.findings)
    log(`${line === undefined ? file : `${file}:${line}`}  ${severity}  ${kind}\n  ${message}.\n  ${cure}`)
  for (const { source, target } of report.depends) log(`${report.site}  depends  ${source} → ${target}`)
  log(`${report.site}: ${formatReport(report)}`)
}

function formatReport(report: TableReport): string {
  const { rules, editorsRedirects, plainSources, deadPlainSources, deadTargets, chains, loops, elsewhere, depends } =
    report
  const outside = Object.entries(elsewhere)
  const outsideRules = outside.reduce((sum, [, number]) => sum + number, 0)
  return [
    `${formatCount(rules, "rule")} and ${formatCount(editorsRedirects, "editors' redirect")}`,
    report.isWithRoutes
      ? `${formatCount(deadTargets, "dead target")} (${deadPlainSources} of ${formatCount(plainSources, "plain source")})`
      : "targets not looked up, because the site's addresses are not known",
    formatCount(chains, "chain"),
    formatCount(loops, "loop"),
    ...(depends.length === 0 ? [] : [`${depends.length} depend on the address`]),
    ...(outside.length === 0
      ? []
      : [`${outsideRules} lead elsewhere: ${outside.map(([host, number]) => `${host} (${number})`).join(", ")}`]),
  ].join("; ")
}

function readRoutes(text: string): string[] {
  const places = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, place = ""]) => new URL(place).pathname)
  if (places.length > 0) return places
  const lines = text.split("\n").map((line) => line.trim())
  return lines.filter((line) => line.startsWith("/"))
}

function getToday(): string {
  return new Date().toISOString().slice(0, 10)
}
