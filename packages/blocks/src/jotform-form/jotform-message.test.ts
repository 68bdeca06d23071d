import fc from "fast-check"
import { expect, test } from "vitest"
import { readMessage } from "./jotform-message.ts"

test("readMessage parses the iframe's submission and height messages", () => {
  expect(readMessage({ action: "submission-completed", formID: "1" })).toEqual({ type: "submitted" })
  expect(readMessage("setHeight:912:1")).toEqual({ type: "height", px: 912 })
})

test("readMessage returns null for an unknown message and limits the height in a message to 10,000 px", () => {
  expect(readMessage("setHeight:0:1")).toBeNull()
  expect(readMessage("setHeight:99999999:1")).toEqual({ type: "height", px: 10_000 })
  expect(readMessage(null)).toBeNull()
  fc.assert(fc.property(fc.jsonValue(), (data) => readMessage(data) === null))
})
