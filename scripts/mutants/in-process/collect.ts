// Stands in for `vitest` where tests run in one process, again and again: what it exports is Vitest's own but for what
// says which tests there are.
import { expect } from "vitest"

export { expect, vi } from "vitest"

type Body = (context: object) => unknown
type Hook = () => unknown

/** A test of a file, with what goes before and after it. */
export interface CollectedTest {
  readonly id: string
  readonly file: string
  readonly name: string
  /** Rejects when the test fails. */
  readonly run: () => Promise<void>
}

interface Suite {
  readonly name: string
  readonly before: Hook[]
  readonly after: Hook[]
}

let tests: CollectedTest[] = []
let file = ""
let suites: Suite[] = []
let finished: Hook[] = []
let beforeFile: Hook[] = []

/** The tests that a file declares while it is imported, once what it does before all of them is done. */
export async function collectTests(path: string, load: () => Promise<unknown>): Promise<readonly CollectedTest[]> {
  tests = []
  beforeFile = []
  file = path
  suites = [suiteOf("")]
  await load()
  for (const hook of beforeFile) await hook()
  return tests
}

const suiteOf = (name: string): Suite => ({ name, before: [], after: [] })

function add(title: string, ...rest: readonly (Body | object | undefined)[]): void {
  const body = rest.find((one): one is Body => typeof one === "function")
  if (body === undefined) return
  const around = [...suites]
  const name = [...around.slice(1).map((suite) => suite.name), title].join(" > ")
  tests.push({
    // The same name may stand in a table twice.
    id: `${file}#${tests.length} ${name}`,
    file,
    name,
    run: async () => {
      finished = []
      try {
        for (const hook of around.flatMap(({ before }) => before)) await hook()
        await body({ expect, task: { name: title }, signal: new AbortController().signal, onTestFinished })
      } finally {
        for (const hook of [...around.flatMap(({ after }) => after), ...finished.toReversed()]) await hook()
      }
    },
  })
}

/** Titles need only differ from each other, so what stands for values is left as it is. */
function each(rows: readonly unknown[]) {
  return (title: string, ...rest: readonly (Body | object | undefined)[]) => {
    const body = rest.find((one) => typeof one === "function") as ((...row: readonly unknown[]) => unknown) | undefined
    for (const row of rows) add(title, () => (Array.isArray(row) ? body?.(...row) : body?.(row)))
  }
}

/** What is left out is no test. */
const skip = Object.assign(() => {}, { each: () => () => {} })

export const test = Object.assign(add, {
  each,
  for: (rows: readonly unknown[]) => (title: string, body: (row: unknown, context: object) => unknown) => {
    for (const row of rows) add(title, (context) => body(row, context))
  },
  skip,
  skipIf: (isSkipped: unknown) => (isSkipped ? skip : test),
  runIf: (isRun: unknown) => (isRun ? test : skip),
})

export const describe = Object.assign(
  (name: string, body: () => void) => {
    suites = [...suites, suiteOf(name)]
    body()
    suites = suites.slice(0, -1)
  },
  { skipIf: (isSkipped: unknown) => (isSkipped ? () => {} : describe) },
)

export const beforeAll = (hook: Hook) => void beforeFile.push(hook)
/** Tests run again and again: nothing is the last. */
export const afterAll = (_hook: Hook) => {}
export const beforeEach = (hook: Hook) => void suites.at(-1)?.before.push(hook)
export const afterEach = (hook: Hook) => void suites.at(-1)?.after.push(hook)
export const onTestFinished = (hook: Hook) => void finished.push(hook)
