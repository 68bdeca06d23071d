import { expect, test } from "vitest"
import { formatGuid, guidOf, parseGuid } from "./guid.ts"

const GUID = "dd555a68-8bf8-4dfa-b67f-040be7d65c51"

test.for(["{DD555A68-8BF8-4DFA-B67F-040BE7D65C51}", "DD555A688BF84DFAB67F040BE7D65C51", GUID, ` ${GUID} `])(
  "%s is one identifier in another spelling",
  (spelling) => {
    expect(parseGuid(spelling)).toBe(GUID)
  },
)

test.for(["", "home", "/sitecore/content", "{dd555a68}", `${GUID}0`])("%s is no identifier", (text) => {
  expect(parseGuid(text)).toBeNull()
})

test("an identifier is spelled as .NET says", () => {
  expect([formatGuid(GUID), formatGuid(GUID, "D"), formatGuid(GUID, "b")]).toEqual([
    "DD555A688BF84DFAB67F040BE7D65C51",
    GUID,
    "{DD555A68-8BF8-4DFA-B67F-040BE7D65C51}",
  ])
})

test("the same name always gives the same identifier", () => {
  expect(guidOf("se-automotive/home")).toBe(guidOf("se-automotive/home"))
  expect(guidOf("se-automotive/home")).not.toBe(guidOf("se-automotive/home2"))
  expect(guidOf("x")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
