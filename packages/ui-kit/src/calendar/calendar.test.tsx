import { cleanup, render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Calendar, type CalendarRootProps } from "./index.ts"

afterEach(cleanup)

const AVAILABLE = ["2026-12-07", "2026-12-08", "2026-12-10", "2027-01-08"]
const labels = { label: "Välj datum", previous: "Föregående månad", next: "Nästa månad" }

const calendar = (props: Partial<CalendarRootProps> = {}) => (
  <Calendar.Root available={AVAILABLE} today="2026-11-27" labels={labels} {...props}>
    <Calendar.Header>
      <Calendar.Previous />
      <Calendar.Heading />
      <Calendar.Next />
    </Calendar.Header>
    <Calendar.Grid />
    <Calendar.Loading>Hämtar datum</Calendar.Loading>
    <Calendar.Empty>Inga lediga tider</Calendar.Empty>
    <Calendar.Failed>Ett fel uppstod</Calendar.Failed>
  </Calendar.Root>
)
const day = (name: string) => screen.getByRole("button", { name })
const previous = () => day("Föregående månad")
const next = () => day("Nästa månad")
const isDisabled = (node: Element) => node.getAttribute("aria-disabled") === "true"

test("a month has 42 cells under seven weekdays, Monday first, in Swedish [spec 3 §5.4 tyre-calendar.cells, §9.1 tyre-cells]", () => {
  render(calendar())
  const grid = screen.getByRole("grid", { name: "december 2026" })

  expect(within(grid).getAllByRole("gridcell")).toHaveLength(42)
  expect(
    within(grid)
      .getAllByRole("columnheader")
      .map((node) => node.textContent),
  ).toEqual(["mån", "tis", "ons", "tors", "fre", "lör", "sön"])
  expect(within(grid).getAllByRole("gridcell")[0]?.textContent).toBe("30")
})

test("it speaks the language it is given", () => {
  render(calendar({ locale: "fi-FI" }))

  expect(screen.getByRole("grid", { name: "joulukuu 2026" })).toBeTruthy()
})

test("only available days can be chosen; the others say so and are reached with keys [spec 3 §5.4 tyre-calendar.available]", async () => {
  const onValueChange = vi.fn()
  render(calendar({ onValueChange }))
  const unavailable = day("onsdag 9 december 2026")
  expect(isDisabled(unavailable)).toBe(true)
  expect(unavailable.hasAttribute("disabled")).toBe(false)

  await userEvent.click(unavailable)
  expect(onValueChange).not.toHaveBeenCalled()

  await userEvent.click(day("torsdag 10 december 2026"))
  expect(onValueChange).toHaveBeenCalledWith("2026-12-10", expect.objectContaining({ reason: "day" }))
  expect(screen.getAllByRole("gridcell", { selected: true }).map((node) => node.textContent)).toEqual(["10"])
})

test("days outside of min and max cannot be chosen, and of other months only those that are on offer", () => {
  render(calendar({ available: ["2026-12-07", "2026-12-08", "2026-12-10", "2027-01-01"], min: "2026-12-08" }))

  expect(day("lördag 2 januari 2027").hasAttribute("disabled")).toBe(true)
  expect(isDisabled(day("måndag 7 december 2026"))).toBe(true)
  expect(isDisabled(day("tisdag 8 december 2026"))).toBe(false)
})

test("a day of the next month that is on offer is chosen where it is shown, and its month is shown then", async () => {
  const onValueChange = vi.fn()
  render(calendar({ available: ["2026-12-07", "2027-01-01"], onValueChange }))

  await userEvent.click(day("fredag 1 januari 2027"))

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2027-01-01", expect.objectContaining({ reason: "day" }))
  expect(screen.getByRole("grid", { name: "januari 2027" })).toBeTruthy()
  expect(screen.getAllByRole("gridcell", { selected: true }).map((node) => node.textContent)).toEqual(["1"])
})

test("it can begin with the month of a day that is not chosen", () => {
  render(calendar({ value: null, opensAt: "2027-01-08" }))

  expect(screen.getByRole("grid", { name: "januari 2027" })).toBeTruthy()
})

test("days of other months cannot be chosen where none can", async () => {
  const onValueChange = vi.fn()
  render(calendar({ available: ["2026-12-07", "2027-01-01"], readOnly: true, onValueChange }))

  await userEvent.click(day("fredag 1 januari 2027"))

  expect(onValueChange).not.toHaveBeenCalled()
  expect(screen.getByRole("grid", { name: "december 2026" })).toBeTruthy()
})

test("one looks from the current month to the last available one, and no further [spec 3 §5.4 tyre-calendar.months]", async () => {
  render(calendar())
  const month = () => screen.getByText(/ 202\d$/, { selector: "p" }).textContent

  expect([isDisabled(previous()), isDisabled(next())]).toEqual([false, false])
  await userEvent.click(previous())
  await userEvent.click(previous())
  expect(month()).toBe("november 2026")
  expect([isDisabled(previous()), isDisabled(next())]).toEqual([true, false])
  expect(document.activeElement).toBe(previous())

  for (const _ of [1, 2, 3]) await userEvent.click(next())
  expect(month()).toBe("januari 2027")
  expect([isDisabled(previous()), isDisabled(next())]).toEqual([false, true])
})

test("keys go to every day, also into the next month, and Enter chooses what is on offer", async () => {
  const onValueChange = vi.fn()
  render(calendar({ onValueChange }))
  day("måndag 7 december 2026").focus()

  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}")
  expect(document.activeElement).toBe(day("onsdag 9 december 2026"))
  expect(onValueChange).not.toHaveBeenCalled()

  await userEvent.keyboard("{End}{ArrowDown}{Home}")
  expect(document.activeElement).toBe(day("måndag 14 december 2026"))
  await userEvent.keyboard("{PageDown}{ArrowLeft}{ArrowUp}{ArrowRight}{ArrowRight}{Enter}")
  expect(document.activeElement).toBe(day("fredag 8 januari 2027"))
  expect(onValueChange).toHaveBeenCalledWith("2027-01-08", expect.anything())
})

test("Tab leads to one day only: the chosen, or the first on offer", () => {
  const entries = () =>
    screen
      .getAllByRole("gridcell")
      .flatMap((cell) => [...cell.querySelectorAll("button")])
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ dataset }) => dataset.day)
  const { rerender } = render(calendar())
  expect(entries()).toEqual(["2026-12-07"])

  rerender(calendar({ value: "2026-12-10" }))
  expect(entries()).toEqual(["2026-12-10"])
})

test("the current day is marked, and the month is read out when it changes", () => {
  render(calendar({ today: "2026-12-02" }))

  expect(day("onsdag 2 december 2026").getAttribute("aria-current")).toBe("date")
  expect(screen.getByText("december 2026").getAttribute("aria-live")).toBe("polite")
})

test("while the days are on their way nothing can be chosen, and that is said", () => {
  render(calendar({ status: "loading" }))

  expect(screen.getByText("Hämtar datum").closest("[role=status]")).toBeTruthy()
  expect(screen.getByRole("grid").getAttribute("aria-busy")).toBe("true")
  expect(isDisabled(day("fredag 27 november 2026"))).toBe(true)
  expect(screen.queryByText("Ett fel uppstod")).toBeNull()
})

test("no days, and days that could not be fetched, are said instead of shown", () => {
  const { rerender } = render(calendar({ available: [] }))
  expect(screen.getByText("Inga lediga tider")).toBeTruthy()
  expect(screen.queryByRole("grid")).toBeNull()

  rerender(calendar({ status: "failed" }))
  expect(screen.getByRole("alert").textContent).toBe("Ett fel uppstod")
  expect(screen.queryByText("Inga lediga tider")).toBeNull()
})

test("a caller who holds the day decides, and a form sends it", async () => {
  const held = (value: string | null) => <form data-testid="form">{calendar({ value, name: "date" })}</form>
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("date")
  const { rerender } = render(held(null))

  await userEvent.click(day("måndag 7 december 2026"))
  expect(sent()).toBe("")

  rerender(held("2026-12-07"))
  expect(sent()).toBe("2026-12-07")
})

test("one that is only read is gone through and chooses nothing; a form sends the day all the same", async () => {
  const onValueChange = vi.fn()
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("date")
  render(
    <form data-testid="form">
      {calendar({ defaultValue: "2026-12-07", readOnly: true, name: "date", onValueChange })}
    </form>,
  )
  day("måndag 7 december 2026").focus()

  await userEvent.keyboard("{ArrowRight}{Enter} ")
  expect(document.activeElement).toBe(day("tisdag 8 december 2026"))
  await userEvent.click(day("torsdag 10 december 2026"))
  await userEvent.click(next())

  expect(screen.getByRole("grid", { name: "januari 2027" }).getAttribute("aria-readonly")).toBe("true")
  expect(onValueChange).not.toHaveBeenCalled()
  expect(sent()).toBe("2026-12-07")
})

test("the server says the same days in every time zone", () => {
  const zone = process.env.TZ
  const renderedIn = (TZ: string) => {
    process.env.TZ = TZ
    return renderToString(calendar({ today: "2026-12-02" }))
  }

  const rendered = ["Europe/Stockholm", "Pacific/Kiritimati", "Pacific/Pago_Pago"].map(renderedIn)
  process.env.TZ = zone

  expect(new Set(rendered).size).toBe(1)
  expect(rendered[0]).toContain('aria-label="måndag 7 december 2026"')
})
