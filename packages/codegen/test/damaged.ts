import { readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { scanExamples } from "../src/scan-examples.ts"

const ROOT = join(import.meta.dirname, "../../..")

export function exampleFields(block: string): unknown[] {
  return scanExamples(ROOT, "schemas", block).map(({ path, kind }) => {
    const json = JSON.parse(readFileSync(join(ROOT, "schemas", path), "utf8"))
    return kind === "invalid" ? json.fields : json
  })
}

const ODDITIES = [
  null,
  true,
  0,
  -1,
  2.5,
  1e6,
  "",
  "1",
  "true",
  "å b",
  "www.example.com",
  "x".repeat(300),
  [],
  {},
  { value: "a" },
]

export function createDamaged(examples: readonly unknown[]): fc.Arbitrary<unknown> {
  const damage = fc.record({
    at: fc.nat(),
    key: fc.nat(),
    with: fc.option(fc.constantFrom(...ODDITIES), { nil: undefined }),
  })
  return fc
    .tuple(fc.constantFrom(...examples), fc.array(damage, { minLength: 1, maxLength: 3 }))
    .map(([example, damages]) => {
      const value = structuredClone(example)
      for (const { at, key, with: other } of damages) {
        const holders = objectsIn(value)
        const holder = holders[at % holders.length] as Record<string, unknown> | undefined
        const keys = [...Object.keys(holder ?? {}), "fresh"]
        const name = keys[key % keys.length] ?? ""
        if (holder === undefined || (Array.isArray(holder) && name === "fresh")) continue
        if (other === undefined && !Array.isArray(holder)) delete holder[name]
        else holder[name] = structuredClone(other ?? null)
      }
      return value
    })
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}
