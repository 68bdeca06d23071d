import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { renderDocument, renderHtml, renderLive } from "../../test/render.tsx"

const tab = (label: string, text: string) => ({ label: { value: label }, text: { value: text } })
const title = { value: "Två sätt att betala" }
const tabs = [tab("Billån", "<p>Bilen är din.</p>"), tab("Privatleasing", "<p>Lämna tillbaka den.</p>")]

test("a section without tabs renders nothing", async () => {
  expect(await renderHtml("Tabs", { title, tabs: [] })).toBe("")
})

test("the first panel is shown initially, and clicking a tab shows its panel", async () => {
  await renderLive("Tabs", { title, tabs })
  const list = within(screen.getByRole("tablist", { name: "Två sätt att betala" }))
  expect(screen.getByRole("tabpanel").textContent).toContain("Bilen är din.")

  await userEvent.click(list.getByRole("tab", { name: "Privatleasing" }))

  expect(screen.getByRole("tabpanel").textContent).toContain("Lämna tillbaka den.")
})

test("arrow keys move the focus between tabs, and Enter shows the panel of the focused tab", async () => {
  await renderLive("Tabs", { title, tabs })

  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  expect(screen.getByRole("tab", { name: "Privatleasing" })).toBe(document.activeElement)
  expect(screen.getByRole("tabpanel").textContent).toContain("Bilen är din.")

  await userEvent.keyboard("{Enter}")
  expect(screen.getByRole("tabpanel").textContent).toContain("Lämna tillbaka den.")
})

test("the server-rendered HTML contains every panel, each under a heading", async () => {
  const section = await renderDocument("Tabs", { title, tabs })

  const views = [...section.querySelectorAll("[data-part=view]")]
  expect(views.map((view) => view.querySelector("h3")?.textContent)).toEqual(["Billån", "Privatleasing"])
  expect(views.map((view) => view.querySelector("p")?.textContent)).toEqual(["Bilen är din.", "Lämna tillbaka den."])
})
