import { existsSync, globSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import type { Level } from "@forecourt/schema-compat"
import { getHighest } from "@forecourt/schema-compat/comparison"
import type { Config } from "../../config.ts"

export interface Package {
  readonly name: string
  readonly folders: readonly string[]
  /** The highest version bump that a schema change can cause for the package. It is `minor` for a package at 0.x. */
  readonly maxBump: Level
}

const LEVELS: readonly Level[] = ["patch", "minor", "major"]

/**
 * Returns the version bump for a change. At 0.x, a breaking change causes only a minor bump, since maintainers decide
 * when to release 1.0.0.
 */
export function getBump(level: Level, { maxBump }: Package): Level {
  return LEVELS.indexOf(level) > LEVELS.indexOf(maxBump) ? maxBump : level
}

export function listPackages(root: string, config: Config): Package[] {
  const ignored = readIgnoredNames(root)
  const holders: readonly (readonly [folder: string | undefined, folders: readonly string[]])[] = [
    [config.schemas, [""]],
    [config.fields?.out, ["fields/"]],
    [config.blocks?.source, ["blocks/", "fields/"]],
    [config.site?.out, ["site/"]],
    [config.services?.out, ["services/"]],
    [config.services?.clients, ["services/"]],
    [config.templates?.out, ["blocks/", "fields/", "site/"]],
  ]
  const packages = new Map<string, Package>()
  for (const [folder, folders] of holders) {
    const manifest = folder === undefined ? null : findManifest(root, folder)
    if (manifest === null || ignored.some((pattern) => pattern.test(manifest.name))) continue
    const { name, version = "" } = manifest
    packages.set(name, {
      name,
      folders: [...(packages.get(name)?.folders ?? []), ...folders],
      maxBump: version.startsWith("0.") ? "minor" : "major",
    })
  }
  return [...packages.values()]
}

interface Manifest {
  readonly name: string
  readonly version?: string
  readonly private?: boolean
}

function findManifest(root: string, folder: string): Manifest | null {
  for (let at = folder; at !== "." && at !== "/"; at = posix.dirname(at)) {
    const file = join(root, at, "package.json")
    if (!existsSync(file)) continue
    const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"))
    return manifest.private ? null : manifest
  }
  return null
}

function readIgnoredNames(root: string): RegExp[] {
  const file = join(root, ".changeset/config.json")
  if (!existsSync(file)) return []
  const { ignore = [] } = JSON.parse(readFileSync(file, "utf8")) as { ignore?: readonly string[] }
  return ignore.map((glob) => new RegExp(`^${glob.replaceAll(/[.+?^$()|[\]{}\\]/g, "\\$&").replaceAll("*", ".*")}$`))
}

export interface Changeset {
  readonly bumps: ReadonlyMap<string, Level>
  readonly text: string
}

export function readChangesets(root: string): Changeset[] {
  return globSync("*.md", { cwd: join(root, ".changeset") }).map((file) => {
    const whole = readFileSync(join(root, ".changeset", file), "utf8")
    const [, head = "", text = ""] = /^---\n([\s\S]*?)\n---([\s\S]*)/.exec(whole) ?? []
    const lines = head.matchAll(/^["']?([^"':]+)["']?:\s*["']?(patch|minor|major)/gm)
    return { bumps: new Map([...lines].map(([, name = "", level]) => [name, level as Level])), text }
  })
}

export function readBumps(root: string): ReadonlyMap<string, Level> {
  const bumps = new Map<string, Level>()
  for (const changeset of readChangesets(root))
    for (const [name, level] of changeset.bumps) bumps.set(name, getHighest([bumps.get(name) ?? "patch", level]))
  return bumps
}

export function formatChangeset(bumps: ReadonlyMap<string, Level>, sentences: readonly string[]): string {
  const head = [...bumps].map(([name, level]) => `"${name}": ${level}`)
  return `---\n${head.join("\n")}\n---\n\n${sentences.join("\n")}\n`
}
