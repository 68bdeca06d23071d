import { expect, test } from "vitest"
import { getCopiedValue } from "./copied-value.ts"

test("getCopiedValue returns the phone number of a tel link and the e-mail address of a mailto link", () => {
  expect(getCopiedValue("tel:+46317000000")).toBe("+46317000000")
  expect(getCopiedValue("TEL:+46-31-700-00-01")).toBe("+46-31-700-00-01")
  expect(getCopiedValue("mailto:kundservice@norrvik.example?subject=Fr%C3%A5ga")).toBe("kundservice@norrvik.example")
  expect(getCopiedValue("mailto:f%C3%B6rs%C3%A4ljning@norrvik.example")).toBe("försäljning@norrvik.example")
  expect(getCopiedValue("mailto:100%@norrvik.example")).toBe("100%@norrvik.example")
})

test("getCopiedValue returns null for any other link", () => {
  for (const href of ["/kontakt", "https://www.instagram.com/", "sms:+46700000000", "mailto:", "#tel:1", ""]) {
    expect(getCopiedValue(href)).toBeNull()
  }
})
