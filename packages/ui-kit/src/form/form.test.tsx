import { act, cleanup, render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useActionState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Field } from "../field/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Form, type FormErrors, type FormRootProps } from "./index.ts"

afterEach(cleanup)

interface BookingProps extends FormRootProps {
  readonly hasSummary?: boolean
}

function Booking({ hasSummary = true, ...props }: BookingProps) {
  return (
    <KitProvider messages={messages}>
      <Form.Root data-testid="form" {...props}>
        {hasSummary ? <Form.Summary /> : null}
        <Field.Root name="name" required>
          <Field.Label>Namn</Field.Label>
          <Field.Control />
          <Field.Error />
        </Field.Root>
        <Field.Root name="email" required>
          <Field.Label>E-post</Field.Label>
          <Field.Control type="email" />
          <Field.Error />
        </Field.Root>
        <Field.Root
          name="again"
          validate={(value, data) => (value === data.get("email") ? null : "Adresserna är inte lika.")}
        >
          <Field.Label>E-post igen</Field.Label>
          <Field.Control />
          <Field.Error />
        </Field.Root>
        <label>
          Postnummer <input name="zip" pattern="\d+" defaultValue="x" />
        </label>
        <button type="submit">Boka</button>
        <button type="submit" formNoValidate>
          Spara utkast
        </button>
        <button type="reset">Börja om</button>
      </Form.Root>
    </KitProvider>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}( \\*)?$`) })
const summary = () => document.querySelector<HTMLElement>("[data-part=summary]")
const links = () =>
  within(summary() as HTMLElement)
    .queryAllByRole("link")
    .map(({ textContent }) => textContent)
const errorsBelow = () => [...document.querySelectorAll("[data-part=error]")].map(({ textContent }) => textContent)
const keepHere = () => vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

test("an invalid submit sends nothing and focuses a summary with a link to each field", async () => {
  const onSubmit = keepHere()
  render(<Booking onSubmit={onSubmit} />)
  expect(summary()?.hidden).toBe(true)

  await userEvent.type(field("E-post"), "ann")
  await press("Boka")

  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(summary())
  expect(screen.getByRole("group", { name: "Det här behöver rättas" })).toBe(summary())
  expect(links().slice(0, 3)).toEqual([
    "Namn: Fyll i det här fältet.",
    "E-post: Ange en e-postadress, till exempel namn@exempel.se.",
    "E-post igen: Adresserna är inte lika.",
  ])
  expect(links()[3]).toMatch(/^Postnummer: ./)
  expect(errorsBelow().slice(0, 2)).toEqual([
    "Fyll i det här fältet.",
    "Ange en e-postadress, till exempel namn@exempel.se.",
  ])
})

test("a link in the summary focuses its field, even if the control has no id", async () => {
  render(<Booking onSubmit={keepHere()} />)
  await press("Boka")

  await userEvent.click(screen.getByRole("link", { name: /^Namn/ }))
  expect(document.activeElement).toBe(field("Namn"))
  expect(screen.getByRole("link", { name: /^Namn/ }).getAttribute("href")).toBe(`#${field("Namn").id}`)
})

test("the summary removes fields that become valid and updates the messages of other fields", async () => {
  render(<Booking onSubmit={keepHere()} />)
  await press("Boka")

  await userEvent.type(field("Namn"), "Ann")
  expect(links()[0]).toBe("E-post: Fyll i det här fältet.")
  await userEvent.type(field("E-post"), "ann")
  expect(links()[0]).toMatch(/^E-post: Ange en e-postadress/)
})

test("changing a field revalidates other fields whose custom rules depend on it", async () => {
  const onSubmit = keepHere()
  render(<Booking onSubmit={onSubmit} />)
  await userEvent.type(field("Namn"), "Ann")
  await userEvent.type(field("E-post igen"), "ann@exempel.se")
  await userEvent.clear(screen.getByRole("textbox", { name: "Postnummer" }))
  await press("Boka")
  expect(errorsBelow()[2]).toBe("Adresserna är inte lika.")

  await userEvent.type(field("E-post"), "ann@exempel.se")
  expect(errorsBelow()[2]).toBe("")
  expect(summary()?.hidden).toBe(true)
  await press("Boka")

  expect(onSubmit).toHaveBeenCalledOnce()
})

test("without a summary the first invalid field is focused", async () => {
  render(<Booking hasSummary={false} onSubmit={keepHere()} />)

  await press("Boka")

  expect(document.activeElement).toBe(field("Namn"))
})

test("a button with `formnovalidate` submits the form without validation", async () => {
  const onSubmit = keepHere()
  render(<Booking onSubmit={onSubmit} />)

  await press("Spara utkast")

  expect(onSubmit).toHaveBeenCalledOnce()
  expect(errorsBelow()).toEqual(["", "", ""])
})

test("the server's errors are shown in the summary and at their fields, and the summary receives the focus", async () => {
  const { rerender } = render(<Booking />)
  rerender(<Booking errors={{ email: "Adressen finns redan.", "": "Försök igen om en stund." }} />)

  expect(document.activeElement).toBe(summary())
  expect(links()).toEqual(["Adressen finns redan."])
  expect(summary()?.textContent).toContain("Försök igen om en stund.")
  expect(errorsBelow()[1]).toBe("Adressen finns redan.")
  expect(field("E-post").getAttribute("aria-invalid")).toBe("true")
  await userEvent.click(screen.getByRole("link", { name: "Adressen finns redan." }))
  expect(document.activeElement).toBe(field("E-post"))
})

test("editing a field removes its server error until the errors prop changes", async () => {
  const errors = { email: "Adressen finns redan." }
  const { rerender } = render(<Booking errors={errors} />)
  await userEvent.type(field("E-post"), "b@exempel.se")
  expect(errorsBelow()[1]).toBe("")
  expect(summary()?.hidden).toBe(true)

  rerender(<Booking errors={{ ...errors }} />)

  expect(errorsBelow()[1]).toBe("Adressen finns redan.")
  expect(document.activeElement).toBe(summary())
})

test("a form reset removes all errors", async () => {
  render(<Booking errors={{ email: "Adressen finns redan." }} onSubmit={keepHere()} />)
  await press("Boka")

  await press("Börja om")

  expect(summary()?.hidden).toBe(true)
  expect(errorsBelow()).toEqual(["", "", ""])
})

test("a form with `noValidate` is not validated", async () => {
  const onSubmit = keepHere()
  render(<Booking noValidate onSubmit={onSubmit} />)

  await press("Boka")

  expect(onSubmit).toHaveBeenCalledOnce()
})

test("the server-rendered HTML uses native validation and lists the server's errors as links to their fields", async () => {
  const errors = { email: "Adressen finns redan." }
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(<Booking errors={errors} />)
  const form = page.querySelector("form")
  expect(form?.noValidate).toBe(false)
  expect(page.querySelector<HTMLAnchorElement>("a")?.hash).toBe(
    `#${CSS.escape(field("E-post").id)}`.replaceAll("\\", ""),
  )
  expect(summary()?.hidden).toBe(false)

  const root = await act(async () => hydrateRoot(page, <Booking errors={errors} />))

  expect(form?.noValidate).toBe(true)
  expect(document.activeElement).toBe(document.body)
  act(() => root.unmount())
  page.remove()
})

test("errors returned by a form action remain visible after React resets the form", async () => {
  function Sent() {
    const [errors, send] = useActionState<FormErrors, FormData>(
      async (_before, data) => ({ email: `${data.get("email")} finns redan.` }),
      {},
    )
    return <Booking errors={errors} action={send} />
  }
  render(<Sent />)
  await userEvent.type(field("Namn"), "Ann")
  await userEvent.type(field("E-post"), "ann@exempel.se")
  await userEvent.type(field("E-post igen"), "ann@exempel.se")
  await userEvent.clear(screen.getByRole("textbox", { name: "Postnummer" }))

  await press("Boka")

  expect(await screen.findByRole("link", { name: "ann@exempel.se finns redan." })).toBeTruthy()
  expect(document.activeElement).toBe(summary())
})
