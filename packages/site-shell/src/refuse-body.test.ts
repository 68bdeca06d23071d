import { expect, test } from "vitest"
import { createBodyRefusal } from "./refuse-body.ts"

test("the response to a rejected request body contains the reason and closes the connection", async () => {
  const refusal = createBodyRefusal(408)

  expect([refusal.status, await refusal.text()]).toEqual([408, "The body did not come in time. Send it at once.\n"])
  expect(refusal.headers.get("connection")).toBe("close")
})
