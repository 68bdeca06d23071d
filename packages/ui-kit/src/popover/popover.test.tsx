import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Popover, type PopoverRootProps } from "./index.ts"

afterEach(cleanup)

const settings = (props: PopoverRootProps = {}) => (
  <>
    <Popover.Root labels={{ close: "Stäng" }} {...props}>
      <Popover.Trigger>Sortera</Popover.Trigger>
      <Popover.Content>
        <Popover.Title>Ordning</Popover.Title>
        <button type="button">Lägst pris</button>
        <Popover.Close />
      </Popover.Content>
    </Popover.Root>
    <button type="button">Nästa</button>
  </>
)
const button = (name: string) => screen.getByRole("button", { name, hidden: true })
const isOpen = () => button("Sortera").getAttribute("aria-expanded") === "true"

test("without JavaScript the popover is opened and closed by the browser's popover API", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(settings())

  const content = page.querySelector("[popover=auto]")
  expect(content?.textContent).toContain("Lägst pris")
  expect([...page.querySelectorAll("[popovertarget]")].map((item) => item.getAttribute("popovertarget"))).toEqual([
    content?.id,
    content?.id,
  ])
})

test("a press opens the popover, which is named by its title and receives the focus, and a second press closes it", async () => {
  render(settings())

  await userEvent.click(button("Sortera"))
  expect(isOpen()).toBe(true)
  expect(screen.getByRole("dialog", { name: "Ordning" })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(button("Lägst pris")))

  await userEvent.click(button("Sortera"))
  expect(isOpen()).toBe(false)
})

test("Escape, the close button, a press outside and moving the focus out close the popover and call onOpenChange with the reason", async () => {
  const onOpenChange = vi.fn()
  render(settings({ onOpenChange }))
  const closings = [
    () => userEvent.keyboard("{Escape}"),
    () => userEvent.click(button("Stäng")),
    async () => void fireEvent.pointerDown(document.body),
    async () => button("Nästa").focus(),
  ]

  for (const close of closings) {
    await userEvent.click(button("Sortera"))
    await waitFor(() => expect(document.activeElement).toBe(button("Lägst pris")))
    await close()
    await waitFor(() => expect(isOpen()).toBe(false))
  }

  expect(onOpenChange.mock.calls.filter(([open]) => !open).map(([, { reason }]) => reason)).toEqual([
    "escape",
    "close-button",
    "outside-press",
    "focus-out",
  ])
  expect(document.activeElement).toBe(button("Nästa"))
})

test("Escape returns the focus to the button", async () => {
  render(settings())
  await userEvent.click(button("Sortera"))
  await waitFor(() => expect(document.activeElement).toBe(button("Lägst pris")))

  await userEvent.keyboard("{Escape}")

  await waitFor(() => expect(document.activeElement).toBe(button("Sortera")))
})

test("a controlled popover changes only with its `open` prop", async () => {
  const onOpenChange = vi.fn<NonNullable<PopoverRootProps["onOpenChange"]>>()
  const { rerender } = render(settings({ open: true, onOpenChange }))

  await userEvent.click(button("Stäng"))
  expect(onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: "close-button" }))
  expect(isOpen()).toBe(true)

  rerender(settings({ open: false, onOpenChange }))
  expect(isOpen()).toBe(false)
})
