import { addDays } from "@forecourt/calendar"
import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { type DayOffer, WeekSelector, type WeekSelectorRootProps } from "./index.ts"

afterEach(cleanup)

const FROM = "2026-12-07" // a Monday
const OFFERS: readonly DayOffer[] = Array.from({ length: 28 }, (_, index) => ({
  day: addDays(FROM, index),
  times: index % 7 < 5 ? ["09:30", "08:00"] : [],
  isAllDay: index % 7 === 0,
}))

const booking = (props: Partial<WeekSelectorRootProps> = {}) => (
  <KitProvider messages={messages} locale="sv-SE">
    <form data-testid="form">
      <WeekSelector.Root days={OFFERS} from={FROM} name="timeSlot" allDayName="isFullDay" {...props} />
      <button type="reset">Börja om</button>
    </form>
  </KitProvider>
)
const slot = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name })
const getFormEntries = () =>
  [...new FormData(screen.getByTestId<HTMLFormElement>("form"))].map((pair) => pair.join("="))
const week = (name: RegExp) => screen.getByRole("button", { name })
const columns = () => [...document.querySelectorAll<HTMLElement>("[data-part=day]")]
const getFocused = () => document.activeElement?.getAttribute("aria-label")

test("seven days starting with Monday are shown, with marked weekends and a text for days without times [spec 3 §4.1 workshop-no-times workshop-weeks.monday]", () => {
  render(booking())

  expect(columns().map((day) => day.querySelector("p")?.textContent)).toEqual([
    "mån 7 dec.",
    "tis 8 dec.",
    "ons 9 dec.",
    "tors 10 dec.",
    "fre 11 dec.",
    "lör 12 dec.",
    "sön 13 dec.",
  ])
  expect(columns().map((day) => day.hasAttribute("data-weekend"))).toEqual([...Array(5).fill(false), true, true])
  expect(screen.getAllByText("Inga lediga tider")).toHaveLength(2)
})

test("a form submits the selected time, or 8:00 with a whole-day flag for a whole day", async () => {
  const onValueChange = vi.fn()
  render(booking({ onValueChange }))
  await userEvent.click(slot("tisdag 8 december, 09:30"))
  expect(getFormEntries()).toEqual(["timeSlot=2026-12-08T09:30:00"])

  await userEvent.click(slot("måndag 7 december, Heldag"))

  expect(getFormEntries()).toEqual(["timeSlot=2026-12-07T08:00:00", "isFullDay=true"])
  expect(slot("måndag 7 december, 08:00").checked).toBe(false)
  expect(onValueChange).toHaveBeenLastCalledWith(
    { day: "2026-12-07", time: "08:00", isAllDay: true },
    expect.objectContaining({ reason: "slot" }),
  )
})

test("pressing another week shows that week, and a form still submits the selected time of the previous week", async () => {
  render(booking())
  const weeks = screen.getByRole("group", { name: "Välj vecka" })
  expect([...weeks.children].map(({ textContent }) => textContent?.slice(0, 8))).toEqual(
    [50, 51, 52, 53].map((number) => `Vecka ${number}`),
  )
  await userEvent.click(slot("tisdag 8 december, 09:30"))

  await userEvent.click(week(/^Vecka 51/))

  expect(week(/^Vecka 51/).getAttribute("aria-pressed")).toBe("true")
  expect(slot("måndag 14 december, 08:00").checked).toBe(false)
  expect(getFormEntries()).toEqual(["timeSlot=2026-12-08T09:30:00"])
})

test("the earlier and later buttons move by one week within the bookable range [spec 3 §4.1 workshop-calendar]", async () => {
  render(booking({ to: "2027-01-10" }))
  const earlier = screen.getByRole("button", { name: "Föregående vecka" })
  const later = screen.getByRole("button", { name: "Nästa vecka" })
  expect(earlier.getAttribute("aria-disabled")).toBe("true")
  await userEvent.click(earlier)
  expect(week(/^Vecka 50/).getAttribute("aria-pressed")).toBe("true")

  for (const shown of [/^Vecka 51/, /^Vecka 52/, /^Vecka 53/, /^Vecka 1 /]) {
    await userEvent.click(later)
    expect(week(shown).getAttribute("aria-pressed")).toBe("true")
  }

  expect(screen.getByRole("group", { name: "Välj vecka" }).children).toHaveLength(1)
  expect(later.getAttribute("aria-disabled")).toBe("true")
  await userEvent.click(earlier)
  expect(week(/^Vecka 53/).getAttribute("aria-pressed")).toBe("true")
})

test("with a limit, each day shows its first times and the selected one until the button shows all", async () => {
  const times = ["08:00", "08:30", "09:00", "09:30"]
  render(
    booking({
      days: [{ day: FROM, times }],
      visibleTimes: 2,
      defaultValue: { day: FROM, time: "09:30", isAllDay: false },
    }),
  )
  const listTimes = () => screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label")?.slice(-5))
  expect(listTimes()).toEqual(["08:00", "08:30", "09:30"])
  const all = screen.getByRole("button", { name: "Visa alla tider" })

  await userEvent.click(all)
  expect([listTimes(), all.getAttribute("aria-expanded")]).toEqual([times, "true"])

  await userEvent.click(all)
  expect(listTimes()).toEqual(["08:00", "08:30", "09:30"])
})

test("without hidden times there is no button that shows all", () => {
  render(booking({ visibleTimes: 3 }))

  expect(screen.queryByRole("button", { name: "Visa alla tider" })).toBeNull()
})

test("days are requested on the first render and when the last loaded week is shown, and are requested again after an empty response", async () => {
  const onFetch = vi.fn()
  const { rerender } = render(booking({ days: [], onFetch }))
  expect(onFetch).toHaveBeenCalledExactlyOnceWith(FROM)

  rerender(booking({ days: OFFERS, onFetch }))
  expect(onFetch).toHaveBeenCalledOnce()
  await userEvent.click(week(/^Vecka 53/))
  expect(onFetch).toHaveBeenLastCalledWith("2027-01-04")
  await userEvent.click(week(/^Vecka 52/))
  await userEvent.click(week(/^Vecka 53/))

  expect(onFetch).toHaveBeenCalledTimes(3)
})

test("while days are loading, the week selector shows a message and placeholders and requests no days", () => {
  const onFetch = vi.fn()
  render(booking({ days: [], isLoading: true, onFetch }))

  expect(screen.getByRole("status").textContent).toBe("Hämtar tider")
  expect(document.querySelectorAll("[data-part=place]")).toHaveLength(7)
  expect(screen.queryByText("Inga lediga tider")).toBeNull()
  expect(onFetch).not.toHaveBeenCalled()
})

test("arrow keys select times and skip days without times, and Home and End select the first and the last time", async () => {
  render(booking())
  await userEvent.click(slot("måndag 7 december, 09:30"))

  await userEvent.keyboard("{ArrowRight}")
  expect([getFocused(), getFormEntries()]).toEqual(["tisdag 8 december, 09:30", ["timeSlot=2026-12-08T09:30:00"]])
  await userEvent.keyboard("{ArrowUp}")
  expect(getFocused()).toBe("tisdag 8 december, 08:00")
  await userEvent.keyboard("{End}")
  expect(getFocused()).toBe("fredag 11 december, 09:30")
  await userEvent.keyboard("{ArrowRight}")
  expect(getFocused()).toBe("fredag 11 december, 09:30")
  await userEvent.keyboard("{Home}")
  expect([getFocused(), slot("måndag 7 december, Heldag").checked]).toEqual(["måndag 7 december, Heldag", true])
})

test("pressing Page Down focuses the same time in the next week and keeps the selected time", async () => {
  render(booking())
  await userEvent.click(slot("onsdag 9 december, 09:30"))

  await userEvent.keyboard("{PageDown}")
  expect([getFocused(), getFormEntries()]).toEqual(["onsdag 16 december, 09:30", ["timeSlot=2026-12-09T09:30:00"]])
  await userEvent.keyboard("{PageUp}")

  expect(getFocused()).toBe("onsdag 9 december, 09:30")
})

test("a controlled week selector changes its time and its week only with its props, and a form reset restores the initial selection", async () => {
  render(booking({ value: null, week: FROM }))
  await userEvent.click(slot("tisdag 8 december, 09:30"))
  await userEvent.click(week(/^Vecka 51/))
  expect([getFormEntries(), week(/^Vecka 50/).getAttribute("aria-pressed")]).toEqual([[], "true"])
  cleanup()

  render(booking())
  await userEvent.click(slot("tisdag 8 december, 09:30"))
  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))
  expect(getFormEntries()).toEqual([])
})

test("a time that is selected before hydration remains selected and is passed to onValueChange", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(booking({ onValueChange }))
  slot("tisdag 8 december, 09:30").checked = true

  const root = await act(async () => hydrateRoot(page, booking({ onValueChange })))

  expect(getFormEntries()).toEqual(["timeSlot=2026-12-08T09:30:00"])
  expect(onValueChange).toHaveBeenCalledWith(
    { day: "2026-12-08", time: "09:30", isAllDay: false },
    expect.objectContaining({ reason: "early" }),
  )
  act(() => root.unmount())
  page.remove()
})
