// `npm test`: the gate, what anyone needs to believe a change. Ends with `N passed, N failed`, and `N skipped` when some were.
import { findChromium } from "./chromium.ts"
import { fail } from "./print.ts"
import { runSuite } from "./suite.ts"
import { reach } from "./suites/changed.ts"
import { isSuite, SUITES } from "./suites/list.ts"
import { forgetProof, writeProof } from "./suites/passed-tree.ts"
import { CHECKS, report, runBuild, runPhases, SHOWN, UNITS } from "./suites/phases.ts"
import type { TestResult } from "./suites/summary.ts"

/**
 * The sites on which the browser tests run. One offers every flow, one belongs to the second company, and one has a
 * different layout.
 */
export const SITES = ["se-automotive", "se-used", "uk-automotive"]

/** Runs `npm test`. With `--changed [ref]`, it runs only the suites that are affected by changes since `ref`. */
export async function run(args: readonly string[] = []): Promise<number> {
  const startedAt = Date.now()
  const unknown = args.find((arg) => arg.startsWith("-") && arg !== "--changed")
  if (unknown !== undefined) fail(`test: there is no ${unknown}. Say \`npm test\`, or \`npm test -- --changed [ref]\`.`)
  process.env.CHROMIUM = findChromium()
  process.env.FORECOURT_GATE = "1"
  process.env.SMOKE_SITES ??= SITES.join(" ")
  if (args.includes("--changed"))
    return report(runChanged(args.find((arg) => !arg.startsWith("-")) ?? "main"), startedAt)

  const tree = forgetProof()
  const sites = process.env.SMOKE_SITES.split(" ").map((site) => `@forecourt-sites/${site}`)
  const results = await runPhases([
    { suites: CHECKS, beside: 2 },
    { suites: UNITS, beside: 1 },
    { build: sites },
    { suites: SHOWN, beside: 1 },
  ])
  const code = report(results, startedAt)
  if (code === 0) writeProof(tree)
  return code
}

function runChanged(ref: string): readonly TestResult[] {
  const { suites, sites, beyond } = reach(ref)
  if (beyond.length > 0) console.log(`Beyond the gate, and reached: npm run test:all -- ${beyond.join(" ")}`)
  const built = sites === null ? [] : [runBuild(sites)]
  const results = Object.entries(suites).flatMap(([suite, args]): readonly TestResult[] => {
    if (!isSuite(suite)) return []
    const outcome = runSuite(suite, args)
    // Vitest detects that nothing is reached.
    return outcome.passed + outcome.failed + outcome.skipped === 0 ? [] : [{ name: SUITES[suite].name, outcome }]
  })
  return [...built, ...results]
}
