import { expect, test } from "vitest"
import { renderDocument, siteFor } from "../../test/render.tsx"
import { registry } from "../generated/registry.ts"

const text = (value: string) => ({ value })
const fact = (label: string, value: string) => ({ label: text(label), value: text(value) })
const card = { title: text("Tind E"), campaignLabel: text("Vinterhjul ingår") }

test("the campaign label is shown only when the card is a campaign [spec 1 §3 car-model-card]", async () => {
  const ordinary = await renderDocument("CarModelCard", card)
  const campaign = await renderDocument("CarModelCard", { ...card, isCampaign: true })

  expect(ordinary.querySelector("[data-part=campaign]")).toBeNull()
  expect(campaign.querySelector("[data-part=campaign]")?.textContent).toBe("Vinterhjul ingår")
})

test("a card accepts at most four facts [spec 1 §9 card-facts, §3 car-model-card]", async () => {
  const facts = Array.from({ length: 5 }, (_, at) => fact(`Mått ${at}`, `${at} cm`))
  const rendered = await renderDocument("CarModelCard", { ...card, facts: facts.slice(0, 4) })

  expect(rendered.querySelectorAll("dt")).toHaveLength(4)
  expect(registry.CarModelCard?.parse({ ...card, facts })).toBeNull()
})

test("in the page editor a card shows the campaign label and empty facts, which are hidden from visitors [spec 1 §6 controls.cards]", async () => {
  const metadata = { contextItem: { id: "a", language: "sv", version: 1 }, fieldId: "b", fieldType: "single-line" }
  const empty = { value: "", metadata }
  const fields = { ...card, facts: [{ label: empty, value: empty }] }
  const edited = await renderDocument("CarModelCard", fields, siteFor({ mode: "editing" }))

  expect(edited.querySelector("[data-part=campaign][data-editing]")?.textContent).toBe(
    "Vinterhjul ingårBesökare ser etiketten först när kortet är en kampanj.",
  )
  expect(edited.querySelector("dl")?.textContent).toContain("[No text in field]")
})

test("facts are rendered in the editor's order, even when labels are repeated", async () => {
  const facts = [fact("Räckvidd", "420 km"), fact("Räckvidd", "510 km")]
  const rendered = await renderDocument("CarModelCard", { ...card, facts })

  expect([...rendered.querySelectorAll("dd")].map((node) => node.textContent)).toEqual(["420 km", "510 km"])
})

test("a fact without a label or without a value is not rendered", async () => {
  const facts = [fact("Räckvidd", ""), fact("", "7 säten"), fact("Vikt", "1 840 kg")]
  const rendered = await renderDocument("CarModelCard", { ...card, facts })

  expect(rendered.querySelector("dl")?.textContent).toBe("Vikt1 840 kg")
})

test("a card without facts renders no list", async () => {
  const rendered = await renderDocument("CarModelCard", { ...card, facts: [] })

  expect(rendered.querySelector("dl")).toBeNull()
})

test("the whole card is a link for visitors, but not in the page editor [spec 1 §6 controls.cards]", async () => {
  const fields = { ...card, link: { value: { href: "/bilar/elbilar", text: "Mer om Tind E" } } }
  const live = await renderDocument("CarModelCard", fields)
  const editing = await renderDocument("CarModelCard", fields, siteFor({ mode: "editing" }))

  expect(live.querySelector("a")?.hasAttribute("data-cover")).toBe(true)
  expect(editing.querySelector("a")?.hasAttribute("data-cover")).toBe(false)
})
