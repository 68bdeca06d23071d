import { join } from "node:path"
import { expect, test } from "vitest"
import { weighWhole } from "../../ui-kit/src/contract/weigh.ts"

// The code that an editor's page loads for a form in addition to React. Visitors load none of it.

const { whole, sources } = await weighWhole(
  'export * from "./src/form/block-form.tsx"',
  join(import.meta.dirname, ".."),
)

test("the bundle of the form, with all controls and the texts in six languages, is at most 18.4 KB", () => {
  expect(whole).toBeLessThanOrEqual(18.4)
})

test("the form bundle contains no code of the blocks, the UI kit's calendar, react-aria or radix", () => {
  expect(sources.filter((path) => /packages\/blocks|ui-kit\/src\/calendar|react-aria|radix/.test(path))).toEqual([])
})
