import type { TextKey } from "@forecourt/renderer"
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { render } from "@testing-library/react"
import { expect, test } from "vitest"
import { siteFor } from "../../../test/render.tsx"
import type { Schedule } from "./dealership.types.ts"
import { OpeningNow } from "./opening-now.tsx"

const MONDAYS: Schedule = {
  weekdays: { monday: { opens: "09:00", closes: "18:00" } },
  deviations: [],
  vacations: [],
}

/** What is said on a Saturday evening. */
function saidIn(language: "sv" | "fi" | "sk", locale: string, schedule = MONDAYS) {
  const text = (key: string, values = {}) => fillIn(dictionary.properties[key as TextKey]["x-text"][language], values)
  const site = siteFor({ language, locale, text })
  return render(<OpeningNow schedule={schedule} now="2026-11-28T20:00:00" site={site} />).container.textContent
}

test("a place names the day on which it opens next, in the case that its language wants", () => {
  expect(saidIn("sv", "sv-SE")).toContain("Öppnar måndag 09:00")
  expect(saidIn("fi", "fi-FI")).toContain("Avautuu maanantaina 9.00")
  expect(saidIn("sk", "sk-SK")).toContain("Otvára v pondelok o 9:00")
})

test("a day that is a week away or more is named with its date", () => {
  const deviations = [{ day: "2026-11-30", title: "Inventering", hours: null }]

  expect(saidIn("sv", "sv-SE", { ...MONDAYS, deviations })).toContain("7 december")
})
