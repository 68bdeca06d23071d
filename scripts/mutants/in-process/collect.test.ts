import { expect, test, vi } from "vitest"
import * as inProcess from "./collect.ts"

const { collectTests } = inProcess

test("tests are named after the suites around them, rows are tests of their own, and what is skipped is none", async () => {
  const tests = await collectTests("a.test.ts", async () => {
    inProcess.test("plain", () => {})
    inProcess.test.skip("skipped", () => {})
    inProcess.test.skipIf(true)("skipped, too", () => {})
    inProcess.describe("inside", () => {
      inProcess.test.each([1, 2])("row %i", () => {})
    })
  })

  expect(tests.map(({ name }) => name)).toEqual(["plain", "inside > row %i", "inside > row %i"])
  expect(new Set(tests.map(({ id }) => id)).size).toBe(3)
})

test("a row that is a list is handed over one by one, with for as it is", async () => {
  const got: unknown[] = []
  const tests = await collectTests("a.test.ts", async () => {
    inProcess.test.each([[1, 2]])("each", (...row: readonly unknown[]) => got.push(row))
    inProcess.test.for([[1, 2]])("for", (row: unknown) => got.push([row]))
  })
  for (const { run } of tests) await run()

  expect(got).toEqual([[1, 2], [[1, 2]]])
})

test("each time a test runs, what goes before and after it runs, also when it fails", async () => {
  const ran: string[] = []
  const [failing] = await collectTests("a.test.ts", async () => {
    inProcess.beforeAll(() => ran.push("before all"))
    inProcess.beforeEach(() => ran.push("before each"))
    inProcess.afterEach(() => ran.push("after each"))
    inProcess.test("fails", () => {
      inProcess.onTestFinished(() => void ran.push("finished"))
      expect(1).toBe(2)
    })
  })

  await expect(failing?.run()).rejects.toThrow("expected 1 to be 2")
  await expect(failing?.run()).rejects.toThrow("expected 1 to be 2")
  const once = ["before each", "after each", "finished"]
  expect(ran).toEqual(["before all", ...once, ...once])
})

test("what tests ask Vitest for is Vitest's own, and nothing ends after the last test, because none is", async () => {
  const clear = vi.fn()
  const [first] = await collectTests("a.test.ts", async () => {
    inProcess.afterAll(clear)
    inProcess.test("passes", () => {})
  })
  await first?.run()

  expect(clear).not.toHaveBeenCalled()
  expect(inProcess.vi).toBe(vi)
  expect(inProcess.expect).toBe(expect)
})

test("a file that cannot be imported says why", async () => {
  await expect(collectTests("a.test.ts", () => import("./not-there.js" as string))).rejects.toThrow("not-there")
})
