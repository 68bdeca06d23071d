import { globSync, readFileSync } from "node:fs"
import { compile } from "../compile/compile-table.ts"
import type { RedirectTable } from "../table.types.ts"
import { readSite, type Site } from "./read-site.ts"

/** The root folder of the repository, and the output functions of a command. */
export interface Io {
  readonly root: string
  readonly log: (line: string) => void
  readonly complain: (line: string) => void
}

export type Options = Readonly<Record<string, string>>

/** The names of the options without a value. Other options are written as `--site=uk` or `--site uk`. */
const FLAGS = ["json"]

export function readArguments(args: readonly string[]): {
  readonly words: readonly string[]
  readonly options: Options
} {
  const words: string[] = []
  const options: Record<string, string> = {}
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, name, value] = /^--([a-z]+)(?:=(.*))?$/s.exec(arg) ?? []
    if (name === undefined) words.push(arg)
    else options[name] = value ?? (FLAGS.includes(name) ? "yes" : (rest.shift() ?? ""))
  }
  return { words, options }
}

export function listTables(root: string): string[] {
  return globSync("redirects/*.redirects.json", { cwd: root }).sort()
}

/** Reads a file as UTF-8. Throws an error if the file has a different encoding, which would silently change paths. */
export function readUtf8(file: string, { root }: Pick<Io, "root">): string {
  const bytes = readFileSync(file.startsWith("/") ? file : `${root}/${file}`)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`redirects: ${file} is not in UTF-8. Save the file as UTF-8.`)
  }
}

export async function loadSite({ site }: RedirectTable, options: Options, { root }: Io): Promise<Site> {
  const known = await readSite(root, site)
  return { ...known, locales: options.locales?.split(",") ?? known.locales, host: options.host ?? known.host }
}

export async function buildArtefact(
  table: RedirectTable,
  { root }: Io,
): Promise<{ readonly file: string; readonly text: string }> {
  const { locales, host, movedHosts } = await readSite(root, table.site)
  const compiled = compile({ ...table, hosts: [...table.hosts, ...movedHosts] }, { locales, host, tidy: true })
  return { file: `redirects/generated/${table.site}.json`, text: `${JSON.stringify(compiled)}\n` }
}

export function formatCount(number: number, what: string): string {
  return number === 1 ? `1 ${what}` : `${number} ${what}s`
}
