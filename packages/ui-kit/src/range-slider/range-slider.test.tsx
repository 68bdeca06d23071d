import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { RangeSlider, type RangeSliderRootProps } from "./index.ts"

afterEach(cleanup)

const labels = { from: "Från", to: "Till", range: "{from} till {to}" }
const price = (props: Partial<RangeSliderRootProps> = {}) => (
  <form data-testid="form">
    <RangeSlider.Root
      min={0}
      max={500_000}
      names={{ from: "minPrice", to: "maxPrice" }}
      formatValue={(value) => `${value} kr`}
      labels={labels}
      {...props}
    >
      <RangeSlider.Label>Pris</RangeSlider.Label>
      <RangeSlider.Value />
      <RangeSlider.Histogram counts={[1, 4, 9, 2]} data-testid="bars" />
      <RangeSlider.Track />
      <RangeSlider.Fields />
    </RangeSlider.Root>
  </form>
)
const thumb = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name })
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const getFormValues = () => Object.fromEntries(new FormData(screen.getByTestId<HTMLFormElement>("form")))

test("the thumbs and the fields for both ends have accessible names and belong to a named group", () => {
  render(price({ defaultValue: { from: 100_000, to: 300_000 } }))

  expect(screen.getByRole("group", { name: "Pris" })).toBeTruthy()
  expect([thumb("Från").value, thumb("Till").value]).toEqual(["100000", "300000"])
  expect(thumb("Till").getAttribute("aria-valuetext")).toBe("300000 kr")
  expect(thumb("Till").hasAttribute("aria-details")).toBe(false)
  expect([field("Från").value, field("Till").value]).toEqual(["100000 kr", "300000 kr"])
  expect(screen.getByRole("status").textContent).toBe("100000 kr till 300000 kr")
})

test("arrow keys move a thumb by 1 % of the range and commit the change after a delay, and the whole range is committed as `null`", async () => {
  const clock = createHandClock()
  const onValueChange = vi.fn()
  const onValueCommit = vi.fn()
  render(price({ clock, onValueChange, onValueCommit }))
  await userEvent.tab()
  expect(document.activeElement).toBe(thumb("Från"))

  await userEvent.keyboard("{ArrowRight}{PageUp}")
  expect(thumb("Från").value).toBe("55000")
  expect(onValueChange).toHaveBeenLastCalledWith(
    { from: 55_000, to: 500_000 },
    expect.objectContaining({ reason: "key" }),
  )
  expect(onValueCommit).not.toHaveBeenCalled()
  clock.pass(1500)
  expect(onValueCommit).toHaveBeenCalledExactlyOnceWith({ from: 55_000, to: 500_000 })
  expect(getFormValues()).toEqual({ minPrice: "55000", maxPrice: "500000" })

  await userEvent.keyboard("{Home}")
  clock.pass(1500)
  expect(onValueCommit).toHaveBeenLastCalledWith(null)
  expect(getFormValues()).toEqual({})
})

test("on blur a typed number is stripped of spaces, limited to the allowed range and committed", async () => {
  const onValueCommit = vi.fn()
  render(price({ clock: createHandClock(), defaultValue: { from: 100_000, to: 300_000 }, onValueCommit }))

  await userEvent.clear(field("Till"))
  await userEvent.type(field("Till"), "250 500")
  await userEvent.tab()
  expect(onValueCommit).toHaveBeenLastCalledWith({ from: 100_000, to: 250_500 })
  expect(field("Till").value).toBe("250500 kr")

  await userEvent.clear(field("Från"))
  await userEvent.type(field("Från"), "900000{Enter}")
  expect(onValueCommit).toHaveBeenLastCalledWith({ from: 250_500, to: 250_500 })
  expect(field("Från").value).toBe("250500")

  await userEvent.clear(field("Från"))
  await userEvent.type(field("Från"), "billig")
  await userEvent.tab()
  expect(field("Från").value).toBe("250500 kr")
})

test.each(["10k", "1e5", "0x10", "2 st à 500", "1000 or 2000"])(
  "the text %j is rejected with a message, and the previous range is restored",
  async (text) => {
    const onValueCommit = vi.fn()
    const defaultValue = { from: 100_000, to: 300_000 }
    render(
      price({
        clock: createHandClock(),
        defaultValue,
        onValueCommit,
        labels: { ...labels, refused: "Skriv ett tal." },
      }),
    )

    await userEvent.clear(field("Till"))
    await userEvent.type(field("Till"), text)
    await userEvent.tab()

    expect(onValueCommit).not.toHaveBeenCalled()
    expect(getFormValues()).toEqual({ minPrice: "100000", maxPrice: "300000" })
    expect(field("Till").value).toBe("300000 kr")
    expect(screen.getByRole("alert").textContent).toBe("Skriv ett tal.")
    expect(field("Till").getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id)

    await userEvent.type(field("Till"), "0")
    expect(screen.queryByRole("alert")).toBeNull()
  },
)

test("a money field accepts abbreviated thousands such as 150 tkr", async () => {
  render(price({ clock: createHandClock(), allowsThousands: true }))

  await userEvent.clear(field("Till"))
  await userEvent.type(field("Till"), "150 tkr")
  await userEvent.tab()

  expect(field("Till").value).toBe("150000 kr")
})

test("a number that is being typed is committed after a delay", async () => {
  const clock = createHandClock()
  const onValueCommit = vi.fn()
  render(price({ clock, onValueCommit }))

  await userEvent.clear(field("Från"))
  await userEvent.type(field("Från"), "20 000")
  clock.pass(1499)
  expect(onValueCommit).not.toHaveBeenCalled()
  clock.pass(1)

  expect(onValueCommit).toHaveBeenCalledExactlyOnceWith({ from: 20_000, to: 500_000 })
})

test("a listener can cancel a change, and a controlled range changes only with its value prop, which can be `null`", async () => {
  const { rerender } = render(price({ onValueChange: (_value, { cancel }) => cancel() }))
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  expect(thumb("Från").value).toBe("0")

  rerender(price({ value: { from: 50_000, to: 60_000 } }))
  await userEvent.keyboard("{ArrowRight}")
  expect(thumb("Från").value).toBe("50000")
  rerender(price({ value: null }))

  expect([thumb("Från").value, thumb("Till").value, field("Till").value]).toEqual(["0", "500000", "500000 kr"])
})

test("when both thumbs are at the same limit, the thumb that can still move is on top", () => {
  const { rerender } = render(price({ value: { from: 500_000, to: 500_000 } }))
  const getUpperEnd = () => document.querySelector("[data-above]")?.getAttribute("data-end")
  expect(getUpperEnd()).toBe("from")

  rerender(price({ value: { from: 0, to: 0 } }))
  expect(getUpperEnd()).toBe("to")
})

test("the bars of the histogram are hidden from screen readers, and the bars within the selected range are marked", () => {
  render(price({ defaultValue: { from: 200_000, to: 300_000 } }))
  const bars = [...screen.getByTestId("bars").querySelectorAll("rect")]

  expect(screen.getByTestId("bars").getAttribute("aria-hidden")).toBe("true")
  expect(bars.map((bar) => bar.hasAttribute("data-in"))).toEqual([false, true, true, false])
})

test("a form submits the text fields before hydration, and text typed before hydration is kept and passed to onValueChange", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(price({ onValueChange }))
  expect(page.innerHTML).not.toContain("style=")
  expect(getFormValues()).toEqual({ minPrice: "", maxPrice: "" })
  expect(field("Till").placeholder).toBe("500000")
  field("Till").value = "200 000"

  const root = await act(async () => hydrateRoot(page, price({ onValueChange })))

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
    { from: 0, to: 200_000 },
    expect.objectContaining({ reason: "early" }),
  )
  expect(getFormValues()).toEqual({ minPrice: "0", maxPrice: "200000" })
  act(() => root.unmount())
  page.remove()
})

test("without JavaScript, an end of the range that equals the limit of the slider is submitted as an empty value", () => {
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(price({ defaultValue: { from: 100_000, to: 500_000 } }))

  expect(getFormValues()).toEqual({ minPrice: "100000", maxPrice: "" })
  page.remove()
})

test("a form reset restores the initial range", async () => {
  render(price({ defaultValue: { from: 1234, to: 300_000 } }))
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  expect(thumb("Från").value).toBe("5000")

  act(() => screen.getByTestId<HTMLFormElement>("form").reset())

  expect([thumb("Från").value, field("Från").value]).toEqual(["1234", "1234 kr"])
})

test("the text field accepts a number above the maximum of the slider", async () => {
  const onValueCommit = vi.fn()
  render(price({ top: 1_900_000, onValueCommit }))
  expect([thumb("Till").value, field("Till").value, getFormValues()]).toEqual(["500000", "1900000 kr", {}])

  await userEvent.clear(field("Till"))
  await userEvent.type(field("Till"), "900000{Tab}")
  expect([thumb("Till").value, field("Till").value]).toEqual(["500000", "900000 kr"])
  expect(onValueCommit).toHaveBeenLastCalledWith({ from: 0, to: 900_000 })
  expect(getFormValues()).toEqual({ minPrice: "0", maxPrice: "900000" })

  thumb("Till").focus()
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}")
  expect([field("Till").value, getFormValues()]).toEqual(["1900000 kr", {}])
})

test("a number is shown without formatting while its field has the focus", async () => {
  render(price({ defaultValue: { from: 100_000, to: 300_000 } }))

  await userEvent.click(field("Från"))
  expect([field("Från").value, field("Till").value]).toEqual(["100000", "300000 kr"])

  await userEvent.tab()
  expect([field("Från").value, field("Till").value]).toEqual(["100000 kr", "300000"])
  expect(getFormValues()).toEqual({ minPrice: "100000", maxPrice: "300000" })
})

test("focusing a field selects its number, so that typing replaces the number", async () => {
  render(price({ defaultValue: { from: 100_000, to: 300_000 } }))

  field("Till").focus()

  expect([field("Till").selectionStart, field("Till").selectionEnd]).toEqual([0, "300000".length])
})

test("pressing Enter during IME composition does not commit the typed text", async () => {
  render(price())

  await userEvent.clear(field("Till"))
  await userEvent.type(field("Till"), "900000")
  fireEvent.keyDown(field("Till"), { key: "Enter", isComposing: true })
  expect(field("Till").value).toBe("900000")

  fireEvent.keyDown(field("Till"), { key: "Enter" })
  expect(field("Till").value).toBe("500000")
})
