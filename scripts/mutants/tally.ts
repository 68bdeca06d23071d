import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Mutant } from "./run-stryker.ts"

/** A mutant that behaves like the original code, so that no test can detect it. */
export interface Equivalent {
  readonly file: string
  /** The line of code before the mutation, without surrounding whitespace. */
  readonly line: string
  readonly becomes: string
  readonly why: string
}

export interface Row {
  readonly folder: string
  readonly killed: number
  readonly timeouts: number
  readonly survived: number
  readonly noCoverage: number
  /**
   * The number of mutants that survived or that no test covered, but that are recorded as equivalent to the original
   * code.
   */
  readonly equivalent: number
}

export interface Survivor extends Omit<Equivalent, "why"> {
  readonly lineNumber: number
  readonly isCovered: boolean
}

export interface Tally {
  readonly rows: readonly Row[]
  readonly survivors: readonly Survivor[]
  /** The stale records of equivalent mutants. They belong to tested files but match no surviving mutant. */
  readonly stale: readonly Equivalent[]
}

export const EQUIVALENTS = "scripts/mutants/equivalents"

export function readEquivalents(packageName: string): readonly Equivalent[] {
  const file = join(EQUIVALENTS, `${packageName.replace(/^packages\//, "").replaceAll("/", "-")}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []
}

/** Counts the results by folder. Stale records of equivalent mutants are found only if all mutants were tested. */
export function tally(
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
  { isWhole }: { readonly isWhole: boolean },
): Tally {
  const known = new Set(equivalents.map(getKey))
  const lost = mutants.filter(isLost)
  const survivors = lost.map(toSurvivor)
  const alive = new Set(survivors.map(getKey))
  const tried = new Set(mutants.map(({ file }) => file))
  return {
    rows: [...Map.groupBy(mutants, ({ file }) => dirname(file))].map(([folder, members]) =>
      createRow(folder, members, known),
    ),
    survivors: survivors.filter((survivor) => !known.has(getKey(survivor))),
    stale: isWhole
      ? equivalents.filter((equivalent) => tried.has(equivalent.file) && !alive.has(getKey(equivalent)))
      : [],
  }
}

const isLost = ({ status }: Mutant) => status === "Survived" || status === "NoCoverage"

function createRow(folder: string, mutants: readonly Mutant[], known: ReadonlySet<string>): Row {
  const count = (wanted: Mutant["status"]) => mutants.filter(({ status }) => status === wanted).length
  return {
    folder,
    killed: count("Killed"),
    timeouts: count("Timeout"),
    survived: count("Survived"),
    noCoverage: count("NoCoverage"),
    equivalent: mutants.filter(isLost).filter((mutant) => known.has(getKey(toSurvivor(mutant)))).length,
  }
}

function toSurvivor({ file, source, location: { start, end }, replacement, status }: Mutant): Survivor {
  const lines = source.split("\n")
  const [first = "", last = ""] = [lines[start.line - 1], lines[end.line - 1]]
  return {
    file,
    line: first.trim(),
    becomes: `${first.slice(0, start.column - 1)}${replacement}${last.slice(end.column - 1)}`
      .trim()
      .replaceAll(/\s+/g, " "),
    lineNumber: start.line,
    isCovered: status === "Survived",
  }
}

const getKey = ({ file, line, becomes }: Omit<Equivalent, "why">) => JSON.stringify([file, line, becomes])
