import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
<<<<<<< HEAD
import { HandleRow, type HandleRowRootProps } from "./index.ts"

afterEach(cleanup)

function Row(props: HandleRowRootProps) {
  return (
    <HandleRow.Root labels={{ handle: "Liknande bilar" }} {...props}>
      <HandleRow.Content aria-label="Liknande bilar">
        <HandleRow.List>
          <HandleRow.Item>
            <a href="/ex30">EX30</a>
          </HandleRow.Item>
=======
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { HandleRow, type HandleRowRootProps } from "./index.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const row = (props: HandleRowRootProps = {}) => (
  <KitProvider messages={messages}>
    <HandleRow.Root {...props}>
      <HandleRow.Content>
        <HandleRow.List>
          <HandleRow.Card>
            <a href="/bil">Kia</a>
          </HandleRow.Card>
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
        </HandleRow.List>
      </HandleRow.Content>
      <HandleRow.Handle />
    </HandleRow.Root>
<<<<<<< HEAD
  )
}

test("the cards are in the HTML, and nothing is inert before the script runs", () => {
  const html = renderToString(<Row />)

  expect(html).toContain('href="/ex30"')
  expect(html).not.toContain("inert")
})

test("Enter and Space pull it out and push it back, and cards that are not out cannot be reached", async () => {
  const onOpenChange = vi.fn()
  render(<Row onOpenChange={onOpenChange} />)
  const list = screen.getByRole("list", { hidden: true })
  expect(list.hasAttribute("inert")).toBe(true)

  screen.getByRole("button").focus()
  await userEvent.keyboard("{Enter}")
  expect(onOpenChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: "press" }))
  expect(list.hasAttribute("inert")).toBe(false)

  await userEvent.keyboard(" ")
  expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false")
})

test("one who holds the state decides", async () => {
  render(<Row open={false} />)

  fireEvent.click(screen.getByRole("button"))

  expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false")
=======
  </KitProvider>
)

const handle = () => screen.getByRole("button", { name: "Visa hela raden" })
const isOpen = () => handle().getAttribute("aria-expanded") === "true"
const content = () => document.querySelector<HTMLElement>("[data-part=content]")

/** Pulls the handle down; the way between closed and open is 400 px. */
function drag(px: number) {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(400)
  handle().setPointerCapture = () => {}
  const at = (clientY: number, buttons = 1) => ({ pointerId: 1, button: 0, buttons, clientX: 0, clientY })
  fireEvent.pointerDown(handle(), at(0))
  fireEvent.pointerMove(handle(), at(px))
  fireEvent.pointerUp(handle(), at(px, 0))
  fireEvent.click(handle(), { detail: 1 })
}

test("the cards are in the server's HTML, and nothing is inert before the script comes", () => {
  const html = renderToString(row())

  expect(html).toContain('href="/bil"')
  expect(html).not.toMatch(/inert|style=/)
})

test("clipped cards are inert; the handle, Enter and Space open and close", async () => {
  render(row())
  expect(content()?.inert).toBe(true)

  await userEvent.click(handle())
  expect(isOpen()).toBe(true)
  expect(content()?.inert).toBe(false)

  await userEvent.keyboard("{Enter}")
  expect(isOpen()).toBe(false)
  await userEvent.keyboard(" ")
  expect(isOpen()).toBe(true)
})

test("let go at 30 percent it opens, before that it goes back; under 5 px it is a press", () => {
  const onOpenChange = vi.fn()
  render(row({ onOpenChange }))

  drag(119)
  expect(isOpen()).toBe(false)
  drag(120)
  expect(isOpen()).toBe(true)
  drag(-119)
  expect(isOpen()).toBe(true)
  drag(4)
  expect(isOpen()).toBe(false)

  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [true, "drag"],
    [false, "press"],
  ])
})

test("both thresholds are props", () => {
  render(row({ snapShare: 0.5, pressPx: 50 }))

  drag(160)
  expect(isOpen()).toBe(false)
  drag(49)
  expect(isOpen()).toBe(true)
})

test("while it is dragged its height follows the handle, and nothing is left behind", () => {
  render(row())
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(400)
  handle().setPointerCapture = () => {}

  fireEvent.pointerDown(handle(), { pointerId: 1, button: 0, buttons: 1, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(handle(), { pointerId: 1, buttons: 1, clientX: 0, clientY: 100 })
  expect(content()?.style.getPropertyValue("--fc-handle-row-y")).toBe("100px")

  fireEvent.pointerUp(handle(), { pointerId: 1, clientX: 0, clientY: 100 })
  expect(content()?.style.getPropertyValue("--fc-handle-row-y")).toBe("")
})

test("a listener may keep it; a caller who holds the state decides", async () => {
  const { rerender } = render(row({ onOpenChange: (_open, { cancel }) => cancel() }))
  await userEvent.click(handle())
  expect(isOpen()).toBe(false)

  rerender(row({ open: true }))
  await userEvent.click(handle())
  expect(isOpen()).toBe(true)
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
})
