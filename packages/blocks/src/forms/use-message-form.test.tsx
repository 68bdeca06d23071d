import { parseAnalyticsEvent } from "@forecourt/contracts/analytics/analytics-event"
import { TRAP } from "@forecourt/forms-machine"
import example from "@forecourt/schemas/blocks/sell-car-form/examples/default.json" with { type: "json" }
import { afterEach, expect, test, vi } from "vitest"
import { createVisitor } from "../../test/fill-form.ts"
import { type Answer, formsWorld } from "../../test/forms-world.tsx"
import { renderLive, siteFor } from "../../test/render.tsx"

const WRITTEN = {
  Registreringsnummer: "ABC 12D",
  Miltal: "8400",
  Namn: "Anna Berg",
  Mobilnummer: "070 174 06 05",
  "E-post": "anna@example.org",
}
const SEND = /^Skicka/

afterEach(() => {
  Reflect.deleteProperty(window, "dataLayer")
})

async function openForm(...answers: Answer[]) {
  const { Around } = formsWorld(answers)
  const visitor = createVisitor(await renderLive("SellCarForm", example, siteFor(), undefined, Around))
  visitor.fill(WRITTEN)
  return visitor
}

test("an invalid form pushes no analytics event, and an accepted form pushes an interaction and a lead without personal data [spec 2 §7 analytics-events.form analytics-events.lead, 3 §7.1 form-interaction.forms]", async () => {
  const { tick, submit } = await openForm("taken")
  await submit(SEND)
  expect(window.dataLayer).toBeUndefined()

  tick("Sälja bilen")
  await submit(SEND)

  expect(window.dataLayer).toEqual([
    { event: "form_interaction", form_name: "sell-car" },
    { event: "lead", form_name: "sell-car" },
  ])
  expect(window.dataLayer?.map(parseAnalyticsEvent)).not.toContain(null)
})

test("a form that the service rejects pushes an interaction but no lead [spec 2 §7 analytics-events.lead]", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { tick, submit } = await openForm({ status: 422, code: "Refused" })
  tick("Sälja bilen")
  await submit(SEND)

  expect(window.dataLayer).toEqual([{ event: "form_interaction", form_name: "sell-car" }])
  log.mockRestore()
})

test("a retry succeeds after a program has filled in the field that visitors do not see", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { Around, sent } = formsWorld([{ status: 422, code: "LooksAutomated" }, "taken"])
  const page = await renderLive("SellCarForm", example, siteFor(), undefined, Around)
  const { fill, tick, submit } = createVisitor(page)
  fill(WRITTEN)
  tick("Sälja bilen")
  const trap = page.querySelector<HTMLInputElement>(`[name="${TRAP}"]`)
  if (trap !== null) trap.value = "https://vault.example"

  await submit(SEND)
  await submit(SEND)

  expect(sent.map((submission) => submission.trap)).toEqual(["https://vault.example", undefined])
  log.mockRestore()
})
