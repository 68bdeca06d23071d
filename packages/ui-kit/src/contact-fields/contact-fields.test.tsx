import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { ContactFields, type ContactFieldsRootProps } from "./index.ts"

afterEach(cleanup)

const fields = (props: ContactFieldsRootProps = {}) => (
  <KitProvider messages={messages}>
    <form data-testid="form" onSubmit={(event) => event.preventDefault()}>
      <ContactFields.Root {...props} />
      <button type="submit">Genomför bokning</button>
    </form>
  </KitProvider>
)
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name })
const description = (input: Element) =>
  document.getElementById(input.getAttribute("aria-describedby") ?? "none")?.textContent ?? null

test("each field has a label, an autocomplete token and, if required, an asterisk [spec 3 §5.4 tyre-contact.required]", () => {
  render(fields())
  const labels = screen.getAllByText(/./, { selector: "label" }).map(({ textContent }) => textContent)
  const inputs = screen.getAllByRole<HTMLInputElement>("textbox")

  expect(labels).toEqual(["Förnamn *", "Efternamn *", "Mobilnummer *", "E-post *", "Kommentar"])
  expect(inputs.map((input) => input.autocomplete)).toEqual(["given-name", "family-name", "tel", "email", "off"])
  expect(inputs.map((input) => input.required)).toEqual([true, true, true, true, false])
  expect(inputs.map((input) => input.labels?.length)).toEqual([1, 1, 1, 1, 1])
  expect(inputs.map((input) => input.getAttribute("maxlength"))).toEqual(["100", "100", null, "254", "1000"])
})

test("the mobile number field accepts at most fifteen digits and plus signs [spec 3 §5.4 tyre-contact.mobile]", async () => {
  render(fields())

  await userEvent.type(field(/Mobil/), "+46 (70)-123 45 67 x89012")

  expect(field(/Mobil/).value).toBe("+46701234567890")
})

test("onValuesChange receives all values and the invalid fields after every change", async () => {
  const onValuesChange = vi.fn()
  render(fields({ onValuesChange, defaultValues: { firstName: "Ann", lastName: "Ek", phone: "0701234567" } }))

  await userEvent.type(field(/E-post/), "a@b.s")
  expect(onValuesChange).toHaveBeenLastCalledWith(
    { firstName: "Ann", lastName: "Ek", phone: "0701234567", email: "a@b.s", comment: "" },
    expect.objectContaining({ reason: "input", isValid: false, errors: ["email"] }),
  )

  await userEvent.type(field(/E-post/), "e")
  expect(onValuesChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ email: "a@b.se" }),
    expect.objectContaining({ isValid: true, errors: [] }),
  )
})

test("the error of an invalid field is shown as its description on blur and disappears when the value becomes valid", async () => {
  render(fields())
  const phone = field(/Mobil/)
  const readMessages = () => [...document.querySelectorAll("[data-part=message]")].map(({ textContent }) => textContent)
  expect(readMessages()).toEqual(["", "", "", "", ""])

  await userEvent.type(phone, "0701")
  expect(description(phone)).toBeNull()

  await userEvent.tab()
  expect(description(phone)).toBe("Ange ett mobilnummer med 8 till 15 siffror.")
  expect(phone.getAttribute("aria-invalid")).toBe("true")
  expect(description(field(/Förnamn/))).toBeNull()

  await userEvent.type(phone, "2345")
  expect(description(phone)).toBeNull()
  expect(readMessages()[2]).toBe("")
  expect(phone.hasAttribute("aria-invalid")).toBe(false)
})

test("a failed submit shows all errors and focuses the first invalid field", async () => {
  render(fields({ defaultValues: { firstName: "Ann", email: "ann" } }))

  act(() => void screen.getByTestId<HTMLFormElement>("form").checkValidity())

  expect(description(field(/Förnamn/))).toBeNull()
  expect(description(field(/Efternamn/))).toBe("Ange ditt efternamn.")
  expect(description(field(/E-post/))).toBe("Ange en e-postadress, till exempel namn@exempel.se.")
  expect(document.activeElement).toBe(field(/Efternamn/))
})

test("the fields have form names and native validation rules", () => {
  render(fields({ defaultValues: { firstName: "Ann", comment: "Nyckeln ligger i brevlådan." } }))

  expect([...new FormData(screen.getByTestId<HTMLFormElement>("form"))]).toEqual([
    ["firstName", "Ann"],
    ["lastName", ""],
    ["phone", ""],
    ["email", ""],
    ["comment", "Nyckeln ligger i brevlådan."],
  ])
  expect(field(/Mobil/).pattern).toBe("[+0-9]{8,15}")
  expect(field(/E-post/).type).toBe("email")
})

test("the labels prop overrides the default texts", () => {
  render(fields({ labels: { comment: "Meddelande till verkstaden" } }))

  expect(field(/Meddelande till verkstaden/)).toBeTruthy()
})

test("text that is entered before hydration is kept and passed to onValuesChange", async () => {
  const onValuesChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(fields({ onValuesChange }))
  field(/Förnamn/).value = "Ann"

  const root = await act(async () => hydrateRoot(page, fields({ onValuesChange })))

  expect(field(/Förnamn/).value).toBe("Ann")
  expect(onValuesChange).toHaveBeenCalledWith(
    expect.objectContaining({ firstName: "Ann" }),
    expect.objectContaining({ reason: "early" }),
  )
  act(() => root.unmount())
  page.remove()
})
