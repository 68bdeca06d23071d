import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

test("the judge of changes checks formats by the same text as generated code", () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8")
  const [, formats = ""] = /^\/\/.*\n\n([\s\S]+)$/.exec(read("../../../schema-compat/src/formats.js")) ?? []

  expect(formats).toContain("export function isUuid")
  expect(read("checks.js")).toContain(formats)
})
