import example from "@forecourt/schemas/blocks/sell-car-form/examples/default.json" with { type: "json" }
import { act, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { SimulatedClock } from "xstate"
import { createVisitor } from "../../test/fill-form.ts"
import { type Answer, formsWorld } from "../../test/forms-world.tsx"
import { createPlatform, propsFor } from "../../test/load.ts"
import { renderDocument, renderLive, siteFor } from "../../test/render.tsx"
import type { SellCarForm } from "../generated/sell-car-form.ts"
import { load } from "./sell-car-form.load.ts"

const WRITTEN = {
  Registreringsnummer: "ABC 12D",
  Miltal: "8400",
  Namn: "Anna Berg",
  Mobilnummer: "070 174 06 05",
  "E-post": "anna@example.org",
  Övrigt: "Två ägare.",
}
const SEND = /^Skicka/

async function openForm(...answers: Answer[]) {
  const clock = new SimulatedClock()
  const { sent, Around } = formsWorld(answers, clock)
  const visitor = createVisitor(await renderLive("SellCarForm", example, siteFor(), undefined, Around))
  return { ...visitor, sent, pass: (ms: number) => act(async () => clock.increment(ms)) }
}

test("the form submits the car, the purpose and the contact details and shows a confirmation [spec 3 §2.2 sell-car-fields, §4.3 form-states.sell-car]", async () => {
  const { fill, tick, submit, sent, thanks } = await openForm("taken")
  fill(WRITTEN)
  tick("Byta in bilen")
  await submit(SEND)

  expect(sent).toMatchObject([
    {
      formName: "sell-car",
      values: {
        regno: "ABC 12D",
        milage: 8400,
        selected: "trade-in",
        other: "Två ägare.",
        source: "se-automotive",
        customerName: "Anna Berg",
        customerPhone: "070 174 06 05",
        customerEmail: "anna@example.org",
      },
    },
  ])
  expect(thanks()?.textContent).toContain("Vi svarar till anna@example.org.")
  expect(document.activeElement).toBe(thanks())
})

test("the form shows what becomes of personal data, and sends the shown text and what a program wrote into the hidden field", async () => {
  const { fill, tick, submit, sent } = await openForm("taken")
  const notice = screen.getByText(/Norrvik Automotive AB använder uppgifterna/)
  expect(notice.querySelector("a")?.getAttribute("href")).toBe("/integritet")

  fill(WRITTEN)
  tick("Byta in bilen")
  const trap = document.querySelector<HTMLInputElement>("[data-part=trap] input")
  if (trap) trap.value = "Buy now"
  await submit(SEND)

  const privacyNotice = "Norrvik Automotive AB använder uppgifterna för ditt ärende och sparar dem så länge det kräver."
  expect(sent).toMatchObject([{ privacyNotice, trap: "Buy now", openMs: expect.any(Number) }])
})

test("missing or invalid values show errors at their fields, and no request is sent [spec 3 §5.2 sell-car-required sell-car-patterns]", async () => {
  const { fill, tick, submit, sent, alert, faults } = await openForm("taken")
  await submit(SEND)
  expect(faults()).toHaveLength(6)

  fill({ ...WRITTEN, Mobilnummer: "0701-ring", Miltal: "0x10" })
  tick("Sälja bilen")
  await submit(SEND)
  expect(faults()).toEqual(["Miltal *", "Mobilnummer *"])
  expect(screen.getByText("Skriv ett tal med siffror.")).toBeDefined()
  expect(screen.getByText("Ange ett mobilnummer med 6 till 20 siffror.")).toBeDefined()
  expect(alert()).toBe("Kontrollera fälten ovan.")
  expect(sent).toEqual([])
})

test("a form that cannot be submitted shows an error with the phone number [spec 3 §8.2 sell-car-failure, §4.3 form-states.sell-car]", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { fill, tick, submit, alert, field } = await openForm({ status: 422, code: "Refused" })
  fill(WRITTEN)
  tick("Sälja bilen")
  await submit(SEND)

  expect(alert()).toBe("Uppgifterna kunde inte skickas. Försök igen. Du kan också ringa oss på 031-390 06 10.")
  expect(field(/^Namn/).value).toBe("Anna Berg")
  expect(log.mock.calls).toEqual([["sell-car: the message was not sent, in 1 attempts (422 Refused)."]])
})

test("without JavaScript the form is submitted natively, and the next page shows the outcome and restores the entered values", async () => {
  const draft = { regno: "ABC 12D", selected: "trade-in", customerName: "Anna Berg" }
  const page = await renderDocument("SellCarForm", example, siteFor({ draft }), "wrong")
  const { expectSentForm, alert, form } = createVisitor(page)

  expectSentForm("sell-car")
  expect(page.querySelector("#sell-car form")).not.toBeNull()
  const readField = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  expect([readField("regno"), readField("customerName")]).toEqual(["ABC 12D", "Anna Berg"])
  expect((form.getByRole("radio", { name: "Byta in bilen" }) as HTMLInputElement).checked).toBe(true)
  expect(alert()).toBe("Kontrollera fälten ovan.")
  expect((await renderDocument("SellCarForm", example, undefined, "sent")).textContent).toContain("Tack, vi har")
})

test.each([
  [["sent"], "sent"],
  [["else"], undefined],
  [[], undefined],
])(
  "the URL parameter %j determines which outcome the loader returns for the previous submission",
  async (message, loaded) => {
    const { props } = propsFor<SellCarForm>(createPlatform({}).services, { page: { choices: { message } } })

    expect(await load(props)).toBe(loaded)
  },
)
