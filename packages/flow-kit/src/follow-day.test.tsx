import { expect, test } from "vitest"
import { followDay } from "./follow-day.ts"

const look = () => void document.dispatchEvent(new Event("visibilitychange"))

test("followDay calls its callback once when the page becomes visible on a new day", () => {
  let today = "2026-12-01"
  const reported: string[] = []
  const end = followDay(
    () => today,
    (day) => void reported.push(day),
  )

  look()
  today = "2026-12-02"
  look()
  look()
  end()
  today = "2026-12-03"
  look()

  expect(reported).toEqual(["2026-12-02"])
})
