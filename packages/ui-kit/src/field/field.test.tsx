import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Field, type FieldRootProps } from "./index.ts"

afterEach(cleanup)

const mail = (props: FieldRootProps = {}, isDescribed = true) => (
  <KitProvider messages={messages}>
    <form data-testid="form">
      <Field.Root name="email" required {...props}>
        <Field.Label>E-post</Field.Label>
        {isDescribed ? <Field.Description>Dit skickar vi kvittot.</Field.Description> : null}
        <Field.Control type="email" />
        <Field.Error />
      </Field.Root>
      <button type="button">Hjälp</button>
      <button type="reset">Börja om</button>
    </form>
  </KitProvider>
)
const control = () => screen.getByRole<HTMLInputElement>("textbox", { name: /E-post/ })
const readDescription = () =>
  (control().getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent)
const error = () => document.querySelector("[data-part=error]")

test("the control has the field's name, label and description, and its label has an asterisk if the control is required", () => {
  render(mail())

  expect([control().name, control().required, control().labels?.[0]?.textContent]).toEqual(["email", true, "E-post *"])
  expect(readDescription()).toEqual(["Dit skickar vi kvittot."])
  expect(control().hasAttribute("aria-invalid")).toBe(false)
})

test("`aria-describedby` is omitted if the field has no description", () => {
  render(mail({}, false))

  expect(control().hasAttribute("aria-describedby")).toBe(false)
})

test("the error is shown on blur, is updated while typing and disappears once the value is valid", async () => {
  render(mail())
  await userEvent.type(control(), "ann")
  expect(error()?.textContent).toBe("")

  await userEvent.tab()
  expect(readDescription()).toEqual(["Dit skickar vi kvittot.", "Ange en e-postadress, till exempel namn@exempel.se."])
  expect(control().getAttribute("aria-invalid")).toBe("true")
  expect(error()?.getAttribute("aria-live")).toBe("polite")

  await userEvent.clear(control())
  expect(error()?.textContent).toBe("Fyll i det här fältet.")
  await userEvent.type(control(), "ann@exempel.se")
  expect(error()?.textContent).toBe("")
  expect(readDescription()).toEqual(["Dit skickar vi kvittot."])
})

test("no error is shown when the browser window loses the focus", () => {
  render(mail())
  control().focus()

  control().dispatchEvent(new FocusEvent("focusout", { bubbles: true }))

  expect(error()?.textContent).toBe("")
})

test("outside a Form component, a failed submit focuses the first invalid control", () => {
  render(mail())

  expect(screen.getByTestId<HTMLFormElement>("form").checkValidity()).toBe(false)

  expect(document.activeElement).toBe(control())
})

test("a failed custom rule makes the control invalid and prevents the form from being submitted", async () => {
  render(mail({ validate: (value) => (value.endsWith("@exempel.se") ? null : "Använd din adress på jobbet.") }))

  await userEvent.type(control(), "ann@annat.se")
  await userEvent.tab()
  expect(error()?.textContent).toBe("Använd din adress på jobbet.")
  expect(screen.getByTestId<HTMLFormElement>("form").checkValidity()).toBe(false)

  await userEvent.clear(control())
  await userEvent.type(control(), "ann@exempel.se")
  expect(error()?.textContent).toBe("")
  expect(screen.getByTestId<HTMLFormElement>("form").checkValidity()).toBe(true)
})

test("the `error` prop is shown immediately, and the `labels` prop overrides the provider's messages", async () => {
  const { rerender } = render(mail({ error: "Adressen finns redan." }))
  expect(readDescription()).toEqual(["Dit skickar vi kvittot.", "Adressen finns redan."])

  rerender(mail({ labels: { required: "Skriv din e-post." } }))
  await userEvent.click(control())
  await userEvent.tab()
  expect(error()?.textContent).toBe("Skriv din e-post.")
})

test("placeholders for limits remain in the error message when the control has no limits", async () => {
  render(mail({ labels: { required: "Skriv {min} till {max} tecken." } }))

  await userEvent.click(control())
  await userEvent.tab()

  expect(error()?.textContent).toBe("Skriv {min} till {max} tecken.")
})

test("a form reset removes the errors", async () => {
  render(mail())
  await userEvent.click(control())
  await userEvent.tab()
  expect(error()?.textContent).not.toBe("")

  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))

  expect(error()?.textContent).toBe("")
})

test("the placeholders for limits in an error message are replaced by the minimum and maximum of the control", async () => {
  render(
    <KitProvider messages={messages}>
      <Field.Root>
        <Field.Label>Miltal</Field.Label>
        <Field.Control type="number" min={10} max={20} defaultValue={5} />
        <Field.Error />
      </Field.Root>
    </KitProvider>,
  )

  await userEvent.click(screen.getByRole("spinbutton"))
  await userEvent.tab()

  expect(error()?.textContent).toBe("Ange 10 eller mer.")
})

test("the server-rendered HTML contains the native validation rules and the reference to the description", () => {
  const html = renderToString(mail())

  expect(html).toMatch(/<input(?=[^>]* required="")(?=[^>]* type="email")(?=[^>]* aria-describedby="[^"]+description")/)
})
