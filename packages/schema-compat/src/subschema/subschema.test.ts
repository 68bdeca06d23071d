import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { anyDocumentSchema, mutateJson } from "../../test/any-schema.ts"
import { classifyChange } from "../classify-change.ts"
import type { Json } from "../json.ts"
import { Candidates } from "../samples/candidates.ts"
import { Comparison } from "./comparison.ts"

const CASES = join(import.meta.dirname, "../../../../../shared/cases")
const PAIRS = join(CASES, "schema-diff/jsoncompat/tests/fixtures/backcompat")
const SUITE = join(CASES, "json-schema-test-suite")
const NO_OTHERS = { schemas: {}, oldSchemas: {}, assertFormats: false }

const WE_DIFFER: Readonly<Record<string, string>> = {
  pattern_properties_fall_back_to_additional_properties:
    'Its own sample {"x":"text"} is valid under the old schema and refused by the new one, yet it is said to be backward compatible.',
}

const pairs = existsSync(PAIRS) ? readdirSync(PAIRS) : []

test.skipIf(pairs.length === 0).each(pairs)(
  "classifyChange gives the expected result for jsoncompat's pair %s (skipped without ../shared/cases)",
  (name) => {
    const read = (file: string) => JSON.parse(readFileSync(join(PAIRS, name, file), "utf8"))
    const expected = read("expect.json")

    const { backward, forward } = classifyChange(read("old.json"), read("new.json"))

    expect([backward, forward]).toEqual([name in WE_DIFFER ? false : expected.deserializer, expected.serializer])
  },
)

test.skipIf(pairs.length === 0)(
  "jsoncompat's samples have the expected validity (skipped without ../shared/cases)",
  () => {
    const wrong: unknown[] = []
    for (const name of pairs.filter((name) => existsSync(join(PAIRS, name, "examples.json")))) {
      const read = (file: string) => JSON.parse(readFileSync(join(PAIRS, name, file), "utf8"))
      const comparison = new Comparison(read("old.json"), read("new.json"), NO_OTHERS)
      const { old_only = [], new_only = [], both = [] } = read("examples.json") as Record<string, Json[]>
      const judge = (value: Json, old: boolean, later: boolean) => {
        const verdicts = [
          comparison.accepts(comparison.old.root, value),
          comparison.accepts(comparison.new.root, value),
        ]
        if (verdicts[0] === !old || verdicts[1] === !later) wrong.push({ name, value, verdicts })
      }
      for (const value of old_only) judge(value, true, false)
      for (const value of new_only) judge(value, false, true)
      for (const value of both) judge(value, true, true)
    }

    expect(wrong).toEqual([])
  },
)

test.skipIf(!existsSync(SUITE))(
  "the validator never contradicts the official suite (skipped without ../shared/cases)",
  () => {
    const remotes = Object.fromEntries(
      globSync("remotes/**/*.json", { cwd: SUITE }).map((file) => [
        `http://localhost:1234/${file.slice("remotes/".length)}`,
        JSON.parse(readFileSync(join(SUITE, file), "utf8")),
      ]),
    )
    const counts = { right: 0, unsure: 0, wrong: [] as unknown[] }
    for (const file of globSync("tests/draft2020-12/*.json", { cwd: SUITE }).filter(
      (file) => !file.includes("vocabulary"),
    ))
      for (const { schema, tests, description } of JSON.parse(readFileSync(join(SUITE, file), "utf8"))) {
        const { old, ...comparison } = compare(schema, remotes)
        for (const { data, valid, description: what } of tests) {
          const verdict = comparison.accepts(old.root, data)
          if (verdict === undefined) counts.unsure++
          else if (verdict === valid) counts.right++
          else counts.wrong.push([file, description, what])
        }
      }

    expect(counts.wrong).toEqual([])
    expect(counts.right).toBeGreaterThan(1240)
  },
)

function compare(schema: Json, schemas: Readonly<Record<string, Json>>) {
  const comparison = new Comparison(schema, schema, { schemas, oldSchemas: schemas, assertFormats: false })
  return { old: comparison.old, accepts: comparison.accepts.bind(comparison) }
}

/** The number of schema pairs to compare. `FORECOURT_SCHEMAS=20000` starts a long test run. */
const PAIRS_DRAWN = Number(process.env.FORECOURT_SCHEMAS ?? readSampled(120))

test("for random schemas, no sample document contradicts a compatibility proof", () => {
  const counts = { proven: 0, refuted: 0, compared: 0 }
  fc.assert(
    fc.property(anyDocumentSchema, fc.infiniteStream(fc.nat({ max: 99 })), (schema, dice) => {
      const later = mutateJson(schema, dice)
      const comparison = new Comparison(schema, later, NO_OTHERS)
      const { old, new: after } = comparison
      const [backward, forward] = [comparison.isWithin(old.root, after.root), comparison.isWithin(after.root, old.root)]
      if (backward || forward) counts.proven++

      for (const value of new Candidates().listForRoot([old.root, after.root])) {
        const [oldVerdict, newVerdict] = [comparison.accepts(old.root, value), comparison.accepts(after.root, value)]
        expect(backward && oldVerdict === true && newVerdict === false, `backward: ${JSON.stringify(value)}`).toBe(
          false,
        )
        expect(forward && newVerdict === true && oldVerdict === false, `forward: ${JSON.stringify(value)}`).toBe(false)
        if (oldVerdict !== undefined && newVerdict !== undefined) counts.compared++
        if (oldVerdict !== undefined && newVerdict === !oldVerdict) counts.refuted++
      }
    }),
    { numRuns: PAIRS_DRAWN, seed: 1 },
  )

  // Nearly every pair has a proof one way, some forty documents are tried with each, two of which tell its schemas apart.
  expect(counts.proven).toBeGreaterThan(PAIRS_DRAWN / 2)
  expect(counts.compared).toBeGreaterThan(PAIRS_DRAWN * 20)
  expect(counts.refuted).toBeGreaterThan(PAIRS_DRAWN / 4)
})

test("every schema is compatible with itself, regardless of the order of its keywords", () => {
  const count = readSampled(60)
  let compared = 0
  fc.assert(
    fc.property(anyDocumentSchema, (schema) => {
      expect(classifyChange(schema, structuredClone(schema))).toMatchObject({
        level: "patch",
        backward: true,
        forward: true,
      })
      expect(classifyChange(schema, reverseKeys(schema))).toMatchObject({ backward: true, forward: true })
      compared++
    }),
    { numRuns: count },
  )

  expect(compared).toBe(count)
})

function reverseKeys<Value extends Json>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reverseKeys) as unknown as Value
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).reverse()
  return Object.fromEntries(entries.map(([key, inner]) => [key, reverseKeys(inner)])) as Value
}
