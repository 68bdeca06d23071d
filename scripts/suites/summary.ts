import type { FlakyCount } from "./flaky.ts"
import { isRight, type Outcome } from "./outcome.ts"
import { selectSlowest } from "./slowest.ts"

export interface TestResult {
  readonly name: string
  readonly outcome: Outcome | null
  /** The last lines of the log that the suite wrote. */
  readonly said?: readonly string[]
}

interface Run {
  readonly startedAt: number
  readonly flaky: readonly FlakyCount[]
  readonly logs: string
}

export function renderSummary(results: readonly TestResult[], { startedAt, flaky, logs }: Run): string {
  const outcomes = results.flatMap(({ outcome }) => outcome ?? [])
  const minutes = (Date.now() - startedAt) / 60_000
  return [
    `Duration: ${minutes.toFixed(1)} minutes; the logs are in ${logs}`,
    ...results.map(renderSuite),
    "",
    "The slowest files",
    ...selectSlowest(outcomes.flatMap(({ slowest }) => slowest)).map(([file, s]) => `  ${seconds(s)}  ${file}`),
    "",
    ...section("Skipped", reasons(outcomes)),
    ...section("Not right", results.filter(isWrong).flatMap(renderWrong)),
    ...section("Passed when tried again", flaky.map(renderFlaky)),
    counts(results),
  ].join("\n")
}

const seconds = (value: number) => `${value.toFixed(1)} s`.padStart(9)

function renderSuite({ name, outcome }: TestResult): string {
  if (outcome === null) return `  ${"–".padStart(9)}  ${name}: did not finish`
  const { passed, failed, skipped } = outcome
  const rest = [failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
  return `  ${seconds(outcome.seconds)}  ${[`${name}: ${passed} passed`, ...rest].filter(Boolean).join(", ")}`
}

const OFTEN = 3

function renderFlaky({ test, tries, runsInARow }: FlakyCount): string {
  const how = `${test}: ${tries} tries`
  return runsInARow < OFTEN ? how : `${how}, in ${runsInARow} runs in a row. Fix the test.`
}

const isWrong = ({ outcome }: TestResult) => outcome === null || !isRight(outcome)

const MAX_FAILURES = 20

function renderWrong({ name, outcome, said = [] }: TestResult): readonly string[] {
  if (outcome === null) return [`${name}: did not finish`, ...indent(said)]
  const { passed, failed, failures } = outcome
  if (failed === 0) return [`${name}: ran no test`, ...indent(said)]
  const shown = failures.slice(0, MAX_FAILURES).flatMap((failure) => failure.split("\n"))
  return [`${name}: ${failed} failed of ${passed + failed}`, ...indent(shown.length > 0 ? shown : said)]
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

function reasons(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.flatMap(({ reasons }) => Object.entries(reasons).map(([why, count]) => `${count} ${why}`))
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ""] : []

export const isAllRight = (results: readonly TestResult[]): boolean => !results.some(isWrong)

/** Formats the total numbers as `N passed, N failed`. A suite without results counts as one failure. */
export function counts(results: readonly TestResult[]): string {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const result of results) {
    total.passed += result.outcome?.passed ?? 0
    total.failed += Math.max(result.outcome?.failed ?? 0, isWrong(result) ? 1 : 0)
    total.skipped += result.outcome?.skipped ?? 0
  }
  const { passed, failed, skipped } = total
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`
}
