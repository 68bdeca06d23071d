import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { build } from "../build.ts"
import { say } from "../say.ts"
import { QUIET } from "../servers.ts"
import { hashOfCases } from "./cases-beside.ts"
import { keepFlaky } from "./flaky.ts"
import { SUITES, type SuiteName } from "./list.ts"
import { outcomeFile, readOutcome, verdict } from "./outcome.ts"
import { isAllRight, renderSummary, type TestResult } from "./summary.ts"

/** What may run side by side, before anything is built. */
export const CHECKS: readonly SuiteName[] = [
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
export const UNITS: readonly SuiteName[] = ["unit-core", "unit-services", "unit-rendered", "unit-rest"]

/** What needs a browser, and what it shows. */
export const SHOWN: readonly SuiteName[] = ["workshop", "stories", "journeys"]

/** Suites, so many beside each other, or workspaces to build: all when none is named. */
export type Phase =
  | { readonly suites: readonly SuiteName[]; readonly beside: number }
  | { readonly build: readonly string[] }

const BUILD = "Packages and sites build"
const LOGS = "test-results/logs"

/** Runs one phase after the other, also after one has failed. */
export function runPhases(phases: readonly Phase[]): readonly TestResult[] {
  return phases.flatMap((phase) => ("build" in phase ? [runBuild(phase.build)] : runSuites(phase.suites, phase.beside)))
}

export function runBuild(workspaces: readonly string[]): TestResult {
  const ranAt = Date.now()
  const count = verdict(build(workspaces, { isForced: isForced() }))
  return { name: BUILD, outcome: { ...count, seconds: (Date.now() - ranAt) / 1000, ranAt } }
}

/** Prints what was found, and keeps which tests needed another try; 0 when nothing failed. */
export function report(results: readonly TestResult[], startedAt: number): number {
  const flaky = keepFlaky(results.flatMap(({ outcome }) => outcome?.flaky ?? []))
  console.log(`\n${renderSummary(results, { startedAt, flaky, logs: LOGS })}`)
  return isAllRight(results) ? 0 : 1
}

/** Whether what passed before is run all the same. */
const isForced = () => Boolean(process.env.FORECOURT_TEST_ALL || process.env.CI)

/** Turbo alone knows what passed before on the same inputs: it lays the outcome out again. What suites say lies in files. */
function runSuites(suites: readonly SuiteName[], beside: number): readonly TestResult[] {
  // A suite that comes to no end must not be taken for its last run.
  for (const suite of suites) for (const file of [outcomeFile(suite), turboLog(suite)]) rmSync(file, { force: true })
  say(suites.map((suite) => SUITES[suite].name).join(" · "))
  spawnSync(
    "node_modules/.bin/turbo",
    [
      "run",
      ...suites.map((suite) => `//#suite:${suite}`),
      `--concurrency=${beside}`,
      "--continue=dependencies-successful",
      "--output-logs=none",
      "--env-mode=loose",
      ...(isForced() ? ["--force"] : []),
    ],
    { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...QUIET, FORECOURT_CASES: hashOfCases() } },
  )
  return suites.map((suite) => ({ name: SUITES[suite].name, outcome: readOutcome(suite), said: keepLog(suite) }))
}

/** Lays the log of a suite where people find it; its last lines. */
function keepLog(suite: SuiteName): readonly string[] {
  const log = turboLog(suite)
  mkdirSync(LOGS, { recursive: true })
  if (!existsSync(log)) return []
  copyFileSync(log, `${LOGS}/${suite}.log`)
  return readFileSync(log, "utf8").trimEnd().split("\n").slice(-20)
}

const turboLog = (suite: SuiteName) => `.turbo/turbo-suite$colon$${suite}.log`
