import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { FlakyTest } from "./flaky.ts"

/** The outcome of a suite. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The number of skipped tests by reason. */
  readonly reasons: Readonly<Record<string, number>>
  /** The failed tests with the reasons, a few lines for each test. */
  readonly failures: readonly string[]
  /** The browser tests that passed only when they were retried. */
  readonly flaky: readonly FlakyTest[]
  readonly seconds: number
  /** The files with the durations of their tests, the slowest first. */
  readonly slowest: readonly (readonly [file: string, seconds: number])[]
}

/** The counts of a check without its duration. */
export type Count = Omit<Outcome, "seconds">

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, reasons: {}, failures: [], flaky: [], slowest: [] }

/** Creates the count of a single check. */
export const verdict = (isRight: boolean): Count => ({ ...NOTHING, ...(isRight ? { passed: 1 } : { failed: 1 }) })

/** Returns the path of the file in which a suite's outcome is stored. */
export const outcomeFile = (suite: string) => `test-results/suites/${suite}.json`

export function writeOutcome(suite: string, outcome: Outcome): void {
  mkdirSync(dirname(outcomeFile(suite)), { recursive: true })
  writeFileSync(outcomeFile(suite), JSON.stringify(outcome, null, 2))
}

/** Reads the outcome of a suite. Returns `null` when the suite did not finish. */
export function readOutcome(suite: string): Outcome | null {
  const file = outcomeFile(suite)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null
}

/** Returns whether a suite passed. A suite in which no test passed fails, because it proves nothing. */
export const isRight = ({ passed, failed }: Pick<Outcome, "passed" | "failed">) => failed === 0 && passed > 0
