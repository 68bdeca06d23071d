import { expect, test } from "vitest"
import { hasSuite, partsOfSuite, runPart } from "../test/official-suite.ts"

const [scope, everything, formats] = hasSuite ? partsOfSuite() : []
const TARGETS = ["parser", "zod"] as const

// Skipped where the official suite is not next to the repository (../shared/cases/json-schema-test-suite).
test.skipIf(!scope).each(TARGETS)(
  "the %s target passes the official suite for every keyword in scope (skipped without ../shared/cases)",
  (target) => {
    const { tests, right, wrong, refused } = runPart(scope ?? NOTHING, target)

    expect({ wrong, refused }).toEqual({ wrong: [], refused: [] })
    expect(right).toBe(tests)
    expect(tests).toBeGreaterThan(1100)
  },
)

test.skipIf(!everything).each(TARGETS)(
  "the %s target rejects unsupported schemas and never gives a wrong result (skipped without ../shared/cases)",
  (target) => {
    const { wrong, refused } = runPart(everything ?? NOTHING, target)

    expect(wrong).toEqual([])
    expect(refused).toEqual([
      expect.stringMatching(/^vocabulary: schema that uses custom metaschema.*"\$schema" is "http:\/\/localhost:1234/),
    ])
  },
)

test.skipIf(!formats).each(TARGETS)(
  "the %s target passes the official suite for the supported formats (skipped without ../shared/cases)",
  (target) => {
    const { tests, right, wrong, refused } = runPart(formats ?? NOTHING, target)

    expect({ wrong, refused }).toEqual({ wrong: [], refused: [] })
    expect(right).toBe(tests)
    expect(tests).toBeGreaterThan(250)
  },
)

const NOTHING = { name: "", files: [], options: {} }
