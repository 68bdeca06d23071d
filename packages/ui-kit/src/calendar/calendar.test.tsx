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

test("the calendar shows a month in 42 cells under seven weekdays, starting with Monday [spec 3 §5.4 tyre-calendar.cells, §9.1 tyre-cells]", () => {
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

test("the calendar uses the language of its locale", () => {
  render(calendar({ locale: "fi-FI" }))

  expect(screen.getByRole("grid", { name: "joulukuu 2026" })).toBeTruthy()
})

test("only available days can be selected, and unavailable days remain focusable [spec 3 §5.4 tyre-calendar.available]", async () => {
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

test("days outside min and max and unavailable days of other months cannot be selected [spec 3 §4.1 workshop-calendar]", () => {
  render(calendar({ available: ["2026-12-07", "2026-12-08", "2026-12-10", "2027-01-01"], min: "2026-12-08" }))

  expect(day("lördag 2 januari 2027").hasAttribute("disabled")).toBe(true)
  expect(isDisabled(day("måndag 7 december 2026"))).toBe(true)
  expect(isDisabled(day("tisdag 8 december 2026"))).toBe(false)
})

test("selecting an available day of the next month shows that month", async () => {
  const onValueChange = vi.fn()
  render(calendar({ available: ["2026-12-07", "2027-01-01"], onValueChange }))

  await userEvent.click(day("fredag 1 januari 2027"))

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2027-01-01", expect.objectContaining({ reason: "day" }))
  expect(screen.getByRole("grid", { name: "januari 2027" })).toBeTruthy()
  expect(screen.getAllByRole("gridcell", { selected: true }).map((node) => node.textContent)).toEqual(["1"])
})

test("`opensAt` sets the first visible month without selecting a day", () => {
  render(calendar({ value: null, opensAt: "2027-01-08" }))

  expect(screen.getByRole("grid", { name: "januari 2027" })).toBeTruthy()
})

test("days of other months cannot be selected in a read-only calendar", async () => {
  const onValueChange = vi.fn()
  render(calendar({ available: ["2026-12-07", "2027-01-01"], readOnly: true, onValueChange }))

  await userEvent.click(day("fredag 1 januari 2027"))

  expect(onValueChange).not.toHaveBeenCalled()
  expect(screen.getByRole("grid", { name: "december 2026" })).toBeTruthy()
})

test("the previous and next buttons move between the current month and the month of the last available day [spec 3 §5.4 tyre-calendar.months]", async () => {
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

test("arrow keys reach every day, including days of the next month, and Enter selects an available day", async () => {
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

test("only the selected day or, without a selection, the first available day is in the tab order", () => {
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

test("the current day is marked, and a change of month is announced", () => {
  render(calendar({ today: "2026-12-02" }))

  expect(day("onsdag 2 december 2026").getAttribute("aria-current")).toBe("date")
  expect(screen.getByText("december 2026").getAttribute("aria-live")).toBe("polite")
})

test("no day can be selected while the days are loading, and the loading state is announced", () => {
  render(calendar({ status: "loading" }))

  expect(screen.getByText("Hämtar datum").closest("[role=status]")).toBeTruthy()
  expect(screen.getByRole("grid").getAttribute("aria-busy")).toBe("true")
  expect(isDisabled(day("fredag 27 november 2026"))).toBe(true)
  expect(screen.queryByText("Ett fel uppstod")).toBeNull()
})

test("a message replaces the days when no days are available or the days failed to load", () => {
  const { rerender } = render(calendar({ available: [] }))
  expect(screen.getByText("Inga lediga tider")).toBeTruthy()
  expect(screen.queryByRole("grid")).toBeNull()

  rerender(calendar({ status: "failed" }))
  expect(screen.getByRole("alert").textContent).toBe("Ett fel uppstod")
  expect(screen.queryByText("Inga lediga tider")).toBeNull()
})

test("a controlled calendar changes only with its `value` prop, and a form submits the value of that prop", async () => {
  const renderForm = (value: string | null) => <form data-testid="form">{calendar({ value, name: "date" })}</form>
  const getFormValue = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("date")
  const { rerender } = render(renderForm(null))

  await userEvent.click(day("måndag 7 december 2026"))
  expect(getFormValue()).toBe("")

  rerender(renderForm("2026-12-07"))
  expect(getFormValue()).toBe("2026-12-07")
})

test("a read-only calendar can be navigated but not changed, and its selected day is submitted", async () => {
  const onValueChange = vi.fn()
  const getFormValue = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("date")
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
  expect(getFormValue()).toBe("2026-12-07")
})

test("the server renders the same days in every time zone", () => {
  const zone = process.env.TZ
  const renderIn = (TZ: string) => {
    process.env.TZ = TZ
    return renderToString(calendar({ today: "2026-12-02" }))
  }

  const rendered = ["Europe/Stockholm", "Pacific/Kiritimati", "Pacific/Pago_Pago"].map(renderIn)
  process.env.TZ = zone

  expect(new Set(rendered).size).toBe(1)
  expect(rendered[0]).toContain('aria-label="måndag 7 december 2026"')
})
