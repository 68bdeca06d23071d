import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { NumberField, type NumberFieldRootProps } from "./index.ts"

afterEach(cleanup)

const fee = (props: NumberFieldRootProps = {}, locale = "sv-SE") => (
  <KitProvider locale={locale}>
    <form data-testid="form">
      <NumberField.Root
        min={0}
        max={500_000}
        step={1000}
        defaultValue={50_000}
        name="deposit"
        labels={{ increase: "Öka", decrease: "Minska" }}
        {...props}
      >
        <NumberField.Label>Kontantinsats</NumberField.Label>
        <NumberField.Group />
      </NumberField.Root>
    </form>
  </KitProvider>
)
const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Kontantinsats" })
const getFormValue = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("deposit")

async function write(text: string): Promise<void> {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}

test("the number is formatted according to the locale, and a form submits its digits", () => {
  render(fee())

  expect(field().value).toBe("50\u00a0000")
  expect(field().getAttribute("aria-valuenow")).toBe("50000")
  expect(getFormValue()).toBe("50000")
})

test("a typed number is limited to the range on blur and loses its leading zeros", async () => {
  const onValueChange = vi.fn()
  render(fee({ onValueChange }))

  await write("000750 000")
  expect(field().value).toBe("000750 000")
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.tab()

  expect(field().value).toBe("500\u00a0000")
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(500_000, expect.objectContaining({ reason: "typed" }))
})

test("Enter commits the number before the form is submitted", async () => {
  render(fee())

  await write("12 345{Enter}")

  expect(document.activeElement).toBe(document.body)
  expect(getFormValue()).toBe("12345")
})

test("a price can be pasted with spaces and a unit", async () => {
  render(fee())
  await userEvent.clear(field())

  await userEvent.paste("149\u00a0900 kr")
  await userEvent.tab()

  expect(field().value).toBe("149\u00a0900")
})

test.each(["1e5", "10k", "0x10", "2 st à 500", "1000 or 2000"])(
  "typing %j shows an error message and does not change the number",
  async (text) => {
    const onValueChange = vi.fn()
    render(fee({ onValueChange, labels: { refused: "Skriv ett tal." } }))

    await write(text)
    await userEvent.tab()

    expect([field().value, getFormValue()]).toEqual(["50\u00a0000", "50000"])
    expect(onValueChange).not.toHaveBeenCalled()
    expect(screen.getByRole("alert").textContent).toBe("Skriv ett tal.")
    expect(field().getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id)
  },
)

test("the error message disappears when another number is typed", async () => {
  render(fee({ labels: { refused: "Skriv ett tal." } }))
  await write("10k")
  await userEvent.tab()

  await write("1")

  expect(screen.queryByRole("alert")).toBeNull()
})

test("invalid text does not change the number, and clearing the field submits an empty value", async () => {
  render(fee())

  await write("mycket")
  await userEvent.tab()
  expect(field().value).toBe("50\u00a0000")

  await userEvent.clear(field())
  await userEvent.tab()
  expect(field().value).toBe("")
  expect(getFormValue()).toBe("")
})

test("arrow keys, Page Up and Page Down change the typed number in steps, and Home and End set the minimum and the maximum", async () => {
  const onValueChange = vi.fn()
  render(fee({ onValueChange }))
  field().focus()

  await userEvent.keyboard("{ArrowUp}{PageUp}{ArrowDown}")
  expect(getFormValue()).toBe("60000")
  expect(onValueChange).toHaveBeenLastCalledWith(60_000, expect.objectContaining({ reason: "key" }))
  await userEvent.keyboard("{End}")
  expect(getFormValue()).toBe("500000")
  await userEvent.keyboard("{Home}")
  expect(getFormValue()).toBe("0")
  await write("777")
  await userEvent.keyboard("{ArrowUp}")

  expect(field().value).toBe("1\u00a0777")
})

test("the buttons change the number in steps and stop at the limits", async () => {
  render(fee({ defaultValue: 499_500 }))

  await userEvent.click(screen.getByRole("button", { name: "Öka" }))

  expect(getFormValue()).toBe("500000")
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Öka" }).disabled).toBe(true)
  expect(screen.getByRole("button", { name: "Minska" }).tabIndex).toBe(-1)
})

test("the field uses the decimal separator of the locale", async () => {
  render(fee({ decimals: 2, defaultValue: 4.95 }, "en-GB"))
  expect(field().value).toBe("4.95")

  await write("1,234.5")
  await userEvent.tab()

  expect(getFormValue()).toBe("1234.5")
})

test("negative numbers and decimals can be typed if the limits and the step allow them", async () => {
  render(fee({ min: -10, max: 10, step: 0.25, defaultValue: null }))

  await write("-1,5")
  await userEvent.keyboard("{ArrowDown}")
  expect([field().value, getFormValue()]).toEqual(["−1,75", "-1.75"])
  await write("−20")
  await userEvent.tab()

  expect([field().value, getFormValue()]).toEqual(["−10", "-10"])
})

test("the currency or unit is shown and announced, and a form submits only the number", async () => {
  render(fee({ currency: "SEK" }))
  expect([field().value, field().getAttribute("aria-valuetext"), getFormValue()]).toEqual([
    "50\u00a0000\u00a0kr",
    "50\u00a0000\u00a0kr",
    "50000",
  ])
  await userEvent.type(field(), "61", { initialSelectionStart: 0, initialSelectionEnd: 2 })
  await userEvent.tab()
  expect([field().value, getFormValue()]).toEqual(["61\u00a0000\u00a0kr", "61000"])
  cleanup()

  render(fee({ unit: "percent", step: 0.01, defaultValue: 4.95 }))
  field().focus()
  await userEvent.keyboard("{ArrowUp}")
  expect([field().value, getFormValue()]).toEqual(["4,96\u00a0%", "4.96"])
})

test("a listener can cancel a change, a controlled field changes only with its value prop, and a form reset restores the initial value", async () => {
  const { rerender } = render(fee({ onValueChange: (_value, { cancel }) => cancel() }))
  await write("1")
  await userEvent.tab()
  expect(field().value).toBe("50\u00a0000")

  rerender(fee({ value: 2000 }))
  await write("1")
  await userEvent.tab()
  expect(field().value).toBe("2\u00a0000")
  cleanup()

  render(fee())
  await write("1")
  await userEvent.tab()
  act(() => screen.getByTestId<HTMLFormElement>("form").reset())
  expect(field().value).toBe("50\u00a0000")
})

test("a number field submits its value before hydration, and a number typed before hydration is kept and passed to onValueChange", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(fee({ onValueChange }))
  expect([field().value, getFormValue()]).toEqual(["50000", "50000"])
  field().value = "75 000"

  const root = await act(async () => hydrateRoot(page, fee({ onValueChange })))

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(75_000, expect.objectContaining({ reason: "early" }))
  expect([field().value, getFormValue()]).toEqual(["75\u00a0000", "75000"])
  act(() => root.unmount())
  page.remove()
})
