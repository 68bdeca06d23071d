import { afterEach, expect, test } from "vitest"
import { readRegNo, removeRegNo } from "./brought-reg-no.ts"

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, "", "/")
})

test("a registration number is taken out of the address, and the rest stays [spec 3 §2.4 tyre-prefill]", () => {
  history.replaceState({ tree: 1 }, "", "/mina-dack?from=mail&regNo=ABC+123#boka")

  expect(readRegNo()).toBe("ABC 123")

  expect(location.pathname + location.search + location.hash).toBe("/mina-dack?from=mail#boka")
  expect(history.state).toEqual({ tree: 1 })
})

test("a registration number that a tag stored next to the address is read from there [spec 3 §2.4 tyre-prefill]", () => {
  history.replaceState({ tree: 1, regNo: "ABC123" }, "", "/mina-dack")

  expect(readRegNo()).toBe("ABC123")

  expect(history.state).toEqual({ tree: 1 })
})

test("a reloaded page still has the registration number, until the first search [spec 3 §2.4 tyre-prefill]", () => {
  history.replaceState(null, "", "/mina-dack?regNo=ABC123")
  readRegNo()

  history.replaceState(null, "", "/mina-dack")
  expect(readRegNo()).toBe("ABC123")
  removeRegNo()

  expect(readRegNo()).toBeUndefined()
})
