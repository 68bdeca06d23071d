import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { canBeReadByOld, changes, isRead, level, lost } from "../test/example.ts"
import { findCounterexample, isAccepted, isSubschema } from "./index.ts"

const PACKAGE = join(import.meta.dirname, "..")

test("the README contains the tested example, and running the example gives the documented result", () => {
  const example = readFileSync(join(PACKAGE, "test/example.ts"), "utf8")
  expect(readFileSync(join(PACKAGE, "README.md"), "utf8")).toContain(example)

  expect(canBeReadByOld).toBe(true)
  expect(lost).toMatchObject({ age: expect.any(Number) })
  expect([level, isRead]).toEqual(["major", true])
  expect(changes).toMatchObject([{ rule: "bound-tightened", pointer: "/properties/age/maximum" }])
})

test("isSubschema resolves a file reference in the old files for the old schema and in the new files for the new schema", () => {
  const order = { $id: "order.json", properties: { line: { $ref: "line.json" } } }
  const oldSchemas = { "line.json": { type: "string", maxLength: 3 } } as const
  const schemas = { "line.json": { type: "string", maxLength: 5 } } as const

  expect(isSubschema(order, order, { oldSchemas, schemas })).toBe(true)
  expect(isSubschema(order, order, { oldSchemas: schemas, schemas: oldSchemas })).toBe(false)
  expect(findCounterexample(order, order, { oldSchemas: schemas, schemas: oldSchemas })).toMatchObject({
    line: expect.stringMatching(/^.{4,5}$/),
  })
})

test("a format is checked only when the option `assertion` is set", () => {
  const [text, date] = [{ type: "string" }, { type: "string", format: "date" }] as const

  expect(isSubschema(text, date)).toBe(true)
  expect(isSubschema(text, date, { formats: "assertion" })).toBe(false)
  expect(isAccepted(date, "soon")).toBe(true)
  expect(isAccepted(date, "soon", { formats: "assertion" })).toBe(false)
})

test("a schema with an unresolvable reference can neither validate a document nor be proven compatible", () => {
  const elsewhere = { $ref: "https://example.com/unknown.json" }

  expect(isAccepted(elsewhere, 1)).toBeUndefined()
  expect(isSubschema(elsewhere, { type: "string" })).toBe(false)
  expect(isSubschema({ type: "string" }, elsewhere)).toBe(false)
  expect(findCounterexample({ type: "string" }, elsewhere)).toBeUndefined()
})
