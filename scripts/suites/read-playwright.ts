import type { Count } from "./outcome.ts"
import { renderFailure } from "./render-failure.ts"
import { selectSlowest, tallyTexts } from "./slowest.ts"

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
 * Counts the tests in a Playwright report. A test that passes on a retry counts as passed, and a test that is skipped
 * without a reason counts as failed.
 */
export function readPlaywright({ suites, errors }: Report): Count {
  const tests = suites.flatMap(testsIn)
  const those = (wanted: string) => tests.filter(({ status }) => status === wanted)
  const [flaky, failed, skipped] = [those("flaky"), those("unexpected"), those("skipped")]
  return {
    passed: those("expected").length + flaky.length,
    failed: failed.length + errors.length + skipped.filter(({ why }) => !why).length,
    skipped: skipped.length,
    reasons: tallyTexts(skipped.map(({ title, why }) => why || `no reason given: ${title}`)),
    failures: failed.map(({ file, title, messages }) => renderFailure(file, title, messages)),
    flaky: flaky.map(({ file, title, tries }) => ({ test: `${file} › ${title}`, tries })),
    slowest: selectSlowest(tests.map(({ file, seconds }) => [file, seconds])),
  }
}

function testsIn({ suites = [], specs = [] }: Suite): readonly TestResult[] {
  const specResults = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, annotations, results }) => ({
      title,
      file,
      status,
      why: annotations.find(({ type }) => type === "skip")?.description ?? "",
      messages: results.flatMap(listMessages),
      tries: results.length,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...specResults, ...suites.flatMap(testsIn)]
}

function listMessages({ errors = [], attachments = [] }: Result): readonly string[] {
  const messages = errors.flatMap(({ message }) => message ?? [])
  const pages = attachments.flatMap(({ name, body }) =>
    name === "page" && body !== undefined ? getContent(Buffer.from(body, "base64").toString()) : [],
  )
  return [...messages, ...pages]
}

function getContent(page: string): string {
  const lines = page.split("\n")
  return lines.slice(Math.max(lines.indexOf("- main:"), 0)).join("\n")
}

interface TestResult {
  readonly messages: readonly string[]
  readonly title: string
  readonly file: string
  readonly status: string
  readonly why: string
  readonly tries: number
  readonly seconds: number
}
