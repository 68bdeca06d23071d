import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isObject, type Json } from "./schema/json.ts"

export interface Package {
  readonly name: string
  readonly folder: string
  /** The file for each export path. A star matches the same text in the path as in the file. */
  readonly exports: ReadonlyMap<string, string>
}

/**
 * The export conditions to try in order: the source file, which exists only inside this repository, and then the built
 * file.
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
 * Returns the rank of an export path. Exact paths have the highest rank, and a pattern with a longer prefix has a
 * higher rank than a pattern with a shorter prefix.
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

/**
 * Converts a text that matches the first pattern to the corresponding text for the second pattern, or returns `null`
 * when it does not match. The stars in both patterns match the same text.
 */
function toOtherPattern(text: string, from: string, to: string): string | null {
  const [start = "", ...rest] = from.split("*")
  if (rest.length === 0) return text === from ? to : null
  const [end = ""] = rest.slice(-1)
  if (!text.startsWith(start) || !text.endsWith(end)) return null
  const stars = (text.length - from.length + rest.length) / rest.length
  const star = text.slice(start.length, start.length + stars)
  return stars > 0 && from.replaceAll("*", () => star) === text ? to.replaceAll("*", () => star) : null
}
