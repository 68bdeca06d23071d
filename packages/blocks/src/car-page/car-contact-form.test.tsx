import { act, fireEvent, render, within } from "@testing-library/react"
import { prerender } from "react-dom/static"
import { expect, test, vi } from "vitest"
import { SimulatedClock } from "xstate"
import { contactForm, SAMPLE } from "../../test/contact-form.tsx"
import { type Answer, formsWorld } from "../../test/forms-world.tsx"
import { siteFor } from "../../test/render.tsx"
import type { MessageIslandProps } from "../forms/message-form.tsx"
import { CarContactForm } from "./car-contact-form.client.tsx"

const site = siteFor()

const WRITTEN = { Namn: "Anna Berg", Mobilnummer: "070 174 06 05", "E-post": "anna@example.org" }
const GONE = { status: 502, code: "ServiceFailed" }

interface Options {
  readonly answers?: readonly Answer[]
  readonly props?: Partial<MessageIslandProps>
}

async function openForm({ answers = ["taken"], props = {} }: Options = {}) {
  const clock = new SimulatedClock()
  const { sent, Around } = formsWorld(answers, clock)
  const { container } = await act(async () =>
    render(<CarContactForm {...contactForm(site, props)} />, { wrapper: Around }),
  )
  const form = within(container)
  const field = (label: string | RegExp) => form.getByLabelText(label) as HTMLInputElement
  const write = (label: string, value: string) =>
    fireEvent.change(field(new RegExp(`^${label}`)), { target: { value } })
  return {
    container,
    form,
    sent,
    field,
    write,
    fill: (changed: Readonly<Record<string, string>> = {}) => {
      for (const [label, value] of Object.entries({ ...WRITTEN, ...changed })) write(label, value)
    },
    submit: () => act(async () => void fireEvent.click(form.getByRole("button", { name: /^Skicka/ }))),
    pass: (ms: number) => act(async () => clock.increment(ms)),
    thanks: () => container.querySelector<HTMLElement>("[data-part=sent]"),
    alert: () => form.queryByRole("alert")?.textContent,
  }
}

test("a submitted form sends its values and moves the focus to the confirmation [spec 2 §1 contact, §3 contact-form.name contact-form.phone contact-form.email contact-form.message contact-form.quote contact-form.testDrive, §4 contact-states.success]", async () => {
  const { form, fill, field, submit, sent, thanks } = await openForm()
  fill()
  fireEvent.change(field("Meddelande (valfritt)"), { target: { value: "Finns den kvar?" } })
  fireEvent.click(field("Jag vill provköra"))
  await submit()

  expect(sent).toMatchObject([
    {
      values: {
        name: "Anna Berg",
        phone: "070 174 06 05",
        email: "anna@example.org",
        message: "Finns den kvar?",
        quote: false,
        testDrive: true,
        car: "41281",
        toEmail: "lund@norrvik.example",
        source: "se-automotive",
      },
    },
  ])
  expect(thanks()?.textContent).toContain("Vi svarar till anna@example.org.")
  expect(document.activeElement).toBe(thanks())
  expect(form.queryByRole("button")).toBeNull()
})

test("while the message is sent, the form disables its fields, ignores a second submit and keeps the focus [spec 2 §4 contact-states.submitting]", async () => {
  const { form, fill, field, submit, sent } = await openForm({ answers: ["never"] })
  fill()
  form.getByRole("button", { name: "Skicka" }).focus()
  await submit()
  await submit()

  for (const label of [/^Namn/, /^Mobilnummer/, /^E-post/, "Meddelande (valfritt)", "Jag vill ha en offert"])
    expect(field(label).disabled).toBe(true)
  expect(document.activeElement).toBe(form.getByRole("button", { name: "Skickar" }))
  expect(sent).toHaveLength(1)
})

test("three seconds after sending, the form is reset, and the confirmation remains until the visitor types [spec 2 §4 contact-embedded]", async () => {
  const { form, fill, field, submit, pass, write, thanks } = await openForm()
  fill()
  await submit()
  await pass(2999)
  expect(form.queryByRole("button")).toBeNull()
  await pass(1)

  expect(field(/^Namn/).value).toBe("")
  expect(document.activeElement).toBe(thanks())
  write("Namn", "Bo")
  expect(thanks()).toBeNull()
})

test("after three failed attempts to send a message, the form shows an error and keeps the values without logging them [spec 2 §4 contact-states.error, §8 contact-failure.told contact-failure.logged]", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { fill, field, submit, pass, sent, alert, write, form } = await openForm({ answers: [GONE] })
  fill()
  await submit()
  await pass(1000)
  expect(alert()).toBe("")
  await pass(1000)

  expect(sent).toHaveLength(3)
  expect(alert()).toBe("Meddelandet kunde inte skickas. Försök igen. Du kan också ringa oss på 046-12 34 56.")
  expect(field(/^Namn/).value).toBe("Anna Berg")
  expect(field(/^Namn/).disabled).toBe(false)
  expect(form.getByRole("button", { name: "Skicka" })).toBeTruthy()
  expect(log.mock.calls).toEqual([["car-contact: the message was not sent, in 3 attempts (502 ServiceFailed)."]])
  write("Namn", "Anna B")
  expect(alert()).toBe("")
  log.mockRestore()
})

test("invalid input shows a summary of the errors and sends no request [spec 2 §5 contact-invalid contact-required]", async () => {
  const { container, fill, submit, write, alert, sent } = await openForm()
  fill({ Namn: "", Mobilnummer: "070", "E-post": "anna@example" })
  await submit()

  expect(alert()).toBe("Kontrollera fälten ovan.")
  const summary = container.querySelector<HTMLElement>("[data-part=summary]") as HTMLElement
  expect(within(summary).getAllByRole("link")).toHaveLength(3)
  expect(document.activeElement).toBe(summary)
  write("Namn", "Anna")
  expect(alert()).toBe("")
  expect(sent).toEqual([])
})

test("the contact form of an example listing of a new car requires the visitor to select a dealership [spec 2 §3 contact-form.siteName, §5 contact-seller]", async () => {
  const { fill, field, submit, sent, alert } = await openForm({ props: { topic: SAMPLE } })
  const select = field(/^Anläggning/) as unknown as HTMLSelectElement
  fill()
  await submit()
  expect([...select.options].map(({ text, value }) => value && text)).toEqual([
    "",
    "Norrvik Lund",
    "Norrvik Borås",
    "Norrvik Umeå",
  ])
  expect(alert()).toBe("Kontrollera fälten ovan.")

  fireEvent.change(select, { target: { value: "Norrvik Borås" } })
  await submit()
  expect(sent).toMatchObject([{ values: { toEmail: "lund@norrvik.example" } }])
})

test("a message to a dealership without an e-mail address for the car's department is not sent, and the form shows an error [spec 2 §8 contact-department]", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { fill, field, submit, sent, alert } = await openForm({ props: { topic: SAMPLE } })
  fill()
  fireEvent.change(field(/^Anläggning/), { target: { value: "Norrvik Umeå" } })
  await submit()

  expect(alert()).toContain("Meddelandet kunde inte skickas.")
  expect(log.mock.calls[0]?.[0]).toContain("Department not found")
  expect(sent).toEqual([])
  log.mockRestore()
})

test("without JavaScript the form uses native validation, shows the outcome and restores the values after an error", async () => {
  const draft = { name: "Anna", phone: "070", message: "Kvar?", testDrive: "on" }
  const html = async (props: Partial<MessageIslandProps>) => {
    const { prelude } = await prerender(<CarContactForm {...contactForm(site, props)} />)
    const body = document.createElement("div")
    body.innerHTML = await new Response(prelude).text()
    return body
  }
  const [idle, failed, wrong, done] = [
    await html({}),
    await html({ outcome: "failed", draft }),
    await html({ outcome: "wrong", draft }),
    await html({ outcome: "sent" }),
  ]

  const form = idle.querySelector("form")
  expect([form?.method, form?.getAttribute("action"), form?.noValidate]).toEqual(["post", "/api/forms/comhub", false])
  expect(form?.querySelector<HTMLInputElement>("[name=path]")?.value).toBe("/bil/41281/volvo-ex30")
  expect([...(form?.querySelectorAll("[required]") ?? [])].map((item) => item.getAttribute("name"))).toEqual([
    "name",
    "phone",
    "email",
  ])
  for (const page of [failed, wrong]) {
    expect(page.querySelector<HTMLInputElement>("[name=phone]")?.value).toBe("070")
    expect(page.querySelector("textarea")?.textContent).toBe("Kvar?")
    expect(page.querySelector<HTMLInputElement>("[name=testDrive]")?.checked).toBe(true)
    expect(page.querySelector<HTMLInputElement>("[name=quote]")?.checked).toBe(false)
  }
  expect(failed.querySelector("[role=alert]")?.textContent).toContain("Meddelandet kunde inte skickas.")
  expect(wrong.querySelector("[role=alert]")?.textContent).toBe("Kontrollera fälten ovan.")
  expect(done.querySelector("[role=status]")?.textContent).toBe("Tack, vi har fått ditt meddelande")
  expect(done.querySelector("form")).not.toBeNull()
})

test("each error is shown at its field and in a summary that links to the field [spec 2 §5 contact-required]", async () => {
  const { container, submit, write } = await openForm()
  write("Mobilnummer", "070")
  write("E-post", "anna")
  await submit()

  const summary = container.querySelector<HTMLElement>("[data-scope=form][data-part=summary]")
  expect(summary?.querySelector("h2")?.textContent).toMatch(/\p{L}/u)
  const links = [...(summary?.querySelectorAll("a") ?? [])].map((link) => link.textContent)
  const errors = [...container.querySelectorAll("[data-scope=field][data-part=error]")].map((item) => item.textContent)
  const said = errors.filter((error) => error !== "")
  expect(said).toHaveLength(3)
  expect(links).toEqual(said.map((error) => expect.stringContaining(error ?? "")))
  expect(links[0]).toContain("Namn")
})

test("the hash #contact-quote or #contact-testdrive checks the matching checkbox and leaves the other checkboxes unchanged", async () => {
  location.hash = "#contact-quote"
  const { field } = await openForm()
  const listTicked = () => [field("Jag vill ha en offert").checked, field("Jag vill provköra").checked]
  const goTo = (hash: string) =>
    act(async () => {
      location.hash = hash
      dispatchEvent(new HashChangeEvent("hashchange"))
    })
  expect(listTicked()).toEqual([true, false])

  fireEvent.click(field("Jag vill provköra"))
  await goTo("#finance")
  expect(listTicked()).toEqual([true, true])

  fireEvent.click(field("Jag vill ha en offert"))
  await goTo("#contact-testdrive")
  expect(listTicked()).toEqual([false, true])

  await goTo("#contact-quote")
  expect(listTicked()).toEqual([true, true])
  location.hash = ""
})

test("without JavaScript a rejected form lists each invalid field with a link to it", async () => {
  const props = { outcome: "wrong", draft: { phone: "070", wrong: "phone\nmessage" } } as const
  const { prelude } = await prerender(<CarContactForm {...contactForm(site, props)} />)
  const page = document.createElement("div")
  page.innerHTML = await new Response(prelude).text()

  const links = [...page.querySelectorAll<HTMLAnchorElement>("[data-scope=form][data-part=summary] a")]
  expect(links.map(({ textContent }) => textContent?.split(":")[0])).toEqual(["Mobilnummer", "Meddelande (valfritt)"])
  for (const [at, name] of ["phone", "message"].entries()) {
    const control = page.querySelector(`[name=${name}]`)
    expect(control?.getAttribute("aria-invalid")).toBe("true")
    expect(links[at]?.getAttribute("href")).toBe(`#${control?.id}`)
  }
  expect(page.querySelector("[name=email]")?.hasAttribute("aria-invalid")).toBe(false)
})

test("a name that consists of a zero-width space passes native validation but shows an error at the field", async () => {
  const { container, fill, field, submit, sent } = await openForm()
  fill({ Namn: "\u200b" })
  await submit()

  expect(field(/^Namn/).getAttribute("aria-invalid")).toBe("true")
  expect(container.querySelector("[data-scope=form][data-part=summary] a")?.textContent).toContain("Namn")
  expect(sent).toEqual([])
})
