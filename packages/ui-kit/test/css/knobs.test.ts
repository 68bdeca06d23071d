import { expect, test } from "vitest"
import { findKnobs, findSettings } from "./knobs.ts"

test("a custom property that a component reads with a fallback is a setting unless the component or the theme sets it", () => {
  const sheet = `.a { --fc-a-own: 1px; --fc-b-size: 2px; inline-size: var(--fc-a-own, 3px); }
    .b { color: var(--fc-a-fg, var(--fc-color-ink)); left: var(--fc-a-x, 0); margin: var(--fc-space-1, 0) }`

  expect([...findKnobs(sheet)]).toEqual([["--fc-a-fg", "var(--fc-color-ink)"]])
  expect(findSettings(sheet)).toEqual(["--fc-b-size"])
})
