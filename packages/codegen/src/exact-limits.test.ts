import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../scripts/vitest/sampled.ts"
import { compile } from "./compile.ts"
import type { JsonObject } from "./schema/json.ts"

const LANGUAGES = ["sv", "nb", "en", "fi", "sk"] as const

function getMessage(tests: JsonObject, value: unknown, language: string): string {
  const schema = { type: "object", properties: { price: { ...tests } }, additionalProperties: false }
  return compile(schema, { target: "zod" })
    .issues({ price: value }, { language })
    .map(({ message }) => message)
    .join()
}

test.each<[string, JsonObject, number]>([
  ["0.0001", { type: "number", minimum: 0.0001 }, 0],
  ["0.0005", { type: "number", multipleOf: 0.0005 }, 0.0001],
  ["0.00012 or 3", { type: "number", enum: [0.00012, 3] }, 1],
  ["0.0000001", { type: "number", minimum: 1e-7 }, 0],
  ["1.0001", { type: "number", maximum: 1.0001 }, 2],
  ["123,456,789.0123", { type: "number", maximum: 123456789.0123 }, 2e9],
  ["0", { type: "number", minimum: -0 }, -1],
])("a limit of %s is formatted exactly", (number, tests, value) => {
  expect(getMessage(tests, value, "en").match(/-?\d[\d,.]*( or \d+)?/)?.[0]).toBe(number)
})

function parse(text: string, language: string): number {
  const parts = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(-12345.5)
  const getSign = (type: string) => parts.find((part) => part.type === type)?.value ?? ""
  const plain = text
    .replaceAll(getSign("group"), "")
    .replace(getSign("decimal"), ".")
    .replace(getSign("minusSign"), "-")
  return Number(plain)
}

const NUMBER = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc
    .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 12 }))
    .map(([whole, places]) => whole / 10 ** places),
)

test("error messages in every language contain the exact limit, even when the limit is a very large or small number", () => {
  const limits = fc.sample(NUMBER, readSampled(1000))
  const mapLimits = (of: (limit: number) => unknown) =>
    Object.fromEntries(limits.map((limit, at) => [`p${at}`, of(limit)]))
  const schema = { type: "object", properties: mapLimits((limit) => ({ const: limit })), additionalProperties: false }
  const compiled = compile(schema as JsonObject, { target: "zod" })

  for (const language of LANGUAGES) {
    const issues = compiled.issues(
      mapLimits(() => "none"),
      { language },
    )
    const said = new Map(issues.map(({ pointer, message }) => [pointer, message]))
    for (const [at, limit] of limits.entries()) {
      const sentence = said.get(`/p${at}`)?.replace(/[Pp]\d+/, "") ?? ""
      const numbers = sentence.match(/[-−]?\d(?:[\d.,\s]*\d)?/g) ?? []
      expect(
        numbers.map((text) => parse(text, language)),
        `${sentence} (${limit})`,
      ).toContain(limit + 0)
    }
  }
})
