import { parseArgs } from "node:util"
import type { Classification, Level } from "../change.types.ts"
import { classifyChange } from "../classify-change.ts"
import { formatGithubLines } from "./github-lines.ts"
import { InvalidInputError, type Pair, readFolderPairs, readPairsSince } from "./read-pairs.ts"
import { formatTextLines } from "./text-lines.ts"

export const USAGE = `schema-compat: does a change of JSON Schemas break those who hold documents, or those who read them?

  schema-compat <old> <new>                    two files, or two folders whose files are paired by their paths
  schema-compat --since=<revision> <path>…     files or folders as they stand, against a revision of git

  --need=backward     what was valid stays valid (the default)
  --need=forward      what is valid now was valid before
  --need=both
  --output=text       for people (the default); json, for programs; github, annotations of a workflow
  --formats=assertion counts "format"; by the standard, and by default, it only informs

Exit codes: 0 everything that is needed is proven, 1 something is broken or cannot be proven, 2 nothing could be said.
`

export interface CommandIo {
  readonly root: string
  readonly log: (text: string) => void
  readonly complain: (text: string) => void
}

export type Need = "backward" | "forward" | "both"

export interface Judged {
  readonly pair: Pair
  readonly classification: Classification
  readonly isFine: boolean
}

export function runCompatCommand(args: readonly string[], { root, log, complain }: CommandIo): number {
  if (args.includes("--help")) {
    log(USAGE)
    return 0
  }
  const options = readOptions(args)
  if (options === null) {
    complain(USAGE)
    return 2
  }
  try {
    const { since, paths, need, formats } = options
    const pairs = since === undefined ? readFolderPairs(root, paths) : readPairsSince(root, since, paths)
    const judged = pairs.map((pair) => checkPair(pair, need, formats))
    log(formatReport(judged, options))
    return judged.every(({ isFine }) => isFine) ? 0 : 1
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    complain(`schema-compat: ${error.message}`)
    return 2
  }
}

interface Options {
  readonly since: string | undefined
  readonly paths: readonly string[]
  readonly need: Need
  readonly output: "text" | "json" | "github"
  readonly formats: "annotation" | "assertion"
}

function readOptions(args: readonly string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: "string" },
        need: { type: "string", default: "backward" },
        output: { type: "string", default: "text" },
        formats: { type: "string", default: "annotation" },
      },
    })
    const need = oneOf(["backward", "forward", "both"], values.need)
    const output = oneOf(["text", "json", "github"], values.output)
    const formats = oneOf(["annotation", "assertion"], values.formats)
    const isWhole = values.since === undefined ? positionals.length === 2 : positionals.length > 0
    if (need === undefined || output === undefined || formats === undefined || !isWhole) return null
    return { since: values.since, paths: positionals, need, output, formats }
  } catch {
    return null
  }
}

function oneOf<Word extends string>(words: readonly Word[], value: string): Word | undefined {
  return words.find((word) => word === value)
}

function checkPair(pair: Pair, need: Need, formats: Options["formats"]): Judged {
  const { old, later } = pair
  const classification =
    old === undefined
      ? WHOLLY_NEW
      : later === undefined
        ? GONE
        : classifyChange(old.schema, later.schema, { schemas: later.others, oldSchemas: old.others, formats })
  const { backward, forward } = classification
  const isFine = (need === "forward" || backward) && (need === "backward" || forward)
  return { pair, classification, isFine }
}

const WHOLLY_NEW = createClassification("schema-added", "minor", true, "This schema is new.")
const GONE = createClassification("schema-removed", "major", false, "This schema is gone.")

function createClassification(rule: string, level: Level, backward: boolean, message: string): Classification {
  const verdict = { level, backward, forward: true }
  return { ...verdict, examples: {}, changes: [{ rule, pointer: "", ...verdict, message }] }
}

function formatReport(judged: readonly Judged[], { output, need }: Options): string {
  if (output === "text") return formatTextLines(judged, need).join("\n")
  if (output === "github") return formatGithubLines(judged, need).join("\n")
  const files = judged.map(({ pair: { file }, classification, isFine }) => ({ file, isFine, ...classification }))
  return JSON.stringify({ isFine: judged.every(({ isFine }) => isFine), need, files }, null, 2)
}
