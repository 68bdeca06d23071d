// Runs one suite of `npm test` and writes down what it found: `node scripts/suite.ts types`. `npm test` and CI call it.
import { findChromium } from "./chromium.ts"
import { QUIET } from "./servers.ts"
import { isSuite, SUITES } from "./suites/list.ts"
import { isRight, type Outcome, writeOutcome } from "./suites/outcome.ts"

export function runSuite(name: string, args: readonly string[] = []): Outcome {
  if (!isSuite(name))
    throw new Error(`suite: there is none called "${name}". Choose from: ${Object.keys(SUITES).join(", ")}.`)
  const startedAt = Date.now()
  const count = SUITES[name].check({ ...process.env, ...QUIET, CHROMIUM: findChromium() }, args)
  return { ...count, seconds: (Date.now() - startedAt) / 1000 }
}

if (import.meta.main) {
  const [name = "", ...args] = process.argv.slice(2)
  const outcome = runSuite(name, args)
  writeOutcome(name, outcome)
  process.exitCode = isRight(outcome) ? 0 : 1
}
