import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Toggletip, type ToggletipRootProps } from "./index.ts"

afterEach(cleanup)

const note = (props: ToggletipRootProps = {}) => (
  <p>
    <Toggletip.Root labels={{ trigger: "Om priset" }} {...props}>
      <Toggletip.Trigger />
      <Toggletip.Content>
        Priset gäller till söndag. <a href="#villkor">Villkor</a>
      </Toggletip.Content>
    </Toggletip.Root>
    <a href="#annat">Annat</a>
  </p>
)
const trigger = () => screen.getByRole("button", { name: "Om priset" })
const isOpen = () => trigger().getAttribute("aria-expanded") === "true"

test("without JavaScript the toggletip is shown with the browser's popover API", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(note())

  const tip = page.querySelector("[popover=auto]")
  expect(tip?.textContent).toContain("Priset gäller till söndag.")
  expect(page.querySelector("button")?.getAttribute("popovertarget")).toBe(tip?.id)
})

test("a press shows the toggletip in a live region, and a second press hides it", async () => {
  render(note())

  await userEvent.click(trigger())
  expect(isOpen()).toBe(true)
  expect(screen.getByRole("status").textContent).toContain("Priset gäller")

  await userEvent.click(trigger())
  expect(isOpen()).toBe(false)
})

test("Escape hides the toggletip and returns the focus to the button", async () => {
  render(note())
  await userEvent.click(trigger())
  screen.getByText("Villkor").focus()

  await userEvent.keyboard("{Escape}")

  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(trigger())
})

test("a press outside hides the toggletip, and a press inside does not", async () => {
  render(note())
  await userEvent.click(trigger())

  fireEvent.pointerDown(screen.getByText(/Priset gäller/))
  expect(isOpen()).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe(false)
})

test("moving the focus out of the toggletip hides it", async () => {
  render(note())
  await userEvent.click(trigger())

  screen.getByText("Villkor").focus()
  expect(isOpen()).toBe(true)
  fireEvent.blur(screen.getByText("Villkor"), { relatedTarget: screen.getByText("Annat") })
  expect(isOpen()).toBe(false)
})

test("a controlled toggletip changes only with its `open` prop", async () => {
  const onOpenChange = vi.fn<NonNullable<ToggletipRootProps["onOpenChange"]>>()
  const { rerender } = render(note({ open: true, onOpenChange }))

  await userEvent.click(trigger())
  expect(onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: "trigger" }))
  expect(isOpen()).toBe(true)

  rerender(note({ open: false, onOpenChange }))
  expect(isOpen()).toBe(false)
})
