import { mkdirSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { compile } from "../compile/compile-table.ts"
import { toCsv } from "../export/to-csv.ts"
import { toNetlify } from "../export/to-netlify.ts"
import { toNextConfig } from "../export/to-next-config.ts"
import { toNginxMap } from "../export/to-nginx-map.ts"
import { fromCsv } from "../import/from-csv.ts"
import { fromNetlify } from "../import/from-netlify.ts"
import { fromNextConfig } from "../import/from-next-config.ts"
import { fromSitecore } from "../import/from-sitecore.ts"
import { readTable } from "../read/read-table.ts"
import type { RedirectProblem } from "../table.types.ts"
import { checkTables } from "./check-tables.ts"
import {
  buildArtefact,
  formatCount,
  type Io,
  listTables,
  loadSite,
  type Options,
  readArguments,
  readUtf8,
} from "./io.ts"
import { writeTable } from "./write-table.ts"

export const REDIRECTS_USAGE = `  forecourt redirects check [file …]    says what is wrong with tables, redirects/*.redirects.json or those named,
                                        and with editors' redirects; targets must be addresses the site answers
                                --site <name>    that site's table only
                                --routes=<file>  these are all addresses (a sitemap, or a path a line)
                                --json           the same for programs
  forecourt redirects compile [file …]  writes what sites take up, redirects/generated/<site>.json; check compares
  forecourt redirects explain <url>     how an address travels, hop by hop, and which rules never get a chance
  forecourt redirects import <next|netlify|cloudflare|csv|sitecore> <file>   prints a table
  forecourt redirects export <next|netlify|csv|nginx> <file>                 prints it in another form
                                --table=<file> --locales=sv,en --host=
`

/** Runs a redirect command. Returns the exit code, or `null` for an unknown command. */
export async function redirectsCommand([command = "", ...args]: readonly string[], io: Io): Promise<number | null> {
  const { words, options } = readArguments(args)
  if (command === "check") return checkTables(words, options, io)
  if (command === "compile") return compileFiles(words, io)
  if (command === "explain" && words[0] !== undefined) return explain(words[0], options, io)
  if (command === "import" && words[1] !== undefined) return importFile(words[0] ?? "", words[1], io)
  if (command === "export" && words[1] !== undefined) return exportFile(words[0] ?? "", words[1], options, io)
  return null
}

async function compileFiles(files: readonly string[], io: Io): Promise<number> {
  const named = files.length > 0 ? files : listTables(io.root)
  for (const name of named) {
    const { file, text } = await buildArtefact(readTable(readUtf8(name, io)), io)
    mkdirSync(dirname(join(io.root, file)), { recursive: true })
    writeFileSync(join(io.root, file), text)
  }
  io.log(`redirects: ${formatCount(named.length, "table")} compiled.`)
  return 0
}

async function explain(url: string, options: Options, io: Io): Promise<number> {
  const address = url.includes("://") ? new URL(url) : null
  for (const file of options.table === undefined ? listTables(io.root) : [options.table]) {
    const table = readTable(readUtf8(file, io))
    const site = await loadSite(table, options, io)
    const isOurs =
      address === null || options.table !== undefined || address.hostname.replace(/^www\./, "") === site.host
    if (!isOurs) continue
    const { locales, host, movedHosts } = site
    const compiled = compile({ ...table, hosts: [...table.hosts, ...movedHosts] }, { locales, host, tidy: true })
    const lines = new Map(table.rules.map(({ id, line }) => [id, line]))
    const formatPlace = (id: string) => `${id} (${basename(file)}:${lines.get(id) ?? "?"})`
    const hops = compiled.trace(url)
    const end = compiled.match(url)
    if (hops.length === 0 && end === null && address === null && options.table === undefined) continue
    io.log(`${url} on ${table.site}`)
    for (const { from, ruleId, status, location, shadowed } of hops) {
      io.log(`  ${from} → ${location ?? "gone"}  ${status}  ${formatPlace(ruleId)}`)
      for (const other of shadowed) io.log(`    never asked: ${formatPlace(other)} fits as well, but comes later`)
    }
    io.log(
      end === null
        ? hops.length > 1
          ? "  It goes in a circle: visitors stay where they are."
          : "  It stays."
        : `  Visitors are sent to ${end.location ?? "nothing"} with ${end.status}, in one hop.`,
    )
  }
  return 0
}

function importFile(format: string, file: string, io: Io): number {
  const text = readUtf8(file, io)
  const imported =
    format === "next"
      ? fromNextConfig(JSON.parse(text))
      : format === "netlify" || format === "cloudflare"
        ? fromNetlify(text, { flavour: format })
        : format === "csv"
          ? fromCsv(text)
          : format === "sitecore"
            ? fromSitecore(JSON.parse(text))
            : null
  if (imported === null) return reportUnknownFormat(format, "next, netlify, cloudflare, csv, sitecore", io)
  io.log(writeTable(imported, `Imported from ${basename(file)}`))
  return reportProblems(imported.problems, imported.rules.length, io)
}

async function exportFile(format: string, file: string, options: Options, io: Io): Promise<number> {
  const table = readTable(readUtf8(file, io))
  const { locales } = await loadSite(table, options, io)
  const exported =
    format === "next"
      ? { ...toNextConfig(table, { locales }), isJson: true }
      : format === "netlify"
        ? toNetlify(table, { locales })
        : format === "csv"
          ? toCsv(table, { locales })
          : format === "nginx"
            ? toNginxMap(table, { locales })
            : null
  if (exported === null) return reportUnknownFormat(format, "next, netlify, csv, nginx", io)
  io.log(typeof exported.output === "string" ? exported.output : JSON.stringify(exported.output, null, 2))
  return reportProblems(exported.problems, table.rules.length - exported.problems.length, io)
}

function reportProblems(problems: readonly RedirectProblem[], carried: number, io: Io): number {
  for (const { rule, message } of problems) io.complain(`${rule} ${message}`)
  io.complain(`redirects: ${carried} rules carried, ${problems.length} not.`)
  return problems.length > 0 ? 1 : 0
}

function reportUnknownFormat(format: string, known: string, io: Io): number {
  io.complain(`redirects: there is no form "${format}". Choose from ${known}.`)
  return 1
}
