import { join } from "node:path"
import { expect, test } from "vitest"
import { createProgram } from "./contract/create-program.ts"
import { type Primitive, readContracts } from "./contract/read-contracts.ts"
import { weigh, weighWhole } from "./contract/weigh.ts"

const KIT = join(import.meta.dirname, "..")
const primitives = await readContracts()
const modules = ({ module }: Primitive) => module
const weighAll = async (files: readonly string[]) => weigh(await createProgram(files), KIT)
const listModules = (...names: readonly string[]) =>
  primitives.filter(({ subpath }) => names.includes(subpath)).map(modules)

/**
 * The limits in KiB by component. If a key contains several names, its limit applies to the bundle of all these
 * components.
 */
const LIMITS_KIB: Readonly<Record<string, number>> = {
  dialog: 14,
  tooltip: 20,
  "navigation priority-more": 5,
  tabs: 10.3,
  carousel: 10,
  "viewer-360": 4,
  disclosure: 1.5,
  clamp: 1.6,
}

test.each(primitives)("the bundle of $subpath is at most $budgetKib KB", async ({ module, budgetKib }) => {
  expect(await weighAll([module])).toBeLessThanOrEqual(budgetKib)
})

const loadingLater = primitives.flatMap(({ subpath, module, later }) =>
  later ? [{ subpath, module, laterKib: later.budgetKib }] : [],
)

test.each(loadingLater)(
  "the code that $subpath loads on first use is at most $laterKib KB",
  async ({ module, laterKib }) => {
    const { atOnce, whole } = await weighWhole(await createProgram([module]), KIT)

    expect(whole - atOnce).toBeLessThanOrEqual(laterKib)
  },
)

test.each(Object.entries(LIMITS_KIB))("the bundle of %s is at most %d KB", async (names, limit) => {
  expect(await weighAll(listModules(...names.split(" ")))).toBeLessThanOrEqual(limit)
})

test("the bundle of a lightbox is no larger than the bundles of a dialog and a carousel together", async () => {
  expect(await weighAll(listModules("lightbox"))).toBeLessThanOrEqual(
    (await weighAll(listModules("dialog"))) + (await weighAll(listModules("carousel"))),
  )
})

test("the bundle of a navigation's server components is at most 0.9 KB", async () => {
  expect(await weighAll([join(KIT, "src/navigation/navigation-parts.tsx")])).toBeLessThanOrEqual(0.9)
})

test("the bundle of all components is at most two thirds of the sum of their separate bundles", async () => {
  const alone = await Promise.all(primitives.map(({ module }) => weighAll([module])))

  expect(await weighAll(primitives.map(modules))).toBeLessThanOrEqual((alone.reduce((a, b) => a + b, 0) * 2) / 3)
})
