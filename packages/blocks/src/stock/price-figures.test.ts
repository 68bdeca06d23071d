import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const PACKAGES = join(import.meta.dirname, "../../..")

/** The style sheets in which tabular figures are allowed. Their numbers contain no separators. */
const COUNTERS = ["ui-kit/src/countdown/countdown.module.css", "blocks/src/highlight-list/highlight-list.module.css"]

function findTabular(isFound: (rule: string, selector: string) => boolean): string[] {
  return globSync("{blocks,ui-kit,editor,site-shell}/src/**/*.css", { cwd: PACKAGES })
    .filter((file) => {
      const rules = readFileSync(join(PACKAGES, file), "utf8").matchAll(/([^{}]+)\{([^{}]*)\}/g)
      return [...rules].some(([, selector = "", rule = ""]) => rule.includes("tabular-nums") && isFound(rule, selector))
    })
    .sort()
}

test("headings do not use tabular figures, except for counters", () => {
  expect(findTabular((rule) => rule.includes("--fc-font-heading")).filter((file) => !COUNTERS.includes(file))).toEqual(
    [],
  )
})

test("car prices on cards, car pages and lists do not use tabular figures", () => {
  const files = findTabular((_, selector) => /\.(amount|bar-amount|sale|before|root|teaser-price)\b/.test(selector))

  expect(files.filter((file) => /stock\/|navigation-bar\//.test(file))).toEqual([])
})
