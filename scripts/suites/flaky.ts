import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** A browser test that failed at first and passed when it was retried. */
export interface FlakyTest {
  /** The file and the title of the test. */
  readonly test: string
  /** The number of attempts until the test passed. */
  readonly tries: number
}

/** A flaky test, with the number of consecutive runs in which it was flaky. */
export interface FlakyCount extends FlakyTest {
  readonly runsInARow: number
}

const FILE = "test-results/flaky.json"

/** Counts in how many consecutive runs each test was flaky, and stores the counts in `test-results/flaky.json`. */
export function keepFlaky(tests: readonly FlakyTest[], file = FILE): readonly FlakyCount[] {
  const previous: readonly FlakyCount[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []
  const counts = tests.map(({ test, tries }) => {
    const runs = previous.find((item) => item.test === test)?.runsInARow ?? 0
    return { test, tries, runsInARow: runs + 1 }
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`)
  return counts
}
