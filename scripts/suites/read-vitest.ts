import { relative } from "node:path"
import type { Count } from "./outcome.ts"
import { renderFailure } from "./render-failure.ts"
import { selectSlowest, tallyTexts } from "./slowest.ts"

interface Report {
  readonly success: boolean
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly duration?: number
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/**
 * Matches the reason for skipping a test in its title, for example `… (skipped without ../shared/cases)` or `…, which
 * is left out: …`.
 */
const REASON = /\(skipped ([^)]+)\)|^(.*?, which is left out)/

/**
 * Counts the tests in a Vitest report. Files that could not be loaded and tests that are skipped without a reason count
 * as failed.
 */
export function readVitest({ success, testResults }: Report): Count {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed")
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  )
  const unexplained = skipped.filter(({ fullName }) => !REASON.test(fullName)).length
  const failed = tests.filter(({ status }) => status === "failed").length + broken.length + unexplained
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: success ? failed : Math.max(failed, 1),
    skipped: skipped.length,
    reasons: tallyTexts(skipped.map(({ fullName }) => getReason(fullName))),
    failures: testResults.flatMap(({ name, message, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => renderFailure(relative(process.cwd(), name), fullName, failureMessages))
        .concat(
          broken.some((file) => file.name === name)
            ? [renderFailure(relative(process.cwd(), name), "the file", [message ?? ""])]
            : [],
        ),
    ),
    flaky: [],
    slowest: selectSlowest(
      testResults.map(({ name, assertionResults }) => [
        relative(process.cwd(), name),
        assertionResults.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
      ]),
    ),
  }
}

function getReason(name: string): string {
  const [, need, group] = REASON.exec(name) ?? []
  return need ?? group ?? `no reason given: ${name}`
}
