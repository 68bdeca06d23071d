import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

export interface FlakyTest {
  readonly test: string
  readonly tries: number
}

export interface FlakyCount extends FlakyTest {
  readonly runsInARow: number
}

const FILE = "test-results/flaky.json"

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
