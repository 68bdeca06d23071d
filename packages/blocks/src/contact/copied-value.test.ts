import { expect, test } from "vitest"
import { getCopiedValue } from "./copied-value.ts"

test("links with mailto or tel give what they stand for, to be copied", () => {
  expect(getCopiedValue("tel:+46317000000")).toBe("+46317000000")
  expect(getCopiedValue("TEL:+46-31-700-00-01")).toBe("+46-31-700-00-01")
  expect(getCopiedValue("mailto:kundservice@norrvik.example?subject=Fr%C3%A5ga")).toBe("kundservice@norrvik.example")
  expect(getCopiedValue("mailto:f%C3%B6rs%C3%A4ljning@norrvik.example")).toBe("försäljning@norrvik.example")
  expect(getCopiedValue("mailto:100%@norrvik.example")).toBe("100%@norrvik.example")
})

test("no other link has anything to copy", () => {
  for (const href of ["/kontakt", "https://www.instagram.com/", "sms:+46700000000", "mailto:", "#tel:1", ""]) {
    expect(getCopiedValue(href)).toBeNull()
  }
})
