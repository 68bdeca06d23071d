import { spawnSync } from "node:child_process"
import { existsSync, globSync, statSync } from "node:fs"
import { dirname, join, matchesGlob } from "node:path"

export interface Part {
  readonly file: string
  /** The first and the last line number of the part. If omitted, the part is the whole file. */
  readonly lines?: readonly [number, number]
}

const CODE = "**/*.{ts,tsx}"
const NO_CODE = [
  "**/{node_modules,dist,.next,generated,test,test-harness}/**",
  "**/*.{test,test-d,e2e,bench,stories,types,config}.{ts,tsx}",
  "**/*.d.ts",
]

const isCode = (file: string) => matchesGlob(file, CODE) && !NO_CODE.some((pattern) => matchesGlob(file, pattern))

export function codeIn(path: string): readonly Part[] {
  const folder = path.replace(/\/+$/, "")
  const files = statSync(folder).isFile() ? [folder] : globSync(`${folder}/${CODE}`).sort()
  return files.filter(isCode).map((file) => ({ file }))
}

export function listChangedCode(ref: string): readonly Part[] {
  const base = git(["merge-base", ref, "HEAD"]).trim()
  const changed = linesInDiff(git(["diff", "--unified=0", "--no-color", "--no-ext-diff", base]))
  const unknown = git(["ls-files", "--others", "--exclude-standard"]).split("\n").filter(Boolean)
  return [...changed, ...unknown.map((file) => ({ file }))].filter(
    ({ file }) => file.startsWith("packages/") && isCode(file) && existsSync(file),
  )
}

/** Returns the ranges of the lines that a diff adds. The diff must not contain context lines. */
export function linesInDiff(diff: string): readonly Part[] {
  const parts: Part[] = []
  let file = ""
  for (const line of diff.split("\n")) {
    if (line.startsWith("+++ ")) file = line.slice("+++ b/".length)
    const [, from, count = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (from !== undefined && count !== "0")
      parts.push({ file, lines: [Number(from), Number(from) + Number(count) - 1] })
  }
  return parts
}

export function getPackage(file: string): string {
  const folder = dirname(file)
  return folder === "." || existsSync(join(folder, "package.json")) ? folder : getPackage(folder)
}

function git(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`mutants: git ${args[0]} failed: ${stderr.trim()}. Name a commit that exists.`)
  return stdout
}
