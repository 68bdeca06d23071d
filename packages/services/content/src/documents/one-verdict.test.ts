import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../../scripts/vitest/sampled.ts"
import { blocks } from "../../../../blocks/src/generated/editing.ts"
import { createDamaged, exampleFields } from "../../../../codegen/test/damaged.ts"
import { PLATFORM_TEMPLATES } from "../templates/platform-templates.ts"
import type { TemplateField } from "../templates/template.types.ts"
import { createTemplateSet } from "../templates/template-set.ts"
import { checkFields } from "./check-fields.ts"

const set = createTemplateSet(PLATFORM_TEMPLATES)

test.each(Object.entries(blocks))(
  "every draft that the page editor accepts for the block %s can be stored",
  async (name, { explain: loadExplain }) => {
    const explain = await loadExplain()
    const known = set.byBlock(name)?.allFields ?? []
    let tried = 0

    fc.assert(
      fc.property(createDamaged(exampleFields(name)), (value) => {
        const fields = pickKnown(known, value)
        if (explain(fields).some(({ severity }) => severity === "draft")) return
        tried += 1
        expect(checkFields(fields, known, "").filter(({ isIncomplete }) => !isIncomplete)).toEqual([])
      }),
      { numRuns: readSampled(300), seed: 5 },
    )

    expect(tried).toBeGreaterThan(0)
  },
)

function pickKnown(known: readonly TemplateField[], value: unknown): unknown {
  const props = new Set(known.map(({ prop }) => prop))
  const isKept = ([name]: [string, unknown]) => props.has(name) || name === "fresh"
  return Object.fromEntries(Object.entries(value as object).filter(isKept))
}
