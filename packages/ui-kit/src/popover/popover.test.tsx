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

test("without a script the browser's own popover opens and closes", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(settings())

  const content = page.querySelector("[popover=auto]")
  expect(content?.textContent).toContain("Lägst pris")
  expect([...page.querySelectorAll("[popovertarget]")].map((one) => one.getAttribute("popovertarget"))).toEqual([
    content?.id,
    content?.id,
  ])
})

test("a press opens it, named by its title, with the focus inside; the next one closes it", async () => {
  render(settings())

  await userEvent.click(button("Sortera"))
  expect(isOpen()).toBe(true)
  expect(screen.getByRole("dialog", { name: "Ordning" })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(button("Lägst pris")))

  await userEvent.click(button("Sortera"))
  expect(isOpen()).toBe(false)
})

test("Escape, the cross, a press elsewhere and a focus that moves on close it, each with its reason", async () => {
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

test("Escape gives the focus back to the button", async () => {
  render(settings())
  await userEvent.click(button("Sortera"))
  await waitFor(() => expect(document.activeElement).toBe(button("Lägst pris")))

  await userEvent.keyboard("{Escape}")

  await waitFor(() => expect(document.activeElement).toBe(button("Sortera")))
})

test("a listener may keep it open, and a caller who holds the state decides", async () => {
  const onOpenChange = vi.fn<NonNullable<PopoverRootProps["onOpenChange"]>>()
  const { rerender } = render(settings({ open: true, onOpenChange }))

  await userEvent.click(button("Stäng"))
  expect(onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: "close-button" }))
  expect(isOpen()).toBe(true)

  rerender(settings({ open: false, onOpenChange }))
  expect(isOpen()).toBe(false)
})
