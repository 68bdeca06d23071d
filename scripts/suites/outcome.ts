import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { FlakyTest } from "./flaky.ts"

/** What a suite found. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Why tests were skipped, and how many for each reason. */
  readonly reasons: Readonly<Record<string, number>>
  /** The tests that failed, and why, a few lines each. */
  readonly failures: readonly string[]
  /** Tests in a browser that passed when they were tried again. */
  readonly flaky: readonly FlakyTest[]
  readonly seconds: number
  /** Files and how long their tests took, the slowest first. */
  readonly slowest: readonly (readonly [file: string, seconds: number])[]
}

/** What a check counted, before anybody knows how long it took. */
export type Count = Omit<Outcome, "seconds">

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, reasons: {}, failures: [], flaky: [], slowest: [] }

/** A check that is one yes or no. */
export const verdict = (isRight: boolean): Count => ({ ...NOTHING, ...(isRight ? { passed: 1 } : { failed: 1 }) })

/** Where the outcome of a suite lies. */
export const outcomeFile = (suite: string) => `test-results/suites/${suite}.json`

export function writeOutcome(suite: string, outcome: Outcome): void {
  mkdirSync(dirname(outcomeFile(suite)), { recursive: true })
  writeFileSync(outcomeFile(suite), JSON.stringify(outcome, null, 2))
}

/** What a suite found; null when it did not come to an end. */
export function readOutcome(suite: string): Outcome | null {
  const file = outcomeFile(suite)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null
}

/** A suite is right when something passed and nothing failed: one that ran no test proves nothing. */
export const isRight = ({ passed, failed }: Pick<Outcome, "passed" | "failed">) => failed === 0 && passed > 0
