import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Tabs, type TabsRootProps } from "./index.ts"

afterEach(cleanup)

const media = (props: Partial<TabsRootProps> = {}) => (
  <Tabs.Root defaultValue="bilder" {...props}>
    <Tabs.List aria-label="Visa bilen som">
      <Tabs.Tab value="bilder">Bilder</Tabs.Tab>
      <Tabs.Tab value="film">Film</Tabs.Tab>
      <Tabs.Tab value="data">Data</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="bilder">Tolv bilder</Tabs.Panel>
    <Tabs.Panel value="film" isLazy>
      <iframe title="Filmen" />
    </Tabs.Panel>
    <Tabs.Panel value="data">Alla mått</Tabs.Panel>
  </Tabs.Root>
)
const tab = (name: string) => screen.getByRole("tab", { name })

function panel(name: string): HTMLElement {
  const element = document.getElementById(tab(name).getAttribute("aria-controls") ?? "")
  if (!element) throw new Error(`${name} controls no panel.`)
  return element
}

test("the server-rendered HTML contains the text of hidden panels, but not content that is loaded lazily", () => {
  const html = renderToString(media())

  expect(html).toContain("Alla mått")
  expect(html).not.toContain("iframe")
})

test("arrow keys move the focus without selecting a tab", async () => {
  const onValueChange = vi.fn()
  render(media({ onValueChange }))

  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")

  expect(document.activeElement).toBe(tab("Film"))
  expect(tab("Bilder").getAttribute("aria-selected")).toBe("true")
  expect(onValueChange).not.toHaveBeenCalled()
})

test("Tab moves to the selected tab and from there into its panel", async () => {
  render(media())

  await userEvent.tab()
  expect(document.activeElement).toBe(tab("Bilder"))
  await userEvent.tab()

  expect(document.activeElement).toBe(panel("Bilder"))
})

test("Enter selects the focused tab and calls onValueChange with the reason", async () => {
  const onValueChange = vi.fn()
  render(media({ onValueChange }))

  await userEvent.tab()
  await userEvent.keyboard("{End}{Enter}")

  expect(tab("Data").getAttribute("aria-selected")).toBe("true")
  expect(panel("Bilder").hasAttribute("hidden")).toBe(true)
  expect(onValueChange).toHaveBeenCalledWith("data", expect.objectContaining({ reason: "tab" }))
})

test("a panel that has been shown once stays mounted with the same iframe", async () => {
  render(media())
  expect(screen.queryByTitle("Filmen")).toBeNull()

  await userEvent.click(tab("Film"))
  const frame = screen.getByTitle("Filmen")
  await userEvent.click(tab("Data"))
  await userEvent.click(tab("Film"))

  expect(screen.getByTitle("Filmen")).toBe(frame)
})

test("find-in-page shows the panel that contains a match", () => {
  const onValueChange = vi.fn()
  render(media({ onValueChange }))
  expect(panel("Data").getAttribute("hidden")).toBe("until-found")

  act(() => void panel("Data").onbeforematch?.(new Event("beforematch")))

  expect(tab("Data").getAttribute("aria-selected")).toBe("true")
  expect(onValueChange).toHaveBeenCalledWith("data", expect.objectContaining({ reason: "found" }))
})

test("controlled tabs change only with `value`", async () => {
  const { rerender } = render(media({ value: "bilder" }))

  await userEvent.click(tab("Film"))
  expect(tab("Bilder").getAttribute("aria-selected")).toBe("true")

  rerender(media({ value: "film" }))
  expect(tab("Film").getAttribute("aria-selected")).toBe("true")
})

test("the panel of a tab is labelled by the tab", () => {
  render(media())

  expect(screen.getByRole("tabpanel")).toBe(panel("Bilder"))
  expect(panel("Bilder").getAttribute("aria-labelledby")).toBe(tab("Bilder").id)
})

test("if the selected value matches no tab, no panel is shown and Tab moves the focus to the first tab", async () => {
  render(media({ defaultValue: "borta" }))

  await userEvent.tab()

  expect(document.activeElement).toBe(tab("Bilder"))
  expect(screen.queryByRole("tabpanel")).toBeNull()
})

test("in the server-rendered HTML only the selected tab is in the tab order", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(media({ defaultValue: "film" }))

  const stops = [...page.querySelectorAll("[role=tab]")].map((item) => item.getAttribute("tabindex"))
  expect(stops).toEqual(["-1", "0", "-1"])
  expect(page.innerHTML).not.toContain(" dir=")
})

test("with automatic activation a tab that receives the focus shows its panel", async () => {
  const onValueChange = vi.fn()
  render(media({ activation: "automatic", onValueChange }))

  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")

  await waitFor(() => expect(tab("Film").getAttribute("aria-selected")).toBe("true"))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("film", expect.objectContaining({ reason: "tab" }))
})

test("in a vertical tab list only the up and down arrow keys move the focus", async () => {
  render(media({ orientation: "vertical" }))
  expect(screen.getByRole("tablist").getAttribute("aria-orientation")).toBe("vertical")

  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}{ArrowDown}")

  await waitFor(() => expect(document.activeElement).toBe(tab("Film")))
})

test("a listener can cancel the selection of another tab", async () => {
  render(media({ onValueChange: (_value, { cancel }) => cancel() }))

  await userEvent.click(tab("Film"))

  expect(tab("Bilder").getAttribute("aria-selected")).toBe("true")
})
