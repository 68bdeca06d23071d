import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { TimeSlotGrid, type TimeSlotGridRootProps } from "./index.ts"

afterEach(cleanup)

const TIMES = ["13:00", "08:30", "09:00", "08:30", "10:15", "14:00"]
const grid = (props: Partial<TimeSlotGridRootProps> = {}) => (
  <TimeSlotGrid.Root times={TIMES} labels={{ label: "Välj tid" }} {...props} />
)
const slot = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name })
const findChosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

test("the times are sorted, deduplicated and rendered in a named group [spec 3 §7.3 tyre-times]", () => {
  render(grid())

  expect(screen.getByRole("radiogroup", { name: "Välj tid" })).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value)).toEqual([
    "08:30",
    "09:00",
    "10:15",
    "13:00",
    "14:00",
  ])
})

test("pressing a time selects the time and calls onValueChange", async () => {
  const onValueChange = vi.fn()
  render(grid({ onValueChange }))
  expect(findChosen()).toEqual([])

  await userEvent.click(slot("10:15"))
  await userEvent.click(slot("09:00"))

  expect(findChosen()).toEqual(["09:00"])
  expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
    ["10:15", "slot"],
    ["09:00", "slot"],
  ])
})

test("arrow keys move horizontally and vertically in the grid and select a time", async () => {
  const onValueChange = vi.fn()
  render(grid({ defaultValue: "09:00", onValueChange }))
  slot("09:00").focus()

  await userEvent.keyboard("{ArrowDown}")
  expect(document.activeElement).toBe(slot("14:00"))
  expect(findChosen()).toEqual(["14:00"])
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}")
  expect(findChosen()).toEqual(["10:15"])
  await userEvent.keyboard("{ArrowDown}")
  expect(findChosen()).toEqual(["10:15"])
  await userEvent.keyboard("{End}{ArrowLeft}{ArrowUp}")

  expect(findChosen()).toEqual(["08:30"])
  expect(onValueChange).toHaveBeenLastCalledWith("08:30", expect.objectContaining({ reason: "key" }))
})

test.each([
  { key: "a" },
  { key: "Enter" },
  { key: "ArrowRight", altKey: true },
  { key: "End", ctrlKey: true },
  { key: "Home", metaKey: true },
])("the grid ignores the key event %o", (press) => {
  const onValueChange = vi.fn()
  render(grid({ defaultValue: "09:00", onValueChange }))

  const isLeftToTheBrowser = fireEvent.keyDown(slot("09:00"), press)

  expect(isLeftToTheBrowser).toBe(true)
  expect(findChosen()).toEqual(["09:00"])
  expect(onValueChange).not.toHaveBeenCalled()
})

test("an arrow key that moves in the grid does not scroll the page", () => {
  render(grid({ defaultValue: "09:00" }))

  expect(fireEvent.keyDown(slot("09:00"), { key: "ArrowDown" })).toBe(false)
})

test("aria-labelledby names the time slot grid, and every radio button has data-scope and data-part attributes", () => {
  const { container } = render(
    <>
      <h2 id="heading">Tider</h2>
      {grid({ "aria-labelledby": "heading" })}
    </>,
  )

  expect(screen.getByRole("radiogroup", { name: "Tider" }).hasAttribute("aria-label")).toBe(false)
  expect(container.querySelectorAll("[data-scope=time-slot-grid][data-part=input]")).toHaveLength(5)
})

test("a form submits the selected time", async () => {
  render(<form data-testid="form">{grid({ name: "time" })}</form>)

  await userEvent.click(slot("13:00"))

  expect(new FormData(screen.getByTestId<HTMLFormElement>("form")).get("time")).toBe("13:00")
})

test("the server-rendered HTML contains radio buttons, which work without JavaScript", () => {
  expect(renderToString(grid({ name: "time" })).match(/<input(?=[^>]* type="radio")[^>]* name="time"/g)).toHaveLength(5)
})

test("a controlled grid changes only with its value prop, and a listener can cancel a change", async () => {
  const { rerender } = render(grid({ value: "08:30" }))
  await userEvent.click(slot("09:00"))
  expect(findChosen()).toEqual(["08:30"])
  rerender(grid({ value: null }))
  expect(findChosen()).toEqual([])
  cleanup()

  render(grid({ defaultValue: "08:30", onValueChange: (_value, { cancel }) => cancel() }))
  await userEvent.click(slot("09:00"))
  expect(findChosen()).toEqual(["08:30"])
})
