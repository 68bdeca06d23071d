import { createHash } from "node:crypto"
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import { readMessage } from "@forecourt/contracts/read-message"
import { createProblem } from "../documents/findings.ts"
import type { Problem } from "../documents/problem.types.ts"
import type { Seed, SeedFile, SeedUnit } from "./seed.types.ts"

/** Reads the seeds of `<folder>/content/` or of each `<folder>/<site>/content/`. */
export function readSeeds(folder: string): Seed[] {
  if (hasContent(folder)) return [readSeed(join(folder, "content"))]
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasContent(join(folder, entry.name)))
    .map(({ name }) => readSeed(join(folder, name, "content")))
}

function hasContent(folder: string): boolean {
  return existsSync(join(folder, "content/site.json"))
}

/** Reads a content folder. Unreadable files are listed as problems, so that all of them can be reported together. */
export function readSeed(folder: string): Seed {
  const problems: Problem[] = []
  const units: (SeedUnit & { file: string; hash: string })[] = []
  const files = globSync("**/*.json", { cwd: folder }).sort()
  for (const path of files) {
    const file = relative(process.cwd(), join(folder, path))
    const text = readFileSync(join(folder, path), "utf8")
    const createUnit = parseUnit(path, parseFile(file, text, problems))
    if (createUnit === null) {
      const cure =
        "Move it to pages/<item>/<language>.json, designs/<name>/<language>.json, items/<path>/<language>.json or dictionary.<language>.json."
      problems.push(createProblem(file, "", "is in no place that content is read from", cure))
    } else if (createUnit.document !== undefined) {
      units.push({ ...createUnit, file, hash: createHash("sha256").update(text).digest("hex") })
    }
  }
  const site = getSiteName(units, basename(dirname(folder)))
  return { site, files: units.map((unit): SeedFile => ({ ...unit, site })), problems }
}

function parseUnit(path: string, document: unknown): SeedUnit | null {
  const parts = path.split(/[/\\]/)
  const language = basename(path, ".json")
  const item = parts.slice(1, -1).join("/")
  const createUnit = (fields: object) => ({ ...fields, document }) as SeedUnit
  if (path === "site.json") return createUnit({ kind: "site", key: "site" })
  if (parts.length === 1 && /^dictionary\.[\w-]+\.json$/.test(path)) {
    return createUnit({ kind: "dictionary", language: language.slice("dictionary.".length) })
  }
  switch (parts[0]) {
    case "pages":
      return createUnit({ kind: "page", item, language })
    case "items":
      return item === "" ? null : createUnit({ kind: "item", path: item, language })
    case "designs":
      return item === "" ? null : createUnit({ kind: "design", design: item, language })
    default:
      return null
  }
}

function parseFile(file: string, text: string, problems: Problem[]): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const cure = "Fix the file; an editor shows the place."
    problems.push(createProblem(file, "", `is no JSON: ${readMessage(error)}`, cure))
    return undefined
  }
}

function getSiteName(units: readonly SeedUnit[], folder: string): string {
  const site = units.find((unit) => unit.kind === "site")
  return typeof site?.document.name === "string" ? site.document.name : folder
}
