import { existsSync, globSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import type { Level } from "@forecourt/schema-compat"
import { highest } from "@forecourt/schema-compat/comparison"
import type { Config } from "../../config.ts"

/** A package that is published, by what it is made of. */
export interface Package {
  readonly name: string
  /** Rooms of the schemas folder that its generated files come from. */
  readonly folders: readonly string[]
}

/** The packages that are made from schemas: the schemas themselves, and every one that holds generated files. */
export function packagesOf(root: string, config: Config): Package[] {
  const ignored = ignoredNames(root)
  const holders: readonly (readonly [folder: string | undefined, folders: readonly string[]])[] = [
    [config.schemas, [""]],
    [config.fields?.out, ["fields/"]],
    [config.blocks?.source, ["blocks/", "fields/"]],
    [config.site?.out, ["site/"]],
    [config.services?.out, ["services/"]],
    [config.services?.clients, ["services/"]],
    [config.templates?.out, ["blocks/", "fields/", "site/"]],
  ]
  const packages = new Map<string, string[]>()
  for (const [folder, folders] of holders) {
    const name = folder === undefined ? null : packageAt(root, folder)
    if (name !== null && !ignored.some((pattern) => pattern.test(name)))
      packages.set(name, [...(packages.get(name) ?? []), ...folders])
  }
  return [...packages].map(([name, folders]) => ({ name, folders }))
}

/** Name of the package that a folder belongs to; `null` when it is not published. */
function packageAt(root: string, folder: string): string | null {
  for (let at = folder; at !== "." && at !== "/"; at = posix.dirname(at)) {
    const file = join(root, at, "package.json")
    if (!existsSync(file)) continue
    const { name, private: isPrivate } = JSON.parse(readFileSync(file, "utf8")) as { name: string; private?: boolean }
    return isPrivate ? null : name
  }
  return null
}

function ignoredNames(root: string): RegExp[] {
  const file = join(root, ".changeset/config.json")
  if (!existsSync(file)) return []
  const { ignore = [] } = JSON.parse(readFileSync(file, "utf8")) as { ignore?: readonly string[] }
  return ignore.map((glob) => new RegExp(`^${glob.replaceAll(/[.+?^$()|[\]{}\\]/g, "\\$&").replaceAll("*", ".*")}$`))
}

/** A changeset that waits for a release. */
export interface Changeset {
  readonly bumps: ReadonlyMap<string, Level>
  /** What it tells its reader. */
  readonly text: string
}

/** The changesets that wait for a release. */
export function changesetsIn(root: string): Changeset[] {
  return globSync("*.md", { cwd: join(root, ".changeset") }).map((file) => {
    const whole = readFileSync(join(root, ".changeset", file), "utf8")
    const [, head = "", text = ""] = /^---\n([\s\S]*?)\n---([\s\S]*)/.exec(whole) ?? []
    const lines = head.matchAll(/^["']?([^"':]+)["']?:\s*["']?(patch|minor|major)/gm)
    return { bumps: new Map([...lines].map(([, name = "", level]) => [name, level as Level])), text }
  })
}

/** The bump that the changesets waiting for a release give each package. */
export function bumpsIn(root: string): ReadonlyMap<string, Level> {
  const bumps = new Map<string, Level>()
  for (const own of changesetsIn(root))
    for (const [name, level] of own.bumps) bumps.set(name, highest([bumps.get(name) ?? "patch", level]))
  return bumps
}

export function changesetText(bumps: ReadonlyMap<string, Level>, sentences: readonly string[]): string {
  const head = [...bumps].map(([name, level]) => `"${name}": ${level}`)
  return `---\n${head.join("\n")}\n---\n\n${sentences.join("\n")}\n`
}
