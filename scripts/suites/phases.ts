import { spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs"
import { build } from "../build.ts"
import { printStep } from "../print.ts"
import { QUIET } from "../servers.ts"
import { keepFlaky } from "./flaky.ts"
import { SUITES, type SuiteName } from "./list.ts"
import { outcomeFile, readOutcome, verdict } from "./outcome.ts"
import { isAllRight, renderSummary, type TestResult } from "./summary.ts"

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
/** The suites of unit tests. They run one after another, because each suite uses all processors. */
export const UNITS: readonly SuiteName[] = ["unit-core", "unit-services", "unit-rendered", "unit-rest"]

export const SHOWN: readonly SuiteName[] = ["storybook", "stories", "journeys"]

/**
 * A phase of a run, which either runs suites or builds workspaces. For suites, it contains the number of suites that
 * run at the same time. An empty list of workspaces means all workspaces.
 */
export type Phase =
  | { readonly suites: readonly SuiteName[]; readonly beside: number }
  | { readonly build: readonly string[] }

const BUILD = "Packages and sites build"
const LOGS = "test-results/logs"

export async function runPhases(phases: readonly Phase[]): Promise<readonly TestResult[]> {
  const results: TestResult[] = []
  for (const phase of phases) results.push(...("build" in phase ? [runBuild(phase.build)] : await runSuites(phase)))
  return results
}

export function runBuild(workspaces: readonly string[]): TestResult {
  const startedAt = Date.now()
  const count = verdict(build(workspaces, { isForced: Boolean(process.env.CI) }))
  return { name: BUILD, outcome: { ...count, seconds: (Date.now() - startedAt) / 1000 } }
}

export function report(results: readonly TestResult[], startedAt: number): number {
  const flaky = keepFlaky(results.flatMap(({ outcome }) => outcome?.flaky ?? []))
  console.log(`\n${renderSummary(results, { startedAt, flaky, logs: LOGS })}`)
  return isAllRight(results) ? 0 : 1
}

async function runSuites({ suites, beside }: Extract<Phase, { readonly suites: unknown }>): Promise<TestResult[]> {
  printStep(suites.map((suite) => SUITES[suite].name).join(" · "))
  mkdirSync(LOGS, { recursive: true })
  const waiting = [...suites]
  const work = async () => {
    for (let suite = waiting.shift(); suite !== undefined; suite = waiting.shift()) await runSuite(suite)
  }
  await Promise.all(Array.from({ length: beside }, work))
  return suites.map((suite) => ({ name: SUITES[suite].name, outcome: readOutcome(suite), said: readEnd(suite) }))
}

async function runSuite(suite: SuiteName): Promise<void> {
  // A suite that does not end must not be mistaken for its last run.
  rmSync(outcomeFile(suite), { force: true })
  const log = openSync(logFile(suite), "w")
  const args = ["--conditions=forecourt-source", "scripts/suite.ts", suite]
  const child = spawn(process.execPath, args, { stdio: ["ignore", log, log], env: { ...process.env, ...QUIET } })
  await once(child, "close")
  closeSync(log)
}

function readEnd(suite: SuiteName): readonly string[] {
  return readFileSync(logFile(suite), "utf8").trimEnd().split("\n").slice(-20)
}

const logFile = (suite: SuiteName) => `${LOGS}/${suite}.log`
