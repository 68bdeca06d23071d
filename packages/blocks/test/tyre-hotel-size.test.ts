import { join } from "node:path"
import { expect, test } from "vitest"
import { weighWhole } from "../../ui-kit/src/contract/weigh.ts"

// The bytes that a page adds for the flow, without React, which every page with an island has.

const { atOnce, whole, sources } = await weighWhole(
  'export * from "./src/tyre-hotel/tyre-hotel-flow.client.tsx"',
  join(import.meta.dirname, ".."),
)

test("the search step of the tyre-hotel flow and its dependencies weigh at most 29.8 KB", () => {
  expect(atOnce).toBeLessThanOrEqual(29.8)
})

test("the steps before the booking step weigh at most 20 KB and do not load the calendar", async () => {
  const later = await weighWhole('export * from "./src/tyre-hotel/later-pages.tsx"', join(import.meta.dirname, ".."))

  expect(later.atOnce).toBeLessThanOrEqual(20)
  expect(later.sources.filter((path) => /react-aria|react-stately|ui-kit\/src\/calendar/.test(path))).toEqual([])
})

test("the whole tyre-hotel flow, including the calendar, weighs at most 78 KB", () => {
  expect(whole).toBeLessThanOrEqual(78)
})

test("the bundle of the search step does not include the later steps, the calendar or the service calls", () => {
  expect(
    sources.filter((path) => /ui-kit\/src\/calendar|otp-field|vehicle-page|api-clients\/src\/generated/.test(path)),
  ).toEqual([])
  expect(sources.some((path) => path.endsWith("search-page.tsx"))).toBe(true)
})
