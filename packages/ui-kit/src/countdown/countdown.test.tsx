import { act, cleanup, render, screen } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { Countdown, type CountdownRootProps } from "./index.ts"

afterEach(cleanup)

const labels = { label: "Tid kvar", days: "dagar", hours: "timmar", minutes: "minuter", seconds: "sekunder" }
const createDate = (seconds: number) => new Date(seconds * 1000)

const sale = (props: CountdownRootProps) => (
  <Countdown.Root labels={labels} {...props}>
    <Countdown.Timer>
      <Countdown.Unit unit="days" />
      <Countdown.Unit unit="hours" />
      <Countdown.Unit unit="minutes" />
      <Countdown.Unit unit="seconds" />
    </Countdown.Timer>
    <Countdown.End>Rean är slut.</Countdown.End>
  </Countdown.Root>
)
const readTimer = () => screen.getByRole("timer").textContent

test("days, hours, minutes and seconds have two digits each [spec 1 §9 countdown]", () => {
  render(sale({ until: createDate(93_784), clock: createHandClock() }))

  expect(readTimer()).toBe("01 dagar02 timmar03 minuter04 sekunder")
})

test("the remaining time is updated every second [spec 1 §9 countdown]", () => {
  const clock = createHandClock()
  render(sale({ until: createDate(61), clock }))

  clock.pass(999)
  expect(readTimer()).toContain("01 minuter01 sekunder")
  clock.pass(1)

  expect(readTimer()).toContain("01 minuter00 sekunder")
})

test("the remaining time is correct after the device wakes from sleep", () => {
  const clock = createHandClock()
  render(sale({ until: createDate(7200), clock }))

  clock.pass(3_600_000)

  expect(readTimer()).toContain("01 timmar00 minuter00 sekunder")
})

test("the end of the countdown replaces the timer with a text, and onEnd is called only once", () => {
  const clock = createHandClock()
  const onEnd = vi.fn()
  render(sale({ until: createDate(2), clock, onEnd }))
  expect(screen.getByRole("status").textContent).toBe("")

  clock.pass(60_000)

  expect(screen.getByRole("status").textContent).toBe("Rean är slut.")
  expect(screen.queryByRole("timer")).toBeNull()
  expect(onEnd).toHaveBeenCalledOnce()
})

test("a countdown that has ended before the first render shows the end text without calling onEnd", () => {
  const onEnd = vi.fn()
  render(sale({ until: createDate(-1), clock: createHandClock(), onEnd }))

  expect(screen.getByRole("status").textContent).toBe("Rean är slut.")
  expect(onEnd).not.toHaveBeenCalled()
})

test("hydration causes no mismatch even if the clocks of the server and the browser differ", async () => {
  const onRecoverableError = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  const until = new Date(Date.now() + 90_000)
  page.innerHTML = renderToString(sale({ until }))
  expect(page.textContent).toContain("–– sekunder")

  const root = await act(async () => hydrateRoot(page, sale({ until }), { onRecoverableError }))

  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(page.textContent).toMatch(/01 minuter\d\d sekunder/)
  act(() => root.unmount())
  page.remove()
})

test("the server renders the digits if `now` is passed", () => {
  expect(renderToString(sale({ until: createDate(93_784), now: createDate(0) }))).toContain(">03</span>")
})
