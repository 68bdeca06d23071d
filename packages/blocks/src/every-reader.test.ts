import { readFields, type Wire, type WireField } from "@forecourt/renderer"
import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../scripts/vitest/sampled.ts"
import { registry } from "./generated/registry.ts"

const texts = fc.constantFrom(
  "",
  " ",
  "EX30",
  "12,5",
  "-1",
  "1",
  "true",
  "image",
  "IMAGE",
  "constructor",
  "0001-01-01T00:00:00Z",
)
const identifiers = fc.constantFrom("4820193", "241234567890123", "1f0c2a40-0d51-4f7e-9a55-3b1e6a0c1001")
const moments = fc.constantFrom("2026-12-18T16:00:00Z", "20261218T160000Z", "2026-12-18", "0001-01-01T00:00:00Z", "")
const addresses = fc.constantFrom("/bilar", "https://example.com/?q=1", "javascript:alert(1)", "a b", "#top", "")

const anything = fc.oneof(
  fc.constantFrom(null, undefined, true, false, 0, 7, 4.5, [], {}, "", "x"),
  fc.record({ value: fc.oneof(texts, fc.integer({ min: -1, max: 700 }), fc.boolean(), fc.constant(null)) }),
  fc.record({ jsonValue: fc.record({ value: texts }) }),
  fc.record({ fields: fc.record({ Value: fc.record({ value: texts }) }), name: texts }),
  fc.record({ id: texts, name: texts }),
)

/** The fallback for a block without a `read` function. It makes the test fail, since every block must have one. */
const findNoReader = () => "no reader"

function raw(field: WireField): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(field), weight: 6 }, { arbitrary: anything, weight: 1 })
}

function fitting({ kind, of = {}, choices = {} }: WireField): fc.Arbitrary<unknown> {
  switch (kind) {
    case "image":
    case "file":
      return fc.record({ value: fc.record({ src: addresses, alt: texts, width: fc.constantFrom("640", 640, 0, "x") }) })
    case "link":
      return fc.record({ value: fc.record({ href: addresses, text: texts, target: texts, querystring: texts }) })
    case "choice":
      return fc.record({ value: fc.constantFrom(...Object.keys(choices), ...Object.values(choices), "other") })
    case "item":
      return fc.record({ fields: wireFields(of) })
    case "list":
      return fc.array(fc.oneof(fc.record({ fields: wireFields(of) }), wireFields(of)), { maxLength: 6 })
    case "date":
      return fc.record({ value: moments })
    case "string":
      return fc.record({ value: fc.oneof({ arbitrary: identifiers, weight: 4 }, texts) })
    case "boolean":
      return fc.record({ value: fc.constantFrom(true, false, "1", "0", "") })
    case "number":
      return fc.record({ value: fc.oneof(fc.integer({ min: -1, max: 700 }), texts) })
    default:
      return fc.record({ value: texts })
  }
}

function wireFields(wire: Wire): fc.Arbitrary<unknown> {
  const entries = Object.entries(wire).map(
    ([name, field]) =>
      [fc.constantFrom(name, name, ...(field.at === undefined ? [field.prop] : [])), raw(field)] as const,
  )
  return fc.tuple(...entries.map(([name, value]) => fc.tuple(name, value))).map((fields) => Object.fromEntries(fields))
}

for (const [name, { wire, parse, read = findNoReader }] of Object.entries(registry)) {
  const twoSteps = (fields: unknown) => parse(readFields(fields, wire))

  test(`reading and parsing the fields of ${name} in one step gives the same result as reading first and parsing afterwards`, () => {
    let fitted = 0
    fc.assert(
      fc.property(wireFields(wire), (fields) => {
        const expected = twoSteps(fields)
        if (expected !== null) fitted += 1
        expect(read(fields)).toEqual(expected)
        expect(read({ data: { datasource: fields } })).toEqual(expected)
      }),
      { numRuns: readSampled(1500) },
    )

    // With only a tenth of the samples all of them may be rejected.
    if (readSampled(1500) === 1500) expect(fitted).toBeGreaterThan(10)
  })

  test(`reading and parsing ${name} in one step handles missing fields and content-resolver data in the same way as two separate steps`, () => {
    for (const fields of [undefined, null, "", {}, [], [{ Name: "Bilar", Href: "/bilar" }]]) {
      expect(read(fields)).toEqual(twoSteps(fields))
    }
  })
}
