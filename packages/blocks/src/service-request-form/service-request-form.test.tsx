import type { TextKey } from "@forecourt/renderer"
import data from "@forecourt/schemas/blocks/service-request-form/data/default.json" with { type: "json" }
import one from "@forecourt/schemas/blocks/service-request-form/data/motorcycles.json" with { type: "json" }
import example from "@forecourt/schemas/blocks/service-request-form/examples/default.json" with { type: "json" }
import motorcycles from "@forecourt/schemas/blocks/service-request-form/examples/motorcycles.json" with { type: "json" }
import newsletter from "@forecourt/schemas/blocks/service-request-form/examples/newsletter-required.json" with {
  type: "json",
}
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createVisitor } from "../../test/fill-form.ts"
import { type Answer, formsWorld } from "../../test/forms-world.tsx"
import { renderDocument, renderHtml, renderLive, siteFor } from "../../test/render.tsx"

beforeEach(() => void vi.useFakeTimers({ now: new Date("2027-03-01T08:00:00Z"), toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

const site = siteFor({
  name: "no-automotive",
  language: "nb",
  locale: "nb-NO",
  timeZone: "Europe/Oslo",
  text: (key, values = {}) =>
    dictionary.properties[key as TextKey]["x-text"].nb.replaceAll(/\{(\w+)\}/g, (whole, name) =>
      String(values[name] ?? whole),
    ),
})

const WRITTEN = {
  "Nærmeste forhandler": "Norrvik Oslo",
  Registreringsnummer: "EL 12345",
  Kilometerstand: "42000",
  Beskrivelse: "Den banker.",
  "Ønsket dato": "2027-03-02",
  Navn: "Kari Berg",
  Mobilnummer: "900 12 345",
  "E-post": "kari@example.org",
  Annet: "Ring etter fire.",
}
const CONSENT = "Jeg samtykker til at opplysningene brukes til å behandle forespørselen min."
const NEWSLETTER = "Ja takk, send meg nyhetsbrev på e-post."
const SEND = /^Send/

async function openForm(fields: object = example, ...answers: Answer[]) {
  const { sent, Around } = formsWorld(answers.length === 0 ? ["taken"] : answers)
  return {
    ...createVisitor(await renderLive("ServiceRequestForm", fields, site, fields === motorcycles ? one : data, Around)),
    sent,
  }
}

const SERVICES = [
  "Service",
  "Vinterklar-bil",
  "EU-kontroll",
  "Hjulskift",
  "Service eldre biler (5+)",
  "Reparasjon",
  "Lakk / karosseri",
  "Steinsprut / Ruteskift",
  "Aircondition service",
  "Bilskade",
  "Annet",
]

test("the form is sent to the selected workshop and shows a confirmation [spec 3 §2.3 service-request-fields.fields service-request-thanks, §4.3 form-states.service-request]", async () => {
  const { fill, tick, submit, sent, thanks } = await openForm()
  fill(WRITTEN)
  for (const label of ["Hjulskift", "EU-kontroll", CONSENT]) tick(label)
  await submit(SEND)

  expect(sent).toMatchObject([
    {
      formName: "service-request",
      values: {
        siteName: "Norrvik Oslo",
        siteEmail: "verksted.oslo@norrvik.example",
        typeMC: false,
        regno: "EL 12345",
        milage: 42_000,
        date: "2027-03-02",
        description: "Den banker.",
        name: "Kari Berg",
        phone: "900 12 345",
        email: "kari@example.org",
        other: "Ring etter fire.",
        gdpr: true,
        newsletter: false,
        consentTexts: [CONSENT],
        source: "no-automotive",
      },
    },
  ])
  expect(sent.flatMap(({ values }) => ("services" in values ? values.services : [])).toSorted()).toEqual([
    "EU-kontroll",
    "Hjulskift",
  ])
  expect(thanks()?.textContent).toContain("Vi svarer til kari@example.org.")
})

test("the car form has eleven services, and the motorcycle form has three services and a fixed dealership [spec 3 §9.1 service-request-types.cars service-request-types.motorcycles service-request-types.fixed]", async () => {
  const getBoxes = async (fields: object) => {
    const { form, sent, ...visitor } = await openForm(fields)
    const names = form.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)
    return { names: names.filter((name) => name !== CONSENT && name !== NEWSLETTER), form, sent, ...visitor }
  }
  expect((await getBoxes(example)).names).toEqual(SERVICES)

  document.body.replaceChildren()
  const { names, form, fill, tick, submit, sent } = await getBoxes(motorcycles)
  expect(names).toEqual(["Bestille service", "Bestile deler", "Annet"])
  expect(form.queryByLabelText(/^Nærmeste/)).toBeNull()
  const { "Nærmeste forhandler": _, ...written } = WRITTEN
  fill(written)
  tick(CONSENT)
  await submit(SEND)
  expect(sent).toMatchObject([{ values: { siteName: "Norrvik Oslo", typeMC: true } }])
})

test("missing values and a date in the past show errors at their fields [spec 3 §5.3 service-request-required service-request-consent service-request-date]", async () => {
  const { fill, submit, sent, alert, faults, form } = await openForm(newsletter)
  await submit(SEND)
  expect(faults()).toHaveLength(8)
  expect(form.getAllByText("Kryss av i boksen for å gå videre.")).toHaveLength(2)

  fill({ ...WRITTEN, "Ønsket dato": "2027-02-28" })
  await submit(SEND)
  expect(alert()).toBe("Kontroller feltene over.")
  expect(form.getByText("Velg 2027-03-01 eller senere.")).toBeTruthy()
  expect(sent).toEqual([])
})

test("the newsletter checkbox is optional unless the editor makes it required [spec 3 §5.3 service-request-consent]", async () => {
  const isRequired = async (fields: object) => {
    const page = await renderLive("ServiceRequestForm", fields, site, data)
    return createVisitor(page).field(NEWSLETTER).required
  }

  expect([await isRequired(example), await isRequired(newsletter)]).toEqual([false, true])
})

test("a form that cannot be submitted shows an error with the phone number [spec 3 §8.2 service-request-failure, §4.3 form-states.service-request]", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { fill, tick, submit, alert } = await openForm(example, { status: 422, code: "Refused" })
  fill(WRITTEN)
  tick(CONSENT)
  await submit(SEND)

  expect(alert()).toBe("Noe gikk galt, vennligst prøv igjen senere. Du kan også ringe oss på 55 90 06 10.")
  expect(log.mock.calls).toEqual([["service-request: the message was not sent, in 1 attempts (422 Refused)."]])
})

test("without JavaScript the form has native fields that keep their values after an error", async () => {
  const draft = { services: "Hjulskift\nBilskade", date: "2027-03-02", gdpr: "on", siteName: "Norrvik Bergen" }
  const page = await renderDocument("ServiceRequestForm", example, { ...site, draft }, { ...data, outcome: "wrong" })
  const { expectSentForm, form } = createVisitor(page)

  expectSentForm("service-request")
  expect(page.querySelector("#service-request form")).not.toBeNull()
  expect(page.querySelector<HTMLInputElement>("input[type=date][name=date]")?.value).toBe("2027-03-02")
  const ticked = form.getAllByRole("checkbox").filter((box) => (box as HTMLInputElement).checked)
  expect(ticked.map((box) => box.closest("label")?.textContent)).toEqual(["Hjulskift", "Bilskade", CONSENT])
  expect(page.querySelector<HTMLSelectElement>("[name=siteName]")?.value).toBe("Norrvik Bergen")
})

test("a block without dealerships shows a contact link instead of the form", async () => {
  const html = await renderHtml("ServiceRequestForm", example, site)

  expect(html).not.toContain("<form")
  expect(html).toContain("Noe gikk galt, vennligst prøv igjen senere.")
  expect(html).toContain('href="tel:+4755900610"')
})
