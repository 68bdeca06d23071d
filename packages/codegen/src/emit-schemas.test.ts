import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { files, issues, order, parsed } from "../test/example.ts"
import { load } from "../test/load-emitted.ts"
import { emit } from "./emit-schemas.ts"
import type { Json } from "./schema/json.ts"

const PACKAGE = join(import.meta.dirname, "..")

type Parse = (value: unknown) => unknown
interface ZodSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown }
}

test("the example in the README runs and is identical to the tested example", () => {
  const example = readFileSync(join(PACKAGE, "test/example.ts"), "utf8").trim()

  expect(readFileSync(join(PACKAGE, "README.md"), "utf8")).toContain(example)
  expect(parsed).toEqual({ number: "AB123456", lines: [{ article: "tyre", count: 1 }] })
  expect(issues).toMatchObject([{ pointer: "/lines", keyword: "minItems", limit: 1 }])
})

const ORDERS = [
  { number: "AB123456", lines: [{ article: "tyre" }], delivery: "2026-11-20" },
  { number: "AB123456", lines: [{ article: "tyre", count: 2 }], delivery: "at the workshop" },
  { number: "AB123456", lines: [{ article: "tyre", count: 0 }] },
  { number: "AB123456", lines: [{ article: "tyre" }], delivery: "tomorrow" },
  { number: "AB123456", lines: [], delivery: null },
]

test("the emitted parser and zod files give the same results as schemas compiled at run time", async () => {
  const parseOrder = (await load(files, "order.parser.js")).parseOrder as Parse
  const orderSchema = (await load(files, "order.zod.js")).orderSchema as ZodSchema

  const parsed = ORDERS.map((value) => parseOrder(value))

  expect(parsed).toEqual(ORDERS.map((value) => order.parse(value) ?? null))
  expect(parsed.map((value) => value !== null)).toEqual([true, true, false, false, false])
  expect(ORDERS.map((value) => orderSchema.safeParse(value).data ?? null)).toEqual(parsed)
})

test("schemas that are nullable, reference another schema or have a reserved name generate working parsers", async () => {
  const schemas: Record<string, Json> = {
    "checks.json": { $id: "https://example.com/checks", type: ["object", "null"], properties: { a: { $ref: "part" } } },
    "part.json": { $id: "https://example.com/part", type: "string", maxLength: 2 },
  }

  const { isChecks } = await load(emit(schemas, { withZod: false }), "checks-schema.parser.js")

  expect([null, { a: "ok" }, { a: "not" }, "text"].map(isChecks as Parse)).toEqual([true, true, false, false])
})

function oddSchemas(count: number): Record<string, Json> {
  const odd: Json = { type: ["string", "integer"], not: { const: "" } }
  const properties = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index}`, odd]))
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `s${index}.json`,
      { title: `S${index}`, type: "object", properties, additionalProperties: false },
    ]),
  )
}

/** Returns the lower of two CPU times, since other processes can only make a measurement longer. */
function getCost(schemas: Record<string, Json>): number {
  const tries = [1, 2].map(() => {
    const previous = process.cpuUsage()
    emit(schemas, { withZod: false })
    return process.cpuUsage(previous).user
  })
  return Math.min(...tries)
}

test("emitting six times as many schemas takes less than fifteen times as long", () => {
  const [few, many] = [oddSchemas(8), oddSchemas(48)]
  getCost(few)

  const growth = getCost(many) / getCost(few)

  expect(growth).toBeLessThan(15)
})
