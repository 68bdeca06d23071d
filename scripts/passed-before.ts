// What passed the last time, for which state of the repository: a check whose inputs are the same need not run again.
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { addFiles } from "./hash-of-files.ts"

const MEMORY = "node_modules/.cache/forecourt/passed.json"

/** Inputs of tests that are not part of the repository. */
const BESIDE = "../shared/cases"

/** How many tests of each check passed, by the state they passed in. */
interface Memory {
  readonly state: string
  readonly passed: Readonly<Record<string, number>>
}

export interface PassedBefore {
  /** How many passed in exactly this state; `undefined` when the check has to run. */
  readonly find: (check: string) => number | undefined
  readonly remember: (check: string, passed: number) => void
}

/** Reads the memory. Outside of a git clone, and with `FORECOURT_TEST_ALL` set, nothing is remembered. */
export function passedBefore(): PassedBefore {
  const state = process.env.FORECOURT_TEST_ALL ? null : stateOfRepository()
  if (state === null) return { find: () => undefined, remember: () => undefined }

  let memory = readMemory(state)
  return {
    find: (check) => memory.passed[check],
    remember: (check, passed) => {
      memory = { state, passed: { ...memory.passed, [check]: passed } }
      mkdirSync(dirname(MEMORY), { recursive: true })
      writeFileSync(MEMORY, JSON.stringify(memory))
    },
  }
}

function readMemory(state: string): Memory {
  const known: Memory = existsSync(MEMORY) ? JSON.parse(readFileSync(MEMORY, "utf8")) : { state, passed: {} }
  return known.state === state ? known : { state, passed: {} }
}

/** One hash of every file that is or could be committed, of Node, and of the test inputs beside the repository. */
function stateOfRepository(): string | null {
  const hash = addFiles(createHash("sha256").update(process.version))
  if (hash === null) return null
  for (const file of filesBeside()) hash.update(`\0${file}\0${statSync(file).size} ${statSync(file).mtimeMs}`)
  return hash.digest("hex")
}

function filesBeside(): string[] {
  if (!existsSync(BESIDE)) return []
  return readdirSync(BESIDE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
