// Asks of every publishable package what an installer would: do the exports exist, do the types come first and resolve in
// every way, are the packages it needs installed in the versions it was made with, and do the links of its page work?
import { spawnSync } from "node:child_process"
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { publint } from "publint"
import { formatMessage } from "publint/utils"
import { getKind } from "./release/own-files.ts"
import { createPublishedReadme } from "./release/published.ts"
import { run } from "./run-to-end.ts"

const SITES = [...globSync("sites/*/package.json"), "bench/package.json"]
const PACKAGES = [
  ...globSync("packages/*/package.json"),
  ...globSync("packages/{machines,services}/*/package.json"),
  "schemas/package.json",
]
const ESM: ReadonlySet<string> = new Set(["node16-esm", "bundler"])
const PLACE = { repository: "https://github.com/example/forecourt", keywords: {} }

let wrong = 0
const folder = mkdtempSync(join(tmpdir(), "forecourt-packages-"))
try {
  for (const manifest of [...PACKAGES, ...SITES]) {
    const pkg = JSON.parse(readFileSync(manifest, "utf8"))
    for (const name of openRanges(pkg))
      complain(pkg, `takes any version of ${name}. Say from which on, as "^0.1.0"; releases keep it up to date.`)
    if (!pkg.private) await checkPublished(pkg, dirname(manifest))
  }
} finally {
  rmSync(folder, { recursive: true })
}
process.exitCode = wrong > 0 ? 1 : 0

interface Manifest {
  readonly name: string
  readonly [key: string]: unknown
}

function complain({ name }: Manifest, sentence: string): void {
  wrong += 1
  console.error(`${name}: ${sentence}`)
}

async function checkPublished(pkg: Manifest, pkgDir: string): Promise<void> {
  const { messages } = await publint({ pkgDir, pack: "npm", level: "warning" })
  for (const message of messages) complain(pkg, formatMessage(message, pkg) ?? message.code)
  try {
    createPublishedReadme(
      readFileSync(join(pkgDir, "README.md"), "utf8"),
      { folder: pkgDir, getFileKind: getKind },
      PLACE,
    )
  } catch (error) {
    complain(pkg, String(error))
  }
  for (const problem of problemsOfTypes(pkg, pkgDir)) complain(pkg, problem)
}

/**
 * Returns the names of the packages of this repository whose version range has no minimum. For such a range, an
 * installer could choose a version that is too old.
 */
function openRanges(pkg: Manifest): readonly string[] {
  const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"]
  return kinds
    .flatMap((kind) => Object.entries((pkg[kind] ?? {}) as Readonly<Record<string, string>>))
    .filter(([name, range]) => name.startsWith("@forecourt/") && !/\d/.test(range))
    .map(([name]) => name)
}

function problemsOfTypes({ exports }: Manifest, pkgDir: string): readonly string[] {
  const entrances = Object.entries(exports as Readonly<Record<string, Targets>>).flatMap(([key, targets]) =>
    listEntrances(key, targets, pkgDir),
  )
  // What holds JSON alone has no types.
  if (entrances.length === 0) return []
  const packed: readonly [{ readonly filename: string }] = JSON.parse(
    run("npm", ["pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", folder], pkgDir),
  )
  const args = [join(folder, packed[0].filename), "--profile", "esm-only", "--format", "json", "--entrypoints"]
  // It leaves before a pipe is empty; a file takes all of it.
  const output = join(folder, "attw.json")
  const file = openSync(output, "w")
  const { status } = spawnSync("node_modules/.bin/attw", [...args, ...entrances], {
    stdio: ["ignore", file, "inherit"],
  })
  closeSync(file)
  return status === 0 ? [] : problemsIn(readFileSync(output, "utf8"))
}

type Targets = string | { readonly [condition: string]: Targets }

function listEntrances(key: string, targets: Targets, pkgDir: string): readonly string[] {
  const file = typeof targets === "string" ? targets : targets.default
  if (typeof file !== "string" || !file.endsWith(".js")) return []
  if (!key.includes("*")) return [key]
  const [start = "", ...rest] = file.split("*")
  return globSync(file, { cwd: pkgDir }).flatMap((match) => {
    const path = `./${match.replace(/^\.\//, "")}`
    // Every star stands for the same word.
    const word = path.slice(start.length).split(/[/.]/)[0] ?? ""
    return path === [start, ...rest].join(word) ? [key.replace("*", word)] : []
  })
}

function problemsIn(json: string): readonly string[] {
  const { problems = {} }: { problems?: Readonly<Record<string, readonly Problem[]>> } = JSON.parse(json)
  const seen = Object.values(problems)
    .flat()
    .filter(({ resolutionKind }) => resolutionKind === undefined || ESM.has(resolutionKind))
  return seen.map(({ kind, entrypoint, fileName }) => `types: ${kind} at ${entrypoint ?? fileName}`)
}

interface Problem {
  readonly kind: string
  readonly entrypoint?: string
  readonly fileName?: string
  readonly resolutionKind?: string
}
