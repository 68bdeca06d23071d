import { type OpeningSchedule, readWeek } from "@forecourt/calendar"
import { act, render } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { siteFor } from "../../../test/render.tsx"
import { OpenNow } from "./open-now.client.tsx"
import { openNowTexts } from "./open-now.texts.ts"

const SCHEDULE = readWeek("Mo,Fr 09:00-18:00", "SE") as OpeningSchedule

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderOpenNow(instant: string, timeZone: string) {
  vi.setSystemTime(instant)
  const { container } = render(
    <OpenNow schedule={SCHEDULE} timeZone={timeZone} locale="sv-SE" texts={openNowTexts(siteFor())} />,
  )
  return container
}

test("opening hours are evaluated in the dealership's time zone", () => {
  // A Friday.
  expect(renderOpenNow("2026-11-27T08:30:00Z", "Europe/Stockholm").textContent).toBe("Öppet nu Stänger 18:00")
  expect(renderOpenNow("2026-11-27T08:30:00Z", "Europe/London").textContent).toBe("Stängt Öppnar 09:00")
  expect(renderOpenNow("2026-11-27T17:30:00Z", "Europe/Stockholm").textContent).toBe("Stängt Öppnar måndag 09:00")
})

test("'Öppet nu' changes to 'Stängt' at the closing time without a reload", () => {
  const page = renderOpenNow("2026-11-27T16:59:30Z", "Europe/Stockholm")
  expect(page.textContent).toContain("Öppet nu")

  act(() => void vi.advanceTimersByTime(60_000))

  expect(page.textContent).toContain("Stängt")
})

test("a dealership's vacation is shown from its first to its last day in the dealership's time zone [spec 2 §4 vacation-notice]", () => {
  const vacation = { title: "Semester.", from: "2027-07-05", to: "2027-07-31", weekdays: {}, lines: [] }
  const resting = { ...SCHEDULE, vacations: [vacation] }
  const getSaidAt = (instant: string, showsVacation = true) => {
    vi.setSystemTime(instant)
    const now = { schedule: resting, timeZone: "Europe/Stockholm", locale: "sv-SE", texts: openNowTexts(siteFor()) }
    return render(<OpenNow {...now} showsVacation={showsVacation} />).container.textContent?.includes("Semester.")
  }

  expect(getSaidAt("2027-07-04T21:59:00Z")).toBe(false)
  expect(getSaidAt("2027-07-04T22:00:00Z")).toBe(true)
  expect(getSaidAt("2027-07-31T21:59:00Z")).toBe(true)
  expect(getSaidAt("2027-07-31T22:00:00Z")).toBe(false)
  expect(getSaidAt("2027-07-10T12:00:00Z", false)).toBe(false)
})
