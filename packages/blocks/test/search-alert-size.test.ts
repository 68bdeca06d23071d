import { join } from "node:path"
import { expect, test } from "vitest"
import { weighWhole } from "../../ui-kit/src/contract/weigh.ts"

const BLOCKS = join(import.meta.dirname, "..")

const weighIsland = (name: string) => weighWhole(`export * from "./src/car-list/${name}.client.tsx"`, BLOCKS)

test("the form of search alerts weighs at most 1.2 KB more than the saved searches on the same page", async () => {
  const [saved, both] = [
    await weighIsland("saved-searches"),
    await weighWhole(
      'export * from "./src/car-list/saved-searches.client.tsx"; export * from "./src/car-list/search-alert.client.tsx"',
      BLOCKS,
    ),
  ]

  expect(both.atOnce - saved.atOnce).toBeLessThanOrEqual(1.2)
})

test("the calls of the service load when the form is sent", async () => {
  const { sources } = await weighIsland("search-alert")

  expect(sources.some((path) => path.endsWith("search-alert.client.tsx"))).toBe(true)
  expect(sources.filter((path) => /send-alert-request|api-clients\/src\/generated/.test(path))).toEqual([])
})
