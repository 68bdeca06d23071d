import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import exceptions from "../../test-exceptions.json" with { type: "json" }
import type { SecondTry } from "./read-playwright.ts"

test("every slow file is there and has its reason", () => {
  const inBrowser = Object.entries(exceptions.slowInBrowser).map(([file, why]) => [`e2e/${file}`, why] as const)
  const wrong = [...Object.entries(exceptions.slow), ...inBrowser].filter(
    ([file, why]) => !existsSync(file) || why === "",
  )

  expect(wrong).toEqual([])
})

test("every second try names its test, why, and the day on which it ends", () => {
  const tries: readonly SecondTry[] = exceptions.secondTries
  const wrong = tries.filter(({ test, why, until }) => !test || !why || !/^\d{4}-\d{2}-\d{2}$/.test(until))

  expect(wrong).toEqual([])
})
