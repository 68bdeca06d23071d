import { expect, test } from "vitest"
import { copiedValue } from "./copied-value.ts"

test("links with mailto or tel give what they stand for, to be copied", () => {
  expect(copiedValue("tel:+46317000000")).toBe("+46317000000")
  expect(copiedValue("TEL:+46-31-700-00-01")).toBe("+46-31-700-00-01")
  expect(copiedValue("mailto:kundservice@norrvik.example?subject=Fr%C3%A5ga")).toBe("kundservice@norrvik.example")
  expect(copiedValue("mailto:f%C3%B6rs%C3%A4ljning@norrvik.example")).toBe("försäljning@norrvik.example")
  expect(copiedValue("mailto:100%@norrvik.example")).toBe("100%@norrvik.example")
})

test("no other link has anything to copy", () => {
  for (const href of ["/kontakt", "https://www.instagram.com/", "sms:+46700000000", "mailto:", "#tel:1", ""]) {
    expect(copiedValue(href)).toBeNull()
  }
})
