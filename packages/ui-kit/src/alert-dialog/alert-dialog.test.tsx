import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { AlertDialog, type AlertDialogRootProps } from "./index.ts"

afterEach(cleanup)

const question = (props: AlertDialogRootProps = {}, remove = () => {}) => (
  <AlertDialog.Root {...props}>
    <AlertDialog.Trigger>Töm jämförelsen</AlertDialog.Trigger>
    <AlertDialog.Content>
      <AlertDialog.Title>Ta bort alla bilar?</AlertDialog.Title>
      <AlertDialog.Description>Tre bilar försvinner ur jämförelsen.</AlertDialog.Description>
      <AlertDialog.Action onClick={remove}>Ta bort</AlertDialog.Action>
      <AlertDialog.Cancel>Behåll</AlertDialog.Cancel>
    </AlertDialog.Content>
  </AlertDialog.Root>
)
const box = () => screen.queryByRole("alertdialog", { name: "Ta bort alla bilar?" })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name, hidden: true })))

test("the alert dialog has a name and a description, and the focus starts on the cancel button", async () => {
  render(question())

  await press("Töm jämförelsen")

  const described = document.getElementById(box()?.getAttribute("aria-describedby") ?? "")
  expect(described?.textContent).toBe("Tre bilar försvinner ur jämförelsen.")
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Behåll" }))
})

test("both buttons and Escape close the alert dialog and call onOpenChange with a reason, and only the action button runs the action", async () => {
  const onOpenChange = vi.fn()
  const remove = vi.fn()
  render(question({ onOpenChange }, remove))

  await press("Töm jämförelsen")
  await press("Behåll")
  await press("Töm jämförelsen")
  await press("Ta bort")
  await press("Töm jämförelsen")
  act(() => void fireEvent.keyDown(document.body, { key: "Escape" }))

  expect(remove).toHaveBeenCalledOnce()
  expect(onOpenChange.mock.calls.filter(([open]) => !open).map(([, { reason }]) => reason)).toEqual([
    "close-button",
    "action",
    "escape",
  ])
})

test("a press outside does not close the alert dialog", async () => {
  render(question({ defaultOpen: true }))
  await act(() => new Promise((ready) => setTimeout(ready)))
  const backdrop = document.querySelector("[data-part=backdrop]") ?? document.body

  fireEvent.pointerDown(backdrop, { button: 0 })
  fireEvent.click(backdrop)
  await act(() => new Promise((ready) => setTimeout(ready)))

  expect(box()).not.toBeNull()
})

test("a listener can prevent the action button from closing the dialog", async () => {
  render(question({ defaultOpen: true, onOpenChange: (_open, { reason, cancel }) => reason === "action" && cancel() }))

  await press("Ta bort")

  expect(box()).not.toBeNull()
})
