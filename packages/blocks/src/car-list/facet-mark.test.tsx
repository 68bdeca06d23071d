import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { createMarks } from "./create-marks.ts"
import { FacetMark } from "./facet-mark.tsx"

test.each(["sv", "nb", "da", "en", "fi", "sk"])(
  "every known colour and body type in the language %s has a decorative icon",
  (language) => {
    const codes = Object.values(createMarks({ language })).flatMap((field) => Object.values(field))

    expect(new Set(codes).size).toBe(24)
    for (const code of codes) expect(renderToString(<FacetMark code={code} />)).toMatch(/^<svg.* aria-hidden="true"/)
  },
)

test("a colour or body type that is unknown in every stock language has no icon", () => {
  expect(createMarks({ language: null })).toEqual({ car_color: {}, car_body: {} })
  expect(renderToString(<FacetMark code="plaid" />)).toBe("")
})
