import { expect, test } from "vitest"
import type { JsonObject } from "../json.ts"
import { Comparison } from "./comparison.ts"

function isProven(inner: JsonObject, outer: boolean): boolean {
  const comparison = new Comparison(inner, outer, { schemas: {}, oldSchemas: {}, assertFormats: false })
  return comparison.isWithin(comparison.old.root, comparison.new.root)
}

test("a compatibility proof that exceeds the work limit is aborted and counts as not proven", () => {
  // Seven pigeons, six holes: nothing fits, and all combinations must be tried to find that out.
  const holes = Array.from({ length: 6 }, (_, hole) => hole)
  const pigeons = [...holes, 6]
  const sits = (pigeon: number, hole: number) => ({ required: [`p${pigeon}h${hole}`] })
  const everyone = pigeons.map((pigeon) => ({ anyOf: holes.map((hole) => sits(pigeon, hole)) }))
  const alone = holes.flatMap((hole) =>
    pigeons.flatMap((item) =>
      pigeons
        .filter((other) => other > item)
        .map((other) => ({ not: { allOf: [sits(item, hole), sits(other, hole)] } })),
    ),
  )

  expect(isProven({ type: "object", allOf: [...everyone, ...alone] }, false)).toBe(false)
  expect(isProven({ type: "object", allOf: [sits(0, 0), { not: sits(0, 0) }] }, false)).toBe(true)
})
