import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { ControlledAccordion, type ControlledAccordionRootProps } from "./index.ts"

afterEach(cleanup)

const filters = (props: ControlledAccordionRootProps = {}) => (
  <ControlledAccordion.Root {...props}>
    {["Pris", "Modell", "Färg"].map((name) => (
      <ControlledAccordion.Item key={name} value={name} isDisabled={name === "Modell"}>
        <ControlledAccordion.Heading>
          <ControlledAccordion.Trigger>{name}</ControlledAccordion.Trigger>
        </ControlledAccordion.Heading>
        <ControlledAccordion.Content>{`Välj ${name}`}</ControlledAccordion.Content>
      </ControlledAccordion.Item>
    ))}
  </ControlledAccordion.Root>
)
const trigger = (name: string) => screen.getByRole("button", { name })
const open = () =>
  screen
    .getAllByRole("button")
    .filter((one) => one.getAttribute("aria-expanded") === "true")
    .map((one) => one.textContent)

test("every section is in the server's HTML, without a style of its own", () => {
  const html = renderToString(filters({ defaultValue: ["Pris"] }))

  expect(html).toContain("Välj Färg")
  expect(html).not.toContain("style=")
})

test("one at a time: opening one closes the other, and a press on it closes it", async () => {
  render(filters({ defaultValue: ["Pris"] }))

  await userEvent.click(trigger("Färg"))
  expect(open()).toEqual(["Färg"])
  expect(screen.getByRole("region", { name: "Färg" }).textContent).toBe("Välj Färg")
  await userEvent.click(trigger("Färg"))
  expect(open()).toEqual([])
})

test("several may be open where that is wanted", async () => {
  render(filters({ isMultiple: true, defaultValue: ["Pris"] }))

  await userEvent.click(trigger("Färg"))

  expect(open()).toEqual(["Pris", "Färg"])
})

test("a caller who holds the value decides, and hears why", async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(filters({ value: [], onValueChange }))

  await userEvent.click(trigger("Pris"))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["Pris"], expect.objectContaining({ reason: "trigger" }))
  expect(open()).toEqual([])

  rerender(filters({ value: ["Färg"], onValueChange }))
  expect(open()).toEqual(["Färg"])
})

test("arrows go through the headings past what is disabled, round the ends; Home and End to the ends", async () => {
  render(filters())
  await userEvent.tab()
  expect(document.activeElement).toBe(trigger("Pris"))

  await userEvent.keyboard("{ArrowDown}")
  expect(document.activeElement).toBe(trigger("Färg"))
  await userEvent.keyboard("{ArrowDown}")
  expect(document.activeElement).toBe(trigger("Pris"))
  await userEvent.keyboard("{End}")
  expect(document.activeElement).toBe(trigger("Färg"))
  await userEvent.keyboard("{Home}")
  expect(document.activeElement).toBe(trigger("Pris"))
})

test("find-in-page opens what it finds words in", () => {
  const onValueChange = vi.fn()
  render(filters({ onValueChange }))
  const content = document.getElementById(trigger("Färg").getAttribute("aria-controls") ?? "")
  expect(content?.getAttribute("hidden")).toBe("until-found")

  act(() => void content?.onbeforematch?.(new Event("beforematch")))

  expect(open()).toEqual(["Färg"])
  expect(onValueChange).toHaveBeenCalledWith(["Färg"], expect.objectContaining({ reason: "found" }))
})
