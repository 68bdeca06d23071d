import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isObject, type Json } from "./schema/json.ts"

export interface Package {
  readonly name: string
  readonly folder: string
  /** A map from export paths to files. A `*` in the file represents the same text as the `*` in the export path. */
  readonly exports: ReadonlyMap<string, string>
}

/**
 * The export conditions, in the order in which they are tried. The source files to which `forecourt-source` refers
 * exist only inside this repository.
 */
const CONDITIONS = ["forecourt-source", "default"]

export function findPackage(root: string, name: string): Package | null {
  const folder = join(root, "node_modules", name)
  const manifest = join(folder, "package.json")
  if (!existsSync(manifest)) return null
  const { exports }: { exports?: Json } = JSON.parse(readFileSync(manifest, "utf8"))
  const entries = Object.entries(isObject(exports) ? exports : {}).sort(([a], [b]) => getRank(b) - getRank(a))
  return { name, folder, exports: new Map(entries.flatMap(([path, target]) => toPairs(path, getTarget(target)))) }
}

/**
 * Returns the rank of an export path. Exact paths have the highest rank, followed by patterns with more text before the
 * star.
 */
function getRank(path: string): number {
  const star = path.indexOf("*")
  return star < 0 ? Number.MAX_SAFE_INTEGER : star
}

function toPairs(path: string, target: string | null): [string, string][] {
  return target === null ? [] : [[path, target]]
}

function getTarget(target: Json | undefined): string | null {
  if (typeof target === "string") return target
  if (!isObject(target)) return null
  const condition = CONDITIONS.find((name) => name in target)
  return condition === undefined ? null : getTarget(target[condition])
}

export function resolveFile({ name, folder, exports }: Package, specifier: string): string | null {
  const path = `.${specifier.slice(name.length)}`
  for (const [pattern, target] of exports) {
    const match = toOtherPattern(path, pattern, target)
    if (match !== null) return join(folder, match)
  }
  return null
}

export function findSpecifier({ name, folder, exports }: Package, file: string): string | null {
  for (const [pattern, target] of exports) {
    const match = toOtherPattern(file, join(folder, target), pattern)
    if (match !== null) return name + match.slice(1)
  }
  return null
}

/** Replaces the star in `to` with the text that matches the star in `from`. Returns `null` if there is no match. */
function toOtherPattern(text: string, from: string, to: string): string | null {
  const [start = "", ...rest] = from.split("*")
  if (rest.length === 0) return text === from ? to : null
  const [end = ""] = rest.slice(-1)
  if (!text.startsWith(start) || !text.endsWith(end)) return null
  const stars = (text.length - from.length + rest.length) / rest.length
  const star = text.slice(start.length, start.length + stars)
  return stars > 0 && from.replaceAll("*", () => star) === text ? to.replaceAll("*", () => star) : null
}
