import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { BottomSheet, type BottomSheetRootProps } from "./index.ts"

afterEach(cleanup)

const sheet = (props: BottomSheetRootProps = {}) => (
  <KitProvider messages={messages}>
    <main>
      <a href="#bakom">Länken bakom</a>
      <BottomSheet.Root {...props}>
        <BottomSheet.Content>
          <BottomSheet.Header>
            <BottomSheet.Handle>Summering av val</BottomSheet.Handle>
            <BottomSheet.Close />
          </BottomSheet.Header>
          <BottomSheet.Body>
            <a href="#tid">Välj tid</a>
          </BottomSheet.Body>
        </BottomSheet.Content>
      </BottomSheet.Root>
    </main>
  </KitProvider>
)
const handle = () => screen.getByRole("button", { name: "Summering av val" })
const getBehind = () => screen.getByText("Länken bakom")
const getInside = () => screen.getByText("Välj tid")

function drag(byPx: number): void {
  const createTouch = (clientY: number) => ({ pointerId: 1, button: 0, buttons: 1, clientY, pointerType: "touch" })
  const header = handle().closest<HTMLElement>("[data-part=header]")
  if (!header) throw new Error("There is no header.")
  header.setPointerCapture = () => {}
  fireEvent.pointerDown(handle(), createTouch(500))
  fireEvent.pointerMove(handle(), createTouch(500 + byPx / 2))
  fireEvent.pointerMove(handle(), createTouch(500 + byPx))
  fireEvent.pointerUp(handle(), createTouch(500 + byPx))
}

test("the server renders the whole sheet without inert elements", () => {
  const html = renderToString(sheet({ defaultOpen: true }))

  expect(html).toContain("Välj tid")
  expect(html).not.toMatch(/inert|role="dialog"|popover|style=/)
})

test("a closed sheet is a region with an inert body, and an open sheet is a modal dialog over an inert page", async () => {
  render(sheet())
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(screen.getByRole("region", { name: "Summering av val" })).toBeTruthy()
  expect(getInside().closest("[inert]")).not.toBeNull()
  expect(getBehind().closest("[inert]")).toBeNull()

  await userEvent.click(handle())

  expect(screen.getByRole("dialog", { name: "Summering av val" }).getAttribute("aria-modal")).toBe("true")
  expect(handle().getAttribute("aria-expanded")).toBe("true")
  expect(getInside().closest("[inert]")).toBeNull()
  expect(getBehind().closest("[inert]")).not.toBeNull()
})

test.each(["{Enter}", " "])("%s on the handle opens and closes the sheet", async (key) => {
  render(sheet())
  handle().focus()

  await userEvent.keyboard(key)
  expect(screen.getByRole("dialog")).toBeTruthy()
  await userEvent.keyboard(key)

  expect(screen.queryByRole("dialog")).toBeNull()
  expect(document.activeElement).toBe(handle())
})

test("Escape, the close button, a press outside and a long drag close the sheet and call onOpenChange with the reason", async () => {
  const onOpenChange = vi.fn()
  render(sheet({ onOpenChange }))
  const closings = [
    () => void fireEvent.keyDown(document.body, { key: "Escape" }),
    () => void fireEvent.click(screen.getByRole("button", { name: "Dölj" })),
    () => {
      fireEvent.pointerDown(document.body)
      fireEvent.click(document.body, { detail: 1 })
    },
    () => drag(201),
  ]

  for (const close of closings) {
    await userEvent.click(handle())
    expect(screen.getByRole("dialog")).toBeTruthy()
    act(close)
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(getBehind().closest("[inert]")).toBeNull()
  }

  const closed = onOpenChange.mock.calls.filter(([open]) => !open)
  expect(closed.map(([, { reason }]) => reason)).toEqual(["escape", "close-button", "outside-press", "drag"])
  expect(onOpenChange.mock.calls.every(([, { event }]) => event instanceof Event)).toBe(true)
})

test("a drag of 72 px upwards opens the closed sheet, and a drag of 200 px downwards does not close the open sheet [spec 3 §9.1 workshop-sheet.drag]", () => {
  const onOpenChange = vi.fn()
  render(sheet({ onOpenChange }))

  drag(-71)
  expect(onOpenChange).not.toHaveBeenCalled()
  drag(-72)
  expect(onOpenChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: "drag" }))
  drag(200)

  expect(onOpenChange).toHaveBeenCalledOnce()
})

test("a drag that starts in a form field does not move the sheet, even when the field is in the sheet's header", () => {
  const onOpenChange = vi.fn()
  render(
    <KitProvider messages={messages}>
      <BottomSheet.Root onOpenChange={onOpenChange}>
        <BottomSheet.Content>
          <BottomSheet.Header>
            <BottomSheet.Handle />
            <input aria-label="Sök" />
          </BottomSheet.Header>
        </BottomSheet.Content>
      </BottomSheet.Root>
    </KitProvider>,
  )
  const field = screen.getByLabelText("Sök")

  fireEvent.pointerDown(field, { pointerId: 1, button: 0, buttons: 1, clientY: 500 })
  fireEvent.pointerMove(field, { pointerId: 1, buttons: 1, clientY: 100 })
  fireEvent.pointerUp(field, { pointerId: 1, clientY: 100 })

  expect(onOpenChange).not.toHaveBeenCalled()
})

test("a controlled sheet opens and closes only when its `open` prop changes, and moves back after a drag", () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(sheet({ open: true, onOpenChange }))
  expect(screen.getByRole("dialog")).toBeTruthy()

  drag(400)
  expect(screen.getByRole("dialog").dataset.dragging).toBeUndefined()
  rerender(sheet({ open: false, onOpenChange }))

  expect(screen.queryByRole("dialog")).toBeNull()
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test("a sheet that is opened from another element returns the focus to that element", () => {
  const { rerender } = render(sheet({ open: false }))
  getBehind().focus()

  rerender(sheet({ open: true }))
  expect(document.activeElement).toBe(handle())
  rerender(sheet({ open: false }))

  expect(document.activeElement).toBe(getBehind())
})

test("an on-screen keyboard moves the sheet up, but zooming in does not", async () => {
  const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal("visualViewport", viewport)
  render(sheet({ defaultOpen: true }))
  const lift = () => screen.getByRole("dialog").style.getPropertyValue("--fc-bottom-sheet-lift")
  const resize = (change: object) => {
    Object.assign(viewport, change)
    viewport.dispatchEvent(new Event("resize"))
  }

  expect(lift()).toBe("")
  resize({ height: innerHeight - 300 })
  expect(lift()).toBe("300px")
  resize({ scale: 2 })

  expect(lift()).toBe("")
  vi.unstubAllGlobals()
})
