import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Field } from "../field/index.ts"
import { Form } from "../form/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages as english } from "../messages/generated/en.ts"
import { messages } from "../messages/generated/nb.ts"
import { DateField, type DateFieldRootProps } from "./index.ts"

afterEach(cleanup)

const date = (props: Partial<DateFieldRootProps> = {}, locale = "nb-NO") => (
  <KitProvider locale={locale} messages={messages}>
    <form data-testid="form">
      <DateField.Root min="2026-12-07" max="2027-12-07" name="date" {...props}>
        <DateField.Label>Ønsket dato</DateField.Label>
        <DateField.Group />
        <DateField.Message />
        <DateField.Popup />
      </DateField.Root>
    </form>
  </KitProvider>
)
const field = () => screen.getByLabelText<HTMLInputElement>("Ønsket dato", { selector: "input" })
const button = () => screen.getByRole("button", { name: "Åpne kalenderen Ønsket dato" })
const form = () => screen.getByTestId<HTMLFormElement>("form")
const getFormValue = () => new FormData(form()).get("date")
const day = (name: string) => screen.findByRole("button", { name, hidden: true })

test("a date is displayed in the order of the locale and submitted in the same format in every locale", () => {
  const { rerender } = render(date({ defaultValue: "2026-12-24" }))
  expect([field().value, getFormValue()]).toEqual(["2026-12-24", "2026-12-24"])

  rerender(date({ defaultValue: "2026-12-24" }, "en-GB"))
  expect([field().value, getFormValue()]).toEqual(["24/12/2026", "2026-12-24"])
})

test("an American field formats and parses dates with the month first, as its placeholder shows", async () => {
  const onValueChange = vi.fn()
  render(
    <KitProvider locale="en-US" messages={english}>
      <DateField.Root min="2026-12-07" name="date" onValueChange={onValueChange}>
        <DateField.Label>Ønsket dato</DateField.Label>
        <DateField.Group />
      </DateField.Root>
    </KitProvider>,
  )
  expect(field().placeholder).toBe("MM/DD/YYYY")

  await userEvent.type(field(), "12/8/26")
  await userEvent.tab()

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-12-08", expect.objectContaining({ reason: "typed" }))
  expect(field().value).toBe("12/08/2026")
})

test("a typed day is formatted on blur", async () => {
  const onValueChange = vi.fn()
  render(date({ onValueChange }))

  await userEvent.type(field(), "24.12.26")
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.tab()

  expect(field().value).toBe("2026-12-24")
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-12-24", expect.objectContaining({ reason: "typed" }))
})

test("a typed day before the minimum remains in the field, shows an error and prevents the submission of the form", async () => {
  render(date({ defaultValue: "2026-12-24" }))

  await userEvent.clear(field())
  await userEvent.type(field(), "2026-12-06{Enter}")

  expect(screen.getByRole("alert").textContent).toBe("Velg 2026-12-07 eller senere.")
  expect([field().value, field().getAttribute("aria-invalid"), getFormValue()]).toEqual(["2026-12-06", "true", ""])
  expect(field().getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id)
  expect(form().checkValidity()).toBe(false)

  await userEvent.clear(field())
  await userEvent.type(field(), "i morgen")
  await userEvent.tab()
  expect(screen.getByRole("alert").textContent).toBe("Skriv datoen slik: ÅÅÅÅ-MM-DD.")

  await userEvent.clear(field())
  await userEvent.type(field(), "20261208")
  await userEvent.tab()
  expect([screen.getByRole("alert").textContent, form().checkValidity(), getFormValue()]).toEqual([
    "",
    true,
    "2026-12-08",
  ])
})

test("the value of an empty date field is null", async () => {
  const onValueChange = vi.fn()
  render(date({ defaultValue: "2026-12-24", onValueChange }))

  await userEvent.clear(field())
  await userEvent.tab()

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null, expect.objectContaining({ reason: "typed" }))
  expect(screen.getByRole("alert").textContent).toBe("")
})

test("the calendar opens with the focus on the selected day, and pressing a day selects it", async () => {
  const onValueChange = vi.fn()
  render(date({ defaultValue: "2026-12-24", onValueChange }))

  await userEvent.click(button())
  const chosen = await day("torsdag 24. desember 2026")
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  expect(screen.getByRole("dialog", { name: "Velg dato", hidden: true })).toBeTruthy()
  await userEvent.click(await day("mandag 28. desember 2026"))

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-12-28", expect.objectContaining({ reason: "day" }))
  expect([field().value, document.activeElement]).toEqual(["2026-12-28", field()])
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull()
})

test.each([
  ["9999-12-31", "fredag 31. desember 9999", "{ArrowRight}{ArrowLeft}", "9999-12-30"],
  ["0001-01-01", "mandag 1. januar 1", "{ArrowLeft}{ArrowRight}", "0001-01-02"],
])(
  "in a date field for the years 1 to 9999, the calendar opens at %s and cannot move beyond these years",
  async (...row) => {
    const [chosen, name, keys, next] = row
    const complain = vi.spyOn(console, "error")
    const onValueChange = vi.fn()
    render(date({ min: "0001-01-01", max: "9999-12-31", defaultValue: chosen, onValueChange }))

    await userEvent.click(button())
    await waitFor(async () => expect(document.activeElement).toBe(await day(name)))
    await userEvent.keyboard(`${keys}{Enter}`)

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(next, expect.objectContaining({ reason: "day" }))
    expect(complain).not.toHaveBeenCalled()
  },
)

test("days before the minimum cannot be selected in the calendar", async () => {
  render(date({ min: "2026-12-09" }))

  await userEvent.click(button())

  expect((await day("tirsdag 8. desember 2026")).getAttribute("aria-disabled")).toBe("true")
  expect((await day("onsdag 9. desember 2026")).hasAttribute("aria-disabled")).toBe(false)
})

test("a read-only date cannot be changed in the field or in the calendar, and is submitted", async () => {
  const onValueChange = vi.fn()
  render(date({ defaultValue: "2026-12-24", readOnly: true, onValueChange }))
  expect(field().readOnly).toBe(true)

  await userEvent.type(field(), "{Backspace}5{Enter}")
  await userEvent.click(button())
  const chosen = await day("torsdag 24. desember 2026")
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  await userEvent.keyboard("{ArrowDown}{Enter}")
  await userEvent.click(await day("mandag 28. desember 2026"))

  expect(onValueChange).not.toHaveBeenCalled()
  expect(getFormValue()).toBe("2026-12-24")
})

test("Escape closes the calendar and returns the focus to the button", async () => {
  render(date())
  await userEvent.click(button())
  await day("mandag 7. desember 2026")

  await userEvent.keyboard("{Escape}")

  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull()
  expect(document.activeElement).toBe(button())
})

test("a date that is entered into the native date field before hydration is kept and passed to onValueChange", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(date({ onValueChange }))
  expect([field().type, field().min, field().max, field().name]).toEqual(["date", "2026-12-07", "2027-12-07", "date"])
  field().value = "2026-12-31"

  const root = await act(async () => hydrateRoot(page, date({ onValueChange }, "en-GB")))

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-12-31", expect.objectContaining({ reason: "early" }))
  expect([field().type, field().value, getFormValue()]).toEqual(["text", "31/12/2026", "2026-12-31"])
  act(() => root.unmount())
  page.remove()
})

test("a form reset restores the initial day", async () => {
  render(date({ defaultValue: "2026-12-24" }))
  await userEvent.clear(field())
  await userEvent.type(field(), "galt")
  await userEvent.tab()

  act(() => form().reset())

  expect([field().value, screen.getByRole("alert").textContent]).toEqual(["2026-12-24", ""])
})

test("a date field inside a Field component inherits the field's name, label, validation rules and error", async () => {
  render(
    <KitProvider locale="nb-NO" messages={messages}>
      <Form.Root data-testid="form">
        <Field.Root name="date" required>
          <Field.Label>Ønsket dato</Field.Label>
          <DateField.Root min="2026-12-07">
            <DateField.Group />
            <DateField.Popup />
          </DateField.Root>
          <Field.Error />
        </Field.Root>
        <button type="submit">Send</button>
      </Form.Root>
    </KitProvider>,
  )
  const control = () => screen.getByLabelText<HTMLInputElement>(/^Ønsket dato/, { selector: "input" })
  const readDescription = () => document.getElementById(control().getAttribute("aria-describedby") ?? "")?.textContent
  screen.getByRole("button", { name: /^Åpne kalenderen Ønsket dato/ })

  await userEvent.click(screen.getByRole("button", { name: "Send" }))
  await waitFor(() => expect(readDescription()).toBe("Fyll ut dette feltet."))
  const group = control().closest("[data-part=group]")
  expect(group).toHaveProperty("dataset.invalid", "")

  await userEvent.type(control(), "2026-12-06")
  await userEvent.tab()
  await waitFor(() => expect(readDescription()).toBe("Velg 2026-12-07 eller senere."))
  expect(form().checkValidity()).toBe(false)

  await userEvent.clear(control())
  await userEvent.type(control(), "2026-12-08")
  await userEvent.tab()
  await waitFor(() => expect(readDescription()).toBeUndefined())
  expect([getFormValue(), control().getAttribute("aria-invalid"), form().checkValidity()]).toEqual([
    "2026-12-08",
    null,
    true,
  ])
  expect(group).not.toHaveProperty("dataset.invalid")
})

test("pressing Enter during IME composition does not commit the typed date", async () => {
  const onValueChange = vi.fn()
  render(date({ onValueChange }))

  await userEvent.type(field(), "2026-12-24")
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true })
  expect(onValueChange).not.toHaveBeenCalled()

  fireEvent.keyDown(field(), { key: "Enter" })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-12-24", expect.objectContaining({ reason: "typed" }))
})
