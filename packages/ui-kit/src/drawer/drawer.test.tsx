import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Drawer, type DrawerRootProps } from "./index.ts"

afterEach(cleanup)

const dialog = (props: DrawerRootProps = {}) => (
  <Drawer.Root labels={{ close: "Stäng" }} {...props}>
    <Drawer.Trigger>Öppna</Drawer.Trigger>
    <Drawer.Content>
      <Drawer.Title>Provkör</Drawer.Title>
      <a href="#tid">Välj tid</a>
      <Drawer.Close />
    </Drawer.Content>
  </Drawer.Root>
)
const box = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true })
const press = (name: string) => userEvent.click(screen.getByRole("button", { name, hidden: true }))

test("the server-rendered HTML contains the drawer's content and a trigger that works without JavaScript", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(dialog())

  const trigger = page.querySelector("[data-part=trigger]")
  expect(trigger?.getAttribute("command")).toBe("show-modal")
  expect(page.querySelector(`dialog[id="${trigger?.getAttribute("commandfor")}"]`)?.textContent).toContain("Välj tid")
})

test("the trigger opens a modal dialog that is labelled by its title", async () => {
  render(dialog())
  const show = vi.spyOn(box(), "showModal")

  await press("Öppna")

  expect(show).toHaveBeenCalledOnce()
  expect(document.getElementById(box().getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Provkör")
})

test("Escape, the close button, a link inside and a press outside close the drawer and call onOpenChange with the reason", async () => {
  const onOpenChange = vi.fn()
  render(dialog({ onOpenChange }))
  vi.spyOn(box(), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 100, 100))
  const beside = { clientX: 5, clientY: 5 }
  const closings = [
    () => fireEvent(box(), new Event("cancel", { cancelable: true })),
    () => fireEvent.click(screen.getByRole("button", { name: "Stäng" })),
    () => fireEvent.click(screen.getByRole("link")),
    () => fireEvent.pointerDown(box(), beside) && fireEvent.click(box(), beside),
  ]

  for (const close of closings) {
    await press("Öppna")
    act(() => void close())
    expect(box().open).toBe(false)
  }

  expect(onOpenChange.mock.calls.filter(([open]) => !open).map(([, { reason }]) => reason)).toEqual([
    "escape",
    "close-button",
    "link",
    "outside-press",
  ])
})

test("the accessible name of the close button is its text, or its label if it has no text", () => {
  const closing = (children?: ReactNode) => (
    <Drawer.Root labels={{ close: "Stäng" }}>
      <Drawer.Content>
        <Drawer.Close>{children}</Drawer.Close>
      </Drawer.Content>
    </Drawer.Root>
  )
  const getName = (children?: ReactNode) => {
    cleanup()
    render(closing(children))
    return screen.getByRole("button", { hidden: true }).getAttribute("aria-label")
  }

  expect(getName("Avbryt")).toBeNull()
  expect(getName([<svg key="icon" />, <b key="words">Avbryt</b>])).toBeNull()
  expect(getName(<svg />)).toBe("Stäng")
  expect(getName()).toBe("Stäng")
  expect(document.querySelector("[data-part=close]:empty")).not.toBeNull()
})

test("Escape in a nested dialog does not close the outer drawer, and a listener can prevent Escape from closing the drawer", async () => {
  const onOpenChange = vi.fn((open: boolean, { cancel }: { cancel: () => void }) => (open ? undefined : cancel()))
  render(dialog({ onOpenChange }))
  await press("Öppna")

  for (let time = 0; time < 4; time += 1) expect(fireEvent.keyDown(box(), { key: "Escape" })).toBe(false)

  expect(box().open).toBe(true)
  expect(onOpenChange.mock.calls.filter(([open]) => !open)).toHaveLength(4)
  const outer = box()
  outer.append(Object.assign(document.createElement("dialog"), { open: true }))
  expect(fireEvent.keyDown(outer, { key: "Escape" })).toBe(true)
  expect(fireEvent.keyDown(outer, { key: "Enter" })).toBe(true)
})

test('a form with method="dialog" reports the change and the pressed button, and the drawer can be reopened', async () => {
  const onOpenChange = vi.fn()
  const renderDrawer = (open: boolean) => (
    <Drawer.Root open={open} onOpenChange={onOpenChange}>
      <Drawer.Content aria-label="Fråga">
        <form method="dialog">
          <button type="submit" value="ja">
            Ja
          </button>
        </form>
        <form action="/skicka">
          <button type="submit">Skicka</button>
        </form>
      </Drawer.Content>
    </Drawer.Root>
  )
  const { rerender } = render(renderDrawer(true))

  await userEvent.click(screen.getByRole("button", { name: "Ja", hidden: true }))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: "form" }))
  expect([box().open, box().returnValue]).toEqual([true, "ja"])
  rerender(renderDrawer(false))
  expect(box().open).toBe(false)
  rerender(renderDrawer(true))
  expect(box().open).toBe(true)

  const sent = new SubmitEvent("submit", { bubbles: true, cancelable: true })
  expect(box().querySelectorAll("form")[1]?.dispatchEvent(sent)).toBe(true)
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test("a press that starts inside and ends outside does not close the drawer", async () => {
  render(dialog())
  vi.spyOn(box(), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 100, 100))
  await press("Öppna")

  fireEvent.pointerDown(box(), { clientX: 150, clientY: 150 })
  fireEvent.click(box(), { clientX: 5, clientY: 5 })

  expect(box().open).toBe(true)
})

test("double-clicking the trigger does not close the drawer that the first click opens", async () => {
  render(dialog())
  vi.spyOn(box(), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 100, 100))
  await press("Öppna")
  const beside = { clientX: 5, clientY: 5 }

  fireEvent.pointerDown(box(), beside)
  fireEvent.click(box(), { ...beside, detail: 2 })
  expect(box().open).toBe(true)

  fireEvent.pointerDown(box(), beside)
  fireEvent.click(box(), { ...beside, detail: 1 })
  expect(box().open).toBe(false)
})

test("a listener can prevent the drawer from closing", async () => {
  render(dialog({ onOpenChange: (open, { cancel }) => (open ? undefined : cancel()) }))
  await press("Öppna")

  await press("Stäng")

  expect(box().open).toBe(true)
})

test("a controlled drawer changes only with its `open` prop", async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(dialog({ open: false, onOpenChange }))

  await press("Öppna")
  expect(box().open).toBe(false)

  rerender(dialog({ open: true, onOpenChange }))
  expect(box().open).toBe(true)
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test("a client-side navigation closes the drawer unless only the query string changes", async () => {
  const router = new EventTarget()
  vi.stubGlobal("navigation", router)
  const onOpenChange = vi.fn()
  render(dialog({ onOpenChange }))
  await press("Öppna")
  const goTo = (path: string) => {
    history.replaceState(null, "", path)
    act(() => void router.dispatchEvent(new Event("currententrychange")))
  }

  goTo("?farg=rod")
  expect(box().open).toBe(true)
  goTo("/verkstad")
  expect(box().open).toBe(false)
  expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "navigation" }))
  vi.unstubAllGlobals()
})

test("a drawer that the visitor opens before hydration is still open after hydration", async () => {
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(dialog())
  box().showModal()

  const root = await act(async () => hydrateRoot(page, dialog()))

  expect(screen.getByRole("button", { name: "Öppna", hidden: true }).getAttribute("aria-expanded")).toBe("true")
  act(() => root.unmount())
  page.remove()
})
