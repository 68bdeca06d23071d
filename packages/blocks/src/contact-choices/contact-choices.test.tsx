import example from "@forecourt/schemas/blocks/contact-choices/examples/default.json" with { type: "json" }
import { act } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { renderDocument, renderHtml, renderLive, siteFor } from "../../test/render.tsx"

afterEach(() => {
  vi.useRealTimers()
})

const workshop = { choices: [{ title: { value: "Verkstad" }, hours: "Mo-Fr 07:00-17:00" }] }
const stateIn = (block: ParentNode) =>
  block.querySelector("[data-fc-island=OpenNow], [data-part=room]")?.textContent?.trim()

test("a block without contact options renders nothing", async () => {
  expect(await renderHtml("ContactChoices", { title: example.title, choices: [] })).toBe("")
})

test("each contact option has a heading, a phone number, an e-mail address and a link", async () => {
  const block = await renderDocument("ContactChoices", example)

  expect([...block.querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual([
    "Köpa bil",
    "Verkstad",
    "Däck",
    "Skada",
  ])
  const [first] = block.querySelectorAll("[data-part=choice]")
  expect([...(first?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "tel:+46313900610",
    "mailto:bilar@norrvik.example",
    "/kop-bil",
  ])
  expect([...(first?.querySelectorAll("dl > div") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Mån–fre09:00–18:00",
    "Lör10:00–15:00",
    "SönStängt",
  ])
})

test("the server-rendered HTML does not say whether the dealership is open", async () => {
  expect(stateIn(await renderDocument("ContactChoices", workshop))).toBe("")
})

test("with JavaScript the block shows whether the workshop is open now in the site's time zone, and updates every minute", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-25T15:59:30Z"), toFake: ["Date", "setTimeout", "clearTimeout"] })
  const block = await renderLive("ContactChoices", workshop)
  expect(stateIn(block)).toBe("Öppet nu Stänger 17:00")

  await act(async () => vi.advanceTimersByTime(30_000))
  expect(stateIn(block)).toBe("Stängt Öppnar torsdag 07:00")
})

test("opening times are formatted for the site's locale", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-27T17:00:00Z"), toFake: ["Date"] })
  const block = await renderLive("ContactChoices", workshop, siteFor({ locale: "fi-FI", timeZone: "Europe/Helsinki" }))

  expect(stateIn(block)).toBe("Stängt Öppnar måndag 7.00")
})
