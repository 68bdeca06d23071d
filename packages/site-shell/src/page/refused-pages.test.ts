import { expect, test } from "vitest"
import { createRefusals } from "./refused-pages.ts"

test("reading an incomplete page again within one second throws the stored error without a new request", () => {
  let now = 0
  const refusals = createRefusals(() => now)
  refusals.keep("sv /verkstad", new Error("no menu"))

  now = 999
  expect(refusals.find("sv /verkstad")?.message).toBe("no menu")
  expect(refusals.find("sv /om-oss")).toBeNull()

  now = 1000
  expect(refusals.find("sv /verkstad")).toBeNull()
})

test("at most 1000 errors are stored, and the least recently reported error is evicted first", () => {
  const refusals = createRefusals(() => 0)
  for (let page = 0; page < 1000; page += 1) refusals.keep(`/${page}`, new Error("no menu"))
  expect(refusals.find("/0")).not.toBeNull()

  refusals.keep("/0", new Error("no menu again"))
  refusals.keep("/1000", new Error("no menu"))

  expect(refusals.find("/0")?.message).toBe("no menu again")
  expect(refusals.find("/1")).toBeNull()
  expect(refusals.find("/1000")).not.toBeNull()
})
