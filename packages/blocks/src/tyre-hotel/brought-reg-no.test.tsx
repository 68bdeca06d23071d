import { afterEach, expect, test } from "vitest"
import { readRegNo, removeRegNo } from "./brought-reg-no.ts"

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, "", "/")
})

test("readRegNo removes the registration number from the URL and keeps the rest of the URL [spec 3 §2.4 tyre-prefill]", () => {
  history.replaceState({ tree: 1 }, "", "/mina-dack?from=mail&regNo=ABC+123#boka")

  expect(readRegNo()).toBe("ABC 123")

  expect(location.pathname + location.search + location.hash).toBe("/mina-dack?from=mail#boka")
  expect(history.state).toEqual({ tree: 1 })
})

test("readRegNo returns the registration number in the history state and removes the number from the state [spec 3 §2.4 tyre-prefill]", () => {
  history.replaceState({ tree: 1, regNo: "ABC123" }, "", "/mina-dack")

  expect(readRegNo()).toBe("ABC123")

  expect(history.state).toEqual({ tree: 1 })
})

test("the registration number is still available after a reload until removeRegNo is called [spec 3 §2.4 tyre-prefill]", () => {
  history.replaceState(null, "", "/mina-dack?regNo=ABC123")
  readRegNo()

  history.replaceState(null, "", "/mina-dack")
  expect(readRegNo()).toBe("ABC123")
  removeRegNo()

  expect(readRegNo()).toBeUndefined()
})
