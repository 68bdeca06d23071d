import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { Menu, type MenuRootProps } from "./index.ts"

afterEach(cleanup)

const share = (props: MenuRootProps = {}, print: (event: Event) => void = () => {}) => (
  <KitProvider link={(linkProps) => <a data-link="site" {...linkProps} />}>
    <Menu.Root {...props}>
      <Menu.Trigger>Dela</Menu.Trigger>
      <Menu.Content>
        <Menu.Item onSelect={print}>Skriv ut</Menu.Item>
        <Menu.Item isDisabled>Skicka som sms</Menu.Item>
        <Menu.Separator />
        <Menu.Link href="#tipsa">Tipsa en vän</Menu.Link>
      </Menu.Content>
    </Menu.Root>
  </KitProvider>
)
const trigger = () => screen.getByRole("button", { name: "Dela", hidden: true })
const menu = () => screen.queryByRole("menu", { name: "Dela" })
const item = (name: string) => screen.getByRole("menuitem", { name })

async function openByKeyboard(): Promise<void> {
  act(() => trigger().focus())
  await userEvent.keyboard("{Enter}")
  await waitFor(() => expect(document.activeElement).toBe(item("Skriv ut")))
}

test("Enter opens the menu, and links in the menu use the site's link component", async () => {
  render(share())

  await openByKeyboard()

  expect(menu()).not.toBeNull()
  expect(item("Tipsa en vän").getAttribute("href")).toBe("#tipsa")
  expect(item("Tipsa en vän").dataset.link).toBe("site")
})

test("arrow keys skip disabled items and wrap around, and typing a character focuses the next item that starts with that character", async () => {
  render(share())
  await openByKeyboard()

  await userEvent.keyboard("{ArrowDown}")
  await waitFor(() => expect(document.activeElement).toBe(item("Tipsa en vän")))
  await userEvent.keyboard("{ArrowDown}")
  await waitFor(() => expect(document.activeElement).toBe(item("Skriv ut")))
  await userEvent.keyboard("t")
  await waitFor(() => expect(document.activeElement).toBe(item("Tipsa en vän")))
})

test("activating an item runs the item's action once and closes the menu unless a listener prevents closing", async () => {
  const onOpenChange = vi.fn()
  const print = vi.fn()
  const { rerender } = render(share({ onOpenChange }, print))
  await openByKeyboard()
  await userEvent.keyboard("{Enter}")
  expect(print).toHaveBeenCalledOnce()
  expect(menu()).toBeNull()
  expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "item" }))

  rerender(share({}, (event) => event.preventDefault()))
  await openByKeyboard()
  await userEvent.keyboard("{Enter}")
  expect(menu()).not.toBeNull()
})

test("Escape closes the menu and returns the focus to the button", async () => {
  const onOpenChange = vi.fn()
  render(share({ onOpenChange }))
  await openByKeyboard()

  fireEvent.keyDown(item("Skriv ut"), { key: "Escape" })

  expect(menu()).toBeNull()
  expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }))
  await waitFor(() => expect(document.activeElement).toBe(trigger()))
})

test("a listener can prevent the menu from opening, and a controlled menu changes only with its `open` prop", async () => {
  const { rerender } = render(share({ onOpenChange: (_open, { cancel }) => cancel() }))
  act(() => trigger().focus())
  await userEvent.keyboard("{Enter}")
  expect(menu()).toBeNull()

  rerender(share({ open: true }))
  expect(menu()).not.toBeNull()
})
