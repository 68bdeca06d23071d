import { expect, onTestFinished, test } from "vitest"
import { HIDE_REG_NO_SCRIPT } from "./hide-reg-no.ts"

function openAt(address: string, state: unknown = null): void {
  const previous = location.href
  onTestFinished(() => history.replaceState(null, "", previous))
  history.replaceState(state, "", address)
  new Function(HIDE_REG_NO_SCRIPT)()
}

test("the registration number is moved from the URL to the history state [spec 3 §2.4]", () => {
  openAt("/verkstad?from=mail&regNo=ABC%20123#boka", { kept: true })

  expect(location.pathname + location.search + location.hash).toBe("/verkstad?from=mail#boka")
  expect(history.state).toEqual({ kept: true, regNo: "ABC 123" })
})

test("a URL without a registration number stays unchanged", () => {
  openAt("/verkstad?from=mail", { kept: true })

  expect(location.search).toBe("?from=mail")
  expect(history.state).toEqual({ kept: true })
})
