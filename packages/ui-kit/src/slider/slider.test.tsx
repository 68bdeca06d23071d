import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Slider, type SliderRootProps } from "./index.ts"

afterEach(cleanup)

const slider = (props: Partial<SliderRootProps> = {}) => (
  <form data-testid="form">
    <Slider.Root
      min={12}
      max={72}
      step={12}
      defaultValue={36}
      name="term"
      formatValue={(months) => `${months} månader`}
      {...props}
    >
      <Slider.Label>Löptid</Slider.Label>
      <Slider.Value />
      <Slider.Track />
    </Slider.Root>
  </form>
)
const field = () => screen.getByRole<HTMLInputElement>("slider", { name: "Löptid" })
const getFormValue = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("term")

test("the slider is a native range input whose value text contains the unit, and a form submits its value", () => {
  render(slider())

  expect(field().type).toBe("range")
  expect([field().min, field().max, field().step]).toEqual(["12", "72", "12"])
  expect(field().getAttribute("aria-valuetext")).toBe("36 månader")
  expect(screen.getByRole("status").textContent).toBe("36 månader")
  expect(getFormValue()).toBe("36")
})

test("arrow keys move the thumb by one step, Page Up by a tenth of the range, and Home and End to the limits", async () => {
  const onValueChange = vi.fn()
  const onValueCommit = vi.fn()
  render(slider({ min: 0, max: 100, step: 1, defaultValue: 50, onValueChange, onValueCommit }))
  await userEvent.tab()
  expect(document.activeElement).toBe(field())

  await userEvent.keyboard("{ArrowRight}")
  expect(field().value).toBe("51")
  await userEvent.keyboard("{PageUp}{ArrowDown}")
  expect(field().value).toBe("60")
  await userEvent.keyboard("{Home}")
  expect(field().value).toBe("0")
  await userEvent.keyboard("{End}")

  expect(field().value).toBe("100")
  expect(onValueChange).toHaveBeenLastCalledWith(100, expect.objectContaining({ reason: "key" }))
  expect(onValueCommit.mock.calls.flat()).toEqual([51, 61, 60, 0, 100])
})

test("the maximum can be selected even if it is not a multiple of the step, and an initial value between two steps is not rounded", async () => {
  render(slider({ min: 5400, max: 8700, step: 1000, defaultValue: 6000 }))
  await userEvent.tab()
  expect(field().value).toBe("6000")

  await userEvent.keyboard("{End}")
  expect(field().value).toBe("8700")
  await userEvent.keyboard("{ArrowLeft}")

  expect(field().value).toBe("8400")
})

test("onValueChange receives a value that assistive technology sets, and a form submits the value", () => {
  const onValueChange = vi.fn()
  render(slider({ onValueChange }))

  fireEvent.change(field(), { target: { value: "60" } })

  expect(onValueChange).toHaveBeenLastCalledWith(60, expect.objectContaining({ reason: "input" }))
  expect(getFormValue()).toBe("60")
})

test("a listener can cancel a change, and a controlled slider changes only with its value prop", async () => {
  const { rerender } = render(slider({ onValueChange: (_value, { cancel }) => cancel() }))
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  expect(field().value).toBe("36")

  rerender(slider({ value: 24 }))
  await userEvent.keyboard("{ArrowRight}")
  expect(field().value).toBe("24")
  rerender(slider({ value: 48 }))
  expect(field().value).toBe("48")
})

test("a form reset restores the exact initial value", async () => {
  const onValueChange = vi.fn()
  render(slider({ min: 0, max: 10_000, step: 1000, defaultValue: 2350, onValueChange }))
  await userEvent.tab()
  await userEvent.keyboard("{End}")

  act(() => screen.getByTestId<HTMLFormElement>("form").reset())

  expect(field().value).toBe("2350")
  expect(onValueChange).toHaveBeenLastCalledWith(2350, expect.objectContaining({ reason: "reset" }))
})

test("a slider whose minimum equals its maximum is hidden, but its value is submitted", () => {
  const { container } = render(slider({ min: 36, max: 36 }))

  expect(container.querySelector("[data-scope=slider]")?.hasAttribute("hidden")).toBe(true)
  expect(getFormValue()).toBe("36")
})

test("a disabled slider is neither focusable nor submitted", async () => {
  render(slider({ disabled: true }))

  await userEvent.tab()

  expect(document.activeElement).toBe(document.body)
  expect(getFormValue()).toBeNull()
})

test("a value that is selected before hydration is kept and passed to onValueChange", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(slider({ onValueChange }))
  field().value = "60"

  const root = await act(async () => hydrateRoot(page, slider({ onValueChange })))

  expect(field().value).toBe("60")
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(60, expect.objectContaining({ reason: "early" }))
  act(() => root.unmount())
  page.remove()
})

test("the server-rendered HTML contains no style attribute, and onValueChange is not called during hydration", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(slider({ onValueChange }))
  expect(page.innerHTML).not.toMatch(/style=|data-ready/)

  const root = await act(async () => hydrateRoot(page, slider({ onValueChange })))

  expect(page.querySelector("[data-scope=slider]")?.getAttribute("style")).toBe("--fc-slider-at: 0.4;")
  expect(onValueChange).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
})
