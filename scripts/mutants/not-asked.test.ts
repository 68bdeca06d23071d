import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { NOT_ASKED } from "./not-asked.ts"

test("every test file that is excluded from mutation tests exists", () => {
  expect(NOT_ASKED.filter((file) => !existsSync(file))).toEqual([])
})
