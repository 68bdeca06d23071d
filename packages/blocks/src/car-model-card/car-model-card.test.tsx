import { expect, test } from "vitest"
import { drawDocument, siteFor } from "../../test/draw.tsx"

const text = (value: string) => ({ value })
const fact = (label: string, value: string) => ({ label: text(label), value: text(value) })
const card = { title: text("Tind E"), campaignLabel: text("Vinterhjul ingår") }

test("the campaign label shows only for a campaign", async () => {
  const ordinary = await drawDocument("CarModelCard", card)
  const campaign = await drawDocument("CarModelCard", { ...card, isCampaign: true })

  expect(ordinary.querySelector("[data-part=campaign]")).toBeNull()
  expect(campaign.querySelector("[data-part=campaign]")?.textContent).toBe("Vinterhjul ingår")
})

test("facts stand in the order the editor gave them, also when labels repeat", async () => {
  const facts = [fact("Räckvidd", "420 km"), fact("Räckvidd", "510 km")]
  const drawn = await drawDocument("CarModelCard", { ...card, facts })

  expect([...drawn.querySelectorAll("dd")].map((node) => node.textContent)).toEqual(["420 km", "510 km"])
})

test("a label without a value says nothing, nor does a value without a label", async () => {
  const facts = [fact("Räckvidd", ""), fact("", "7 säten"), fact("Vikt", "1 840 kg")]
  const drawn = await drawDocument("CarModelCard", { ...card, facts })

  expect(drawn.querySelector("dl")?.textContent).toBe("Vikt1 840 kg")
})

test("without facts there is no empty list", async () => {
  const drawn = await drawDocument("CarModelCard", { ...card, facts: [] })

  expect(drawn.querySelector("dl")).toBeNull()
})

test("the whole card leads where its link leads, but not where an editor has to reach the words", async () => {
  const fields = { ...card, link: { value: { href: "/bilar/elbilar", text: "Mer om Tind E" } } }
  const live = await drawDocument("CarModelCard", fields)
  const editing = await drawDocument("CarModelCard", fields, siteFor({ mode: "editing" }))

  expect(live.querySelector("a")?.hasAttribute("data-cover")).toBe(true)
  expect(editing.querySelector("a")?.hasAttribute("data-cover")).toBe(false)
})
