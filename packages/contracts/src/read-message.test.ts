import { expect, test } from "vitest"
import { readMessage } from "./read-message.ts"

test("the message of an error is its own", () => {
  expect(readMessage(new TypeError("no"))).toBe("no")
})

test("the message of anything else is its text", () => {
  expect([readMessage("no"), readMessage(undefined)]).toEqual(["no", "undefined"])
})
