import { expect, test } from "vitest"
import { readMessage } from "./read-message.ts"

test("the message of an error is returned", () => {
  expect(readMessage(new TypeError("no"))).toBe("no")
})

test("a thrown value that is not an error is converted to text", () => {
  expect([readMessage("no"), readMessage(undefined)]).toEqual(["no", "undefined"])
})
