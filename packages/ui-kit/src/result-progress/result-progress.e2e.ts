import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("a screen reader announces the number of visible results", async ({ page, open }) => {
  await open("kit-result-progress--basic")

  expect((await readAccessibilityTree(page)).join("\n")).toMatch(/"Visar 48 av 213"/)
})
