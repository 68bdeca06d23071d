import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { findFiles } from "./find-files.ts"
import type { Files } from "./plan-modules.ts"

export interface Difference {
  readonly file: string
  readonly what: "missing" | "stale" | "left over"
  readonly line?: number
}

/**
 * Compares generated files with the files on the disk. Unchanged files are left out, so that they are not written and
 * keep their timestamps.
 */
export function compareFiles(root: string, files: Files, folders: readonly string[]): Difference[] {
  const changed = [...files].flatMap(([file, text]): Difference[] => {
    const path = join(root, file)
    if (!existsSync(path)) return [{ file, what: "missing" }]
    const previous = readFileSync(path, "utf8")
    return previous === text ? [] : [{ file, what: "stale", line: firstDifference(previous, text) }]
  })
  const leftOver = folders
    .flatMap((folder) => findFiles(root, `${folder}/**/*.*`))
    .filter((file) => !files.has(file))
    .map((file): Difference => ({ file, what: "left over" }))
  return [...changed, ...leftOver]
}

/**
 * Compares generated files with the previous files in memory. The result is correct only if no other program has
 * changed the files on the disk.
 */
export function compareTexts(previous: Files, after: Files): Difference[] {
  const changed = [...after].flatMap(([file, text]): Difference[] => {
    const known = previous.get(file)
    if (known === undefined) return [{ file, what: "missing" }]
    return known === text ? [] : [{ file, what: "stale", line: firstDifference(known, text) }]
  })
  const leftOver = [...previous.keys()].filter((file) => !after.has(file))
  return [...changed, ...leftOver.map((file): Difference => ({ file, what: "left over" }))]
}

function firstDifference(previous: string, after: string): number {
  const lines = after.split("\n")
  const at = previous.split("\n").findIndex((line, index) => line !== lines[index])
  return (at < 0 ? lines.length - 1 : at) + 1
}

export function writeFiles(root: string, files: Files, differences: readonly Difference[]): void {
  const written = differences.filter(({ what }) => what !== "left over").map(({ file }) => file)
  for (const folder of new Set(written.map((file) => dirname(file)))) mkdirSync(join(root, folder), { recursive: true })
  for (const file of written) writeFileSync(join(root, file), files.get(file) ?? "")
  for (const { file, what } of differences) if (what === "left over") rmSync(join(root, file))
}

/** Writes files and the folders that they need. */
export function writeTexts(root: string, texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

export function listGeneratedFolders(files: Files): string[] {
  const folders = [...files.keys()].map((file) => /^(?:.*\/)?generated(?=\/)/.exec(file)?.[0])
  return [...new Set(folders.filter((folder) => folder !== undefined))]
}
