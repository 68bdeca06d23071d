import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { findDepthFaults } from "../runtime/checks.js"
import { ANNOTATION_SHAPES } from "./annotation-shapes.ts"

const README = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8")

test("the README lists every annotation with its purpose", () => {
  const listed = [...README.matchAll(/^\| `(x-[\w-]+)` \| (.*) \|$/gm)].map(([, name, what]) => [name, what])

  expect(listed).toEqual(Object.entries(ANNOTATION_SHAPES).map(([name, { description }]) => [name, description]))
  expect(listed.length).toBeGreaterThan(10)
})

test("the README states the maximum depth of values", () => {
  const createNested = (levels: number): unknown => (levels === 0 ? 1 : [createNested(levels - 1)])

  const [fault] = findDepthFaults(createNested(101))

  expect(findDepthFaults(createNested(100))).toEqual([])
  expect(fault).toMatchObject({ pointer: "/0", keyword: "maxDepth" })
  expect(README).toContain(`may be nested ${fault?.limit} levels deep`)
})
