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
    .filter((item) => item.getAttribute("aria-expanded") === "true")
    .map((item) => item.textContent)

test("the server-rendered HTML contains every section without inline styles", () => {
  const html = renderToString(filters({ defaultValue: ["Pris"] }))

  expect(html).toContain("Välj Färg")
  expect(html).not.toContain("style=")
})

test("opening a section closes the previously open section, and pressing an open section closes that section", async () => {
  render(filters({ defaultValue: ["Pris"] }))

  await userEvent.click(trigger("Färg"))
  expect(open()).toEqual(["Färg"])
  expect(screen.getByRole("region", { name: "Färg" }).textContent).toBe("Välj Färg")
  await userEvent.click(trigger("Färg"))
  expect(open()).toEqual([])
})

test("with `isMultiple` opening a section keeps other sections open", async () => {
  render(filters({ isMultiple: true, defaultValue: ["Pris"] }))

  await userEvent.click(trigger("Färg"))

  expect(open()).toEqual(["Pris", "Färg"])
})

test("a controlled accordion changes only with its `value`, and a press calls onValueChange with the requested value and a reason", async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(filters({ value: [], onValueChange }))

  await userEvent.click(trigger("Pris"))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["Pris"], expect.objectContaining({ reason: "trigger" }))
  expect(open()).toEqual([])

  rerender(filters({ value: ["Färg"], onValueChange }))
  expect(open()).toEqual(["Färg"])
})

test("arrow keys move between enabled headings and wrap around, and Home and End move to the first and last heading", async () => {
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

test("find-in-page opens a section that contains a match", () => {
  const onValueChange = vi.fn()
  render(filters({ onValueChange }))
  const content = document.getElementById(trigger("Färg").getAttribute("aria-controls") ?? "")
  expect(content?.getAttribute("hidden")).toBe("until-found")

  act(() => void content?.onbeforematch?.(new Event("beforematch")))

  expect(open()).toEqual(["Färg"])
  expect(onValueChange).toHaveBeenCalledWith(["Färg"], expect.objectContaining({ reason: "found" }))
})
