import { type OpeningSchedule, readWeek } from "@forecourt/calendar"
import type { TextKey } from "@forecourt/renderer"
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { render } from "@testing-library/react"
import { expect, test } from "vitest"
import { siteFor } from "../../../test/render.tsx"
import { OpeningNow, VacationNotice } from "./opening-now.tsx"

const MONDAYS = readWeek("Mo 09:00-18:00", "SE") as OpeningSchedule

function renderNote(language: "sv" | "fi" | "sk", locale: string, schedule = MONDAYS) {
  const text = (key: string, values = {}) =>
    formatMessage(dictionary.properties[key as TextKey]["x-text"][language], values)
  const site = siteFor({ language, locale, text })
  return render(<OpeningNow schedule={schedule} now="2026-11-28T20:00:00" site={site} />).container.textContent
}

test("the weekday of the next opening has the correct grammatical form in each language", () => {
  expect(renderNote("sv", "sv-SE")).toContain("Öppnar måndag 09:00")
  expect(renderNote("fi", "fi-FI")).toContain("Avautuu maanantaina 9.00")
  expect(renderNote("sk", "sk-SK")).toContain("Otvára v pondelok o 9:00")
})

test("an opening day at least a week away is shown with its date", () => {
  const deviations = [{ day: "2026-11-30", hours: [] }]

  expect(renderNote("sv", "sv-SE", { ...MONDAYS, deviations })).toContain("7 december")
})

test("a dealership that never closes is shown as open, and unparsable opening hours render nothing", () => {
  expect(renderNote("sv", "sv-SE", readWeek("Mo-Su 00:00-24:00", "none") as OpeningSchedule)).toBe("Öppet nu ")
  expect(renderNote("sv", "sv-SE", readWeek("Sa ring oss", "SE") as OpeningSchedule)).toBe("")
})

test("a dealership that is on vacation shows its opening hours during the vacation", () => {
  const span = { title: "Semester.", from: "2026-11-23", to: "2026-11-29", weekdays: {} }
  const readMessage = (lines: readonly { days: string; hours: string }[]) => {
    const schedule = { ...MONDAYS, vacations: [{ ...span, lines }] }
    const now = "2026-11-28T20:00:00"
    return render(<VacationNotice schedule={schedule} now={now} site={siteFor()} />).container.textContent
  }

  expect(readMessage([{ days: "23–29 november", hours: "Efter bokning" }])).toContain("Efter bokning")
  expect(
    readMessage([
      { days: "Måndag", hours: "10–12" },
      { days: "Annars", hours: "Stängt" },
    ]),
  ).toMatch(/Måndag: 10–12Annars: Stängt$/)
})
