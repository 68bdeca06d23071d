import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { FlakyTest } from "./flaky.ts"

export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly reasons: Readonly<Record<string, number>>
  readonly failures: readonly string[]
  readonly flaky: readonly FlakyTest[]
  readonly seconds: number
  readonly slowest: readonly (readonly [file: string, seconds: number])[]
}

export type Count = Omit<Outcome, "seconds">

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, reasons: {}, failures: [], flaky: [], slowest: [] }

export const verdict = (isRight: boolean): Count => ({ ...NOTHING, ...(isRight ? { passed: 1 } : { failed: 1 }) })

export const outcomeFile = (suite: string) => `test-results/suites/${suite}.json`

export function writeOutcome(suite: string, outcome: Outcome): void {
  mkdirSync(dirname(outcomeFile(suite)), { recursive: true })
  writeFileSync(outcomeFile(suite), JSON.stringify(outcome, null, 2))
}

export function readOutcome(suite: string): Outcome | null {
  const file = outcomeFile(suite)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null
}

/** Returns true if a suite passed. A suite in which no test passed proves nothing, so the result is false. */
export const isRight = ({ passed, failed }: Pick<Outcome, "passed" | "failed">) => failed === 0 && passed > 0
