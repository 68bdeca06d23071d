import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Dialog, type DialogRootProps } from "./index.ts"

afterEach(cleanup)

const dialog = (props: DialogRootProps = {}) => (
  <Dialog.Root labels={{ close: "Stäng" }} {...props}>
    <Dialog.Trigger>Öppna</Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Title>Provkör</Dialog.Title>
      <a href="#tid">Välj tid</a>
      <Dialog.Close />
    </Dialog.Content>
  </Dialog.Root>
)
const box = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true })
const press = (name: string) => userEvent.click(screen.getByRole("button", { name, hidden: true }))

test("its content is in the server's HTML, and the trigger works without JavaScript", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(dialog())

  const trigger = page.querySelector("[data-part=trigger]")
  expect(trigger?.getAttribute("command")).toBe("show-modal")
  expect(page.querySelector(`dialog[id="${trigger?.getAttribute("commandfor")}"]`)?.textContent).toContain("Välj tid")
})

test("the trigger opens it as a modal dialog, named by its title", async () => {
  render(dialog())
  const show = vi.spyOn(box(), "showModal")

  await press("Öppna")

  expect(show).toHaveBeenCalledOnce()
  expect(document.getElementById(box().getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Provkör")
})

test("Escape, the button, a link inside and a press beside close it, each with its reason", async () => {
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

test("a press that began inside and ends beside does not close it", async () => {
  render(dialog())
  vi.spyOn(box(), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 100, 100))
  await press("Öppna")

  fireEvent.pointerDown(box(), { clientX: 150, clientY: 150 })
  fireEvent.click(box(), { clientX: 5, clientY: 5 })

  expect(box().open).toBe(true)
})

test("the second press of two in one place does not close what the first one opened", async () => {
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

test("a listener may keep it open", async () => {
  render(dialog({ onOpenChange: (open, { cancel }) => (open ? undefined : cancel()) }))
  await press("Öppna")

  await press("Stäng")

  expect(box().open).toBe(true)
})

test("a caller who holds the state decides", async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(dialog({ open: false, onOpenChange }))

  await press("Öppna")
  expect(box().open).toBe(false)

  rerender(dialog({ open: true, onOpenChange }))
  expect(box().open).toBe(true)
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test("it closes when a framework goes to another page, and stays when only the query changes", async () => {
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

test("one that was opened before hydration is known to be open", async () => {
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(dialog())
  box().showModal()

  const root = await act(async () => hydrateRoot(page, dialog()))

  expect(screen.getByRole("button", { name: "Öppna", hidden: true }).getAttribute("aria-expanded")).toBe("true")
  act(() => root.unmount())
  page.remove()
})
