import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Dialog, type DialogContentProps, type DialogRootProps } from "./index.ts"

afterEach(cleanup)

const dialog = (props: DialogRootProps = {}, content: DialogContentProps = {}) => (
  <Dialog.Root labels={{ close: "Stäng" }} {...props}>
    <Dialog.Trigger>Öppna</Dialog.Trigger>
    <Dialog.Content {...content}>
      <Dialog.Title>Provkör</Dialog.Title>
      <Dialog.Description>En halvtimme, utan kostnad.</Dialog.Description>
      <a href="#tid">Välj tid</a>
      <Dialog.Close />
    </Dialog.Content>
  </Dialog.Root>
)
const box = () => screen.queryByRole("dialog")
const button = (name: string) => screen.getByRole("button", { name, hidden: true })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const backdrop = () => document.querySelector<HTMLElement>("[data-part=backdrop]") ?? document.body

/**
 * Presses an element as a browser does. The function waits first, because the dialog library adds its listeners one
 * task after the dialog has opened.
 */
async function pressOn(target: HTMLElement, click: MouseEventInit = {}): Promise<void> {
  await act(() => new Promise((ready) => setTimeout(ready)))
  fireEvent.pointerDown(target, { button: 0 })
  fireEvent.click(target, click)
  await act(() => new Promise((ready) => setTimeout(ready)))
}

test("a closed dialog is not rendered, and the server never renders a dialog", () => {
  expect(renderToString(dialog({ defaultOpen: true }))).not.toContain("Provkör")
  render(dialog())

  expect(box()).toBeNull()
})

test("the trigger opens the dialog, which is labelled by its title and described by its description", async () => {
  render(dialog())

  await press("Öppna")

  expect(document.getElementById(box()?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Provkör")
  expect(document.getElementById(box()?.getAttribute("aria-describedby") ?? "")?.textContent).toContain("halvtimme")
})

test("the page behind the dialog is hidden from screen readers only while the dialog is open", async () => {
  render(dialog())

  await press("Öppna")
  expect(button("Öppna").closest("[aria-hidden=true]")).not.toBeNull()
  await press("Stäng")

  expect(button("Öppna").closest("[aria-hidden=true]")).toBeNull()
})

test("Escape, the close button, a link inside and a press outside close the dialog and call onOpenChange with the reason", async () => {
  const onOpenChange = vi.fn()
  render(dialog({ onOpenChange }))
  const closings = [
    () => fireEvent.keyDown(document.body, { key: "Escape" }),
    () => fireEvent.click(button("Stäng")),
    () => fireEvent.click(screen.getByRole("link")),
    () => pressOn(backdrop()),
  ]

  for (const close of closings) {
    await press("Öppna")
    await act(async () => void (await close()))
    expect(box()).toBeNull()
  }

  expect(onOpenChange.mock.calls.filter(([open]) => !open).map(([, { reason }]) => reason)).toEqual([
    "escape",
    "close-button",
    "link",
    "outside-press",
  ])
  expect(onOpenChange.mock.calls.every(([, { event }]) => event instanceof Event)).toBe(true)
})

test("the accessible name of the close button is its text, or its label if it has no text", () => {
  const closing = (children?: ReactNode) => (
    <Dialog.Root labels={{ close: "Stäng" }} defaultOpen>
      <Dialog.Content aria-label="Fråga">
        <Dialog.Close>{children}</Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
  const getName = (children?: ReactNode) => {
    cleanup()
    render(closing(children))
    return document.querySelector("[data-part=close]")?.getAttribute("aria-label")
  }

  expect(getName("Avbryt")).toBeNull()
  expect(getName([<svg key="icon" />, <b key="words">Avbryt</b>])).toBeNull()
  expect(getName(<svg />)).toBe("Stäng")
  expect(getName()).toBe("Stäng")
  expect(document.querySelector("[data-part=close]:empty")).not.toBeNull()
})

test("when a listener cancels closing, Escape does not close the dialog, even when pressed repeatedly", async () => {
  const onOpenChange = vi.fn((open: boolean, { cancel }: { cancel: () => void }) => (open ? undefined : cancel()))
  render(dialog({ onOpenChange }))
  await press("Öppna")

  for (let time = 0; time < 4; time += 1) fireEvent.keyDown(document.body, { key: "Escape" })

  expect(box()).not.toBeNull()
  expect(onOpenChange.mock.calls.filter(([open]) => !open)).toHaveLength(4)
})

test('a form with method="dialog" reports the change of a controlled dialog, which can be reopened', async () => {
  const onOpenChange = vi.fn()
  const renderDialog = (open: boolean) => (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content aria-label="Fråga">
        <form method="dialog">
          <button type="submit" value="ja">
            Ja
          </button>
        </form>
        <form action="/skicka" aria-label="Brev">
          <button type="submit">Skicka</button>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
  const { rerender } = render(renderDialog(true))

  await userEvent.click(button("Ja"))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: "form" }))
  expect(box()).not.toBeNull()
  rerender(renderDialog(false))
  expect(box()).toBeNull()
  rerender(renderDialog(true))
  expect(box()).not.toBeNull()

  const sent = new SubmitEvent("submit", { bubbles: true, cancelable: true })
  expect(screen.getByRole("form").dispatchEvent(sent)).toBe(true)
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test("following a link in a nested dialog keeps the outer dialog open", async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog.Root defaultOpen onOpenChange={onOpenChange}>
      <Dialog.Content aria-label="Yttre">
        <Dialog.Root defaultOpen>
          <Dialog.Content aria-label="Inre" closesOnLink={false}>
            <a href="#tid">Välj tid</a>
          </Dialog.Content>
        </Dialog.Root>
      </Dialog.Content>
    </Dialog.Root>,
  )

  fireEvent.click(screen.getByRole("link"))

  expect(onOpenChange).not.toHaveBeenCalled()
})

test("a double click on the trigger opens the dialog without closing it again", async () => {
  render(dialog())
  await press("Öppna")

  await pressOn(backdrop(), { detail: 2 })
  expect(box()).not.toBeNull()

  await pressOn(backdrop(), { detail: 1 })
  expect(box()).toBeNull()
})

test("without `closesOnOutsidePress` a press outside does not close the dialog", async () => {
  render(dialog({}, { closesOnOutsidePress: false }))
  await press("Öppna")

  await pressOn(backdrop())

  expect(box()).not.toBeNull()
})

test("a listener can prevent the dialog from closing", async () => {
  render(dialog({ onOpenChange: (open, { cancel }) => (open ? undefined : cancel()) }))
  await press("Öppna")

  await press("Stäng")

  expect(box()).not.toBeNull()
})

test("a controlled dialog changes only with its `open` prop", async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(dialog({ open: false, onOpenChange }))

  await press("Öppna")
  expect(box()).toBeNull()

  rerender(dialog({ open: true, onOpenChange }))
  expect(box()).not.toBeNull()
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test("opening focuses the first element unless `autoFocus` or `initialFocus` is set, and closing focuses the trigger unless `finalFocus` is set", async () => {
  render(dialog())
  button("Öppna").focus()
  await press("Öppna")
  expect(document.activeElement).toBe(button("Stäng"))
  await press("Stäng")
  await waitFor(() => expect(document.activeElement).toBe(button("Öppna")))

  cleanup()
  const link = () => screen.getByRole("link")
  render(dialog({}, { initialFocus: link, finalFocus: () => document.getElementById("efter") }))
  const after = Object.assign(document.createElement("button"), { id: "efter" })
  document.body.append(after)
  await press("Öppna")
  expect(document.activeElement).toBe(link())
  await press("Stäng")
  await waitFor(() => expect(document.activeElement).toBe(after))
  after.remove()

  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-label="Sök">
        <button type="button">Stäng</button>
        {/* biome-ignore lint/a11y/noAutofocus: a dialog for one field begins in it. */}
        <input autoFocus aria-label="Ort" />
      </Dialog.Content>
    </Dialog.Root>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText("Ort"))
})

test("closing a controlled dialog without a trigger returns the focus to the previously focused element", async () => {
  const renderDialog = (open: boolean) => (
    <Dialog.Root open={open}>
      <Dialog.Content aria-label="Fråga">
        <button type="button">Ja</button>
      </Dialog.Content>
    </Dialog.Root>
  )
  const field = document.createElement("input")
  document.body.append(field)
  const { rerender } = render(renderDialog(false))
  field.focus()

  rerender(renderDialog(true))
  expect(document.activeElement).toBe(button("Ja"))
  rerender(renderDialog(false))

  await waitFor(() => expect(document.activeElement).toBe(field))
  field.remove()
})

test("a client-side navigation closes the dialog, but a change of only the query string does not", async () => {
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
  expect(box()).not.toBeNull()
  goTo("/verkstad")
  expect(box()).toBeNull()
  expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "navigation" }))
  vi.unstubAllGlobals()
})
