import { act } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { renderDocument, renderLive, siteFor } from "../../test/render.tsx"

const NOW = Date.parse("2026-12-01T08:30:00Z")
const until = { value: "2026-12-18T16:00:05Z" }
const endText = { value: "Kampanjen är slut." }

/** Fakes only the date and timeouts, so that islands can still load. */
function onTuesday() {
  vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] })
}

afterEach(() => {
  vi.useRealTimers()
})

const readCountdown = (block: HTMLElement) =>
  [...block.querySelectorAll("[data-part=unit] [data-part=value]")].map((node) => node.textContent)

test("a CountdownTimer shows days, hours, minutes and seconds in two digits each and updates every second [spec 1 §9 countdown, §9 registry.CountdownTimer]", async () => {
  onTuesday()
  const block = await renderLive("CountdownTimer", { until })
  expect(readCountdown(block)).toEqual(["17", "07", "30", "05"])

  await act(() => vi.advanceTimersByTimeAsync(1000))

  expect(readCountdown(block)).toEqual(["17", "07", "30", "04"])
})

test("the server-rendered HTML shows dashes instead of digits", async () => {
  const block = await renderDocument("CountdownTimer", { until })

  expect(readCountdown(block)).toEqual(["––", "––", "––", "––"])
})

test("the server-rendered HTML contains the end date for visitors without JavaScript", async () => {
  const block = await renderDocument("CountdownTimer", { until })

  expect(block.querySelector("[data-part=moment]")?.textContent).toBe("18 december 2026 kl. 17:00")
})

test("the end text replaces the counter when the countdown ends", async () => {
  onTuesday()
  const block = await renderLive("CountdownTimer", { until: { value: "2026-12-01T08:30:02Z" }, endText })
  expect(block.querySelector("[role=timer]")?.hasAttribute("hidden")).toBe(false)

  await act(() => vi.advanceTimersByTimeAsync(2000))

  expect(block.querySelector("[role=timer]")?.hasAttribute("hidden")).toBe(true)
  expect(block.querySelector("[role=status][data-ended]")?.textContent).toBe("Kampanjen är slut.")
})

test("the page editor shows the end text while the countdown is still running [spec 1 §6]", async () => {
  const editing = await renderDocument("CountdownTimer", { until, endText }, siteFor({ mode: "editing" }))

  expect(editing.querySelector("[data-edited] [data-part=end-text]")?.textContent).toBe("Kampanjen är slut.")
})
