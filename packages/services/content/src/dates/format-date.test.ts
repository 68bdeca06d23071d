import { expect, test } from "vitest"
import { formatDate } from "./format-date.ts"

const MOMENT = Date.UTC(2026, 2, 7, 15, 4, 9, 120)

test.for([
  ["g", "sv", "2026-03-07 15:04"],
  ["d", "sv", "2026-03-07"],
  ["D", "sv", "den 7 mars 2026"],
  ["f", "sv", "den 7 mars 2026 15:04"],
  ["F", "nb", "lørdag 7. mars 2026 15:04:09"],
  ["t", "fi", "15.04"],
  ["T", "sk", "15:04:09"],
  ["d", "da", "07-03-2026"],
  ["F", "da", "7. marts 2026 15:04:09"],
  ["g", "en", "3/7/2026 3:04 PM"],
  ["d", "en-GB", "07/03/2026"],
  ["s", "sv", "2026-03-07T15:04:09"],
  ["u", "sv", "2026-03-07 15:04:09Z"],
  ["yyyy-MM-dd", "sv", "2026-03-07"],
  ["dddd d MMMM yyyy", "sv", "lördag 7 mars 2026"],
  ["ddd d MMM yy", "en", "Sat 7 Mar 26"],
  ["d. MMMM", "sk", "7. marca"],
  ["HH:mm:ss.fff", "sv", "15:04:09.120"],
  ["h:mm tt", "en", "3:04 PM"],
  ["'kl.' H\\h", "sv", "kl. 15h"],
  ["%d", "sv", "7"],
] as const)("the date %s is formatted with the pattern %s as %s", ([format, language, text]) => {
  expect(formatDate(MOMENT, format, language)).toBe(text)
})

test("formatDate adds the given offset in minutes to the date", () => {
  expect(formatDate(MOMENT, "HH:mm", "sv", 60)).toBe("16:04")
})
