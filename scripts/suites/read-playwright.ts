import exceptions from "../../test-exceptions.json" with { type: "json" }
import type { Count } from "./outcome.ts"
import { renderFailure } from "./render-failure.ts"
import { slowestOf, tallied } from "./slowest.ts"

/** The parts of Playwright's JSON report that are read. */
export interface Report {
  readonly suites: readonly Suite[]
  readonly errors: readonly unknown[]
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: "expected" | "unexpected" | "flaky" | "skipped"
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly Result[]
    }[]
  }[]
}

interface Result {
  readonly duration: number
  readonly errors?: readonly { readonly message?: string }[]
  readonly attachments?: readonly { readonly name: string; readonly body?: string }[]
}

/**
 * What Playwright counted. A test that passed when it was run again failed, unless `test-exceptions.json` allows it, and
 * so did one that is skipped and does not say why.
 */
export function readPlaywright({ suites, errors }: Report, today = new Date().toISOString().slice(0, 10)): Count {
  const tests = suites.flatMap(testsIn)
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length
  const flaky = tests.filter(({ status }) => status === "flaky")
  const allowed = flaky.filter(({ title }) => isAllowedAgain(title, today)).length
  const skipped = tests.filter(({ status }) => status === "skipped")
  return {
    passed: count("expected") + allowed,
    failed: count("unexpected") + flaky.length - allowed + errors.length + skipped.filter(({ why }) => !why).length,
    skipped: skipped.length,
    reasons: tallied(skipped.map(({ title, why }) => why || `no reason given: ${title}`)),
    failures: [...tests.filter(({ status }) => status === "unexpected"), ...flaky].map(({ file, title, messages }) =>
      renderFailure(file, title, messages),
    ),
    slowest: slowestOf(tests.map(({ file, seconds }) => [file, seconds])),
  }
}

/** Whether a test may be tried twice until a date that has not passed. */
export function isAllowedAgain(
  title: string,
  today: string,
  list: readonly SecondTry[] = exceptions.secondTries,
): boolean {
  return list.some(({ test, until, why }) => test === title && why !== "" && today <= until)
}

/** A test that may be tried twice: why, and until which day. */
export interface SecondTry {
  readonly test: string
  readonly why: string
  readonly until: string
}

function testsIn({ suites = [], specs = [] }: Suite): readonly TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, annotations, results }) => ({
      title,
      file,
      status,
      why: annotations.find(({ type }) => type === "skip")?.description ?? "",
      messages: results.flatMap(messagesOf),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

/** What a try says of itself, and what its page showed then, as `e2e/fixture.ts` attached it. */
function messagesOf({ errors = [], attachments = [] }: Result): readonly string[] {
  const messages = errors.flatMap(({ message }) => message ?? [])
  const pages = attachments.flatMap(({ name, body }) =>
    name === "page" && body !== undefined ? contentOf(Buffer.from(body, "base64").toString()) : [],
  )
  return [...messages, ...pages]
}

/** The page's `main` and what follows, without its header. */
function contentOf(page: string): string {
  const lines = page.split("\n")
  return lines.slice(Math.max(lines.indexOf("- main:"), 0)).join("\n")
}

interface TestResult {
  readonly messages: readonly string[]
  readonly title: string
  readonly file: string
  readonly status: string
  readonly why: string
  readonly seconds: number
}
