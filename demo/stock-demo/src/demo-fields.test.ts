import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { demoIndexes } from "./demo-stock.ts"

/** The fields in the specification, by their rows: docs/spec/2.json. */
const ROWS: Readonly<Record<string, { readonly parts: readonly string[] }>> = JSON.parse(
  readFileSync(new URL("../../../docs/spec/2.json", import.meta.url), "utf8"),
).paragraphs["3"].rows

const FIELDS = fieldsOf([...demoIndexes()].flatMap(({ documents }): readonly object[] => documents))

/** Returns the names of all fields in some documents, at any depth. */
function fieldsOf(documents: readonly object[]): ReadonlySet<string> {
  const names = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      names.add(name)
      collect(inner)
    }
  }
  collect(documents)
  return names
}

test("the demo stock contains every field of the specification", () => {
  const rows = [
    "car",
    "car-loan",
    "loan-option",
    "calculator-option",
    "leasing-option",
    "dealership",
    "department",
    "opening-schedule",
    "media",
  ]
  for (const row of rows) {
    const parts = ROWS[row]?.parts ?? []
    expect(parts.length, row).toBeGreaterThan(2)
    expect(
      parts.filter((name) => !FIELDS.has(name)),
      row,
    ).toEqual([])
  }
})
