import { expect, test } from "vitest"
import { headingBelow } from "./heading-below.ts"

test("what stands under a title is one heading level below it, and never below the sixth", () => {
  expect((["h1", "h2", "h5", "h6", "p"] as const).map(headingBelow)).toEqual(["h2", "h3", "h6", "h6", "h3"])
})
