// `npm test`: every check there is, in the order in which they fail fastest. Ends with `N passed, N failed, N skipped`.
import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { build } from "./build.ts"
import { findChromium } from "./chromium.ts"
import { fail, say } from "./say.ts"
import { QUIET } from "./servers.ts"
import { runSuite } from "./suite.ts"
import { hashOfCases } from "./suites/cases-beside.ts"
import { reach } from "./suites/changed.ts"
import { isSuite, SUITES, type SuiteName } from "./suites/list.ts"
import { type Outcome, outcomeFile, readOutcome, verdict } from "./suites/outcome.ts"
import { renderSummary, type TestResult } from "./suites/summary.ts"

const BUILD = "Packages and sites build"

/** What may run side by side, before anything is built. */
const CHECKS: readonly SuiteName[] = [
  "generated",
  "schemas",
  "redirects",
  "contracts",
  "spec",
  "lint",
  "types",
  "unused",
]
/** One after the other: each uses all processors there are. */
const UNITS: readonly SuiteName[] = ["unit-core", "unit-services", "unit-rendered", "unit-rest"]
const BUILT: readonly SuiteName[] = ["packages", "release", "new-site", "docs", "workshop"]
const IN_BROWSER: readonly SuiteName[] = ["stories-kit", "stories-blocks", "dev", "sites"]

/**
 * Runs all suites, also after one has failed; 0 when nothing did. Turbo alone knows what passed before on the same
 * inputs: it lays the outcome out again. With `FORECOURT_TEST_ALL=1`, and in CI, nothing is believed and all is run.
 * `--changed [ref]` runs what can see the difference to a commit, `main` when none is named.
 */
export async function run(args: readonly string[] = []): Promise<number> {
  const startedAt = Date.now()
  const unknown = args.find((arg) => arg.startsWith("-") && arg !== "--changed")
  if (unknown !== undefined) fail(`test: there is no ${unknown}. Say \`npm test\`, or \`npm test -- --changed [ref]\`.`)
  process.env.CHROMIUM = findChromium()
  const ref = args.find((arg) => !arg.startsWith("-")) ?? "main"
  const results = args.includes("--changed") ? runChanged(ref) : runAll()
  const summary = renderSummary(results, startedAt)
  console.log(`\n${summary}`)
  return summary.endsWith(" 0 failed") || / 0 failed, \d+ skipped$/.test(summary) ? 0 : 1
}

function runAll(): readonly TestResult[] {
  const checks = turbo(CHECKS, 2)
  const units = turbo(UNITS, 1)
  const built = timed(() => build([], { isForced: isForced() }))
  return [...checks, ...units, { name: BUILD, outcome: built }, ...turbo(BUILT, 2), ...turbo(IN_BROWSER, 1)]
}

/** Whether what passed before is run all the same. */
const isForced = () => Boolean(process.env.FORECOURT_TEST_ALL || process.env.CI)

function turbo(suites: readonly SuiteName[], concurrency: number): readonly TestResult[] {
  // A suite that comes to no end must not be taken for its last run.
  for (const suite of suites) rmSync(outcomeFile(suite), { force: true })
  say(suites.map((suite) => SUITES[suite].name).join(" · "))
  spawnSync(
    "node_modules/.bin/turbo",
    [
      "run",
      ...suites.map((suite) => `//#suite:${suite}`),
      `--concurrency=${concurrency}`,
      "--continue=dependencies-successful",
      "--output-logs=new-only",
      "--env-mode=loose",
      ...(isForced() ? ["--force"] : []),
    ],
    { stdio: "inherit", env: { ...process.env, ...QUIET, FORECOURT_CASES: hashOfCases() } },
  )
  return suites.map((suite) => ({ name: SUITES[suite].name, outcome: readOutcome(suite) }))
}

function timed(check: () => boolean): Outcome {
  const ranAt = Date.now()
  return { ...verdict(check()), seconds: (Date.now() - ranAt) / 1000, ranAt }
}

/** Runs what a change can reach, and believes nothing. */
function runChanged(ref: string): readonly TestResult[] {
  const { suites, sites } = reach(ref)
  const built = sites === null ? [] : [{ name: BUILD, outcome: timed(() => build(sites)) }]
  const results = Object.entries(suites).flatMap(([suite, args]): readonly TestResult[] => {
    if (!isSuite(suite)) return []
    const { name } = SUITES[suite]
    say(args.length > 0 ? `${name}: ${args.join(" ")}` : name)
    const outcome = runSuite(suite, args)
    // Vitest finds out by itself that nothing is reached.
    return outcome.passed + outcome.failed + outcome.skipped === 0 ? [] : [{ name, outcome }]
  })
  return [...built, ...results]
}
