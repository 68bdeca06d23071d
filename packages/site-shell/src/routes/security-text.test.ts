import { expect, test } from "vitest"
import { formatSecurityText } from "./security-text.ts"

const NOW = new Date("2026-11-22T18:30:00Z")
const site = { host: "norrvik.example", languages: ["sv", "en"] }

function getFields(text: string): Readonly<Record<string, string>> {
  const lines = text.split("\n").filter((line) => line !== "")
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
}

test("security.txt contains the contact, the languages and its canonical URL", () => {
  expect(getFields(formatSecurityText(site, NOW))).toEqual({
    Contact: "mailto:security@norrvik.example",
    Expires: "2027-05-23T00:00:00.000Z",
    "Preferred-Languages": "sv, en",
    Canonical: "https://norrvik.example/.well-known/security.txt",
  })
})

test("the e-mail address in security.txt uses the site's host without www", () => {
  expect(
    formatSecurityText({ host: "www.norrvik.example", languages: ["sv"] }, new Date("2026-11-21T10:00:00Z")),
  ).toContain("Contact: mailto:security@norrvik.example\n")
})

test("a site can set a contact other than the default in security.txt", () => {
  const text = formatSecurityText({ ...site, securityContact: "https://norrvik.example/kontakt" }, NOW)

  expect(getFields(text).Contact).toBe("https://norrvik.example/kontakt")
})

test("security.txt is always valid for more than 90 days and at most a year", () => {
  for (const now of [NOW, new Date("2031-02-28T23:59:59Z")]) {
    const days = (Date.parse(getFields(formatSecurityText(site, now)).Expires ?? "") - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(366)
  }
})
