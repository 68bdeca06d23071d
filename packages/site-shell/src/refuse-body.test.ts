import { expect, test } from "vitest"
import { createBodyRefusal } from "./refuse-body.ts"

test("a client whose request body is rejected receives the reason before the connection is closed", async () => {
  const refusal = createBodyRefusal(408)

  expect([refusal.status, await refusal.text()]).toEqual([408, "The body did not come in time. Send it at once.\n"])
  expect(refusal.headers.get("connection")).toBe("close")
})
