import { join } from "node:path"
import { expect, test } from "vitest"
import { weighWhole } from "../../ui-kit/src/contract/weigh.ts"

// What a page brings for the flow beside React, which every page with an island has.

const { atOnce, whole, sources } = await weighWhole(
  'export * from "./src/tyre-hotel/tyre-hotel-flow.client.tsx"',
  join(import.meta.dirname, ".."),
)

test("the search and what it needs weigh at most 26 KB", () => {
  expect(atOnce).toBeLessThanOrEqual(26)
})

test("the whole flow weighs at most 43 KB", () => {
  expect(whole).toBeLessThanOrEqual(43)
})

test("the pages behind the search and the calls of the service come later", () => {
  expect(
    sources.filter((path) => /ui-kit\/src\/calendar|otp-field|vehicle-page|api-clients\/src\/generated/.test(path)),
  ).toEqual([])
  expect(sources.some((path) => path.endsWith("search-page.tsx"))).toBe(true)
})
