import fc from "fast-check"
import { expect, test } from "vitest"
import { toggleTag } from "./tag-filter-core.ts"

const tags = fc.uniqueArray(fc.constantFrom("elbil", "service", "vinter", "tips"))
const tag = fc.constantFrom("elbil", "service", "vinter", "tips")

test("a press selects a tag, and a second press deselects it [spec 1 §4 tags-toggle]", () => {
  expect(toggleTag(["elbil"], "vinter")).toEqual(["elbil", "vinter"])
  expect(toggleTag(["elbil", "vinter"], "elbil")).toEqual(["vinter"])
})

test("toggling a tag twice restores the original selection, and a tag is never selected twice", () => {
  fc.assert(
    fc.property(tags, tag, (chosen, pressed) => {
      const once = toggleTag(chosen, pressed)

      expect(new Set(once).size).toBe(once.length)
      expect([...toggleTag(once, pressed)].sort()).toEqual([...chosen].sort())
    }),
  )
})
