import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Tooltip, type TooltipRootProps } from "./index.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const tooltip = (name: string, props: TooltipRootProps = {}) => (
  <Tooltip.Root {...props}>
    <Tooltip.Trigger>{name}</Tooltip.Trigger>
    <Tooltip.Content>{`Om ${name}`}</Tooltip.Content>
  </Tooltip.Root>
)
const trigger = (name: string) => screen.getByRole("button", { name })
const isOpen = (name: string) => trigger(name).hasAttribute("data-open")
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const leave = (node: Element, to: Element = document.body) => fireEvent.mouseLeave(node, { relatedTarget: to })

function point(node: Element, pointerType = "mouse"): void {
  fireEvent.pointerEnter(node, { pointerType })
  fireEvent.mouseEnter(node)
}

test("the server-rendered HTML contains the text of the tooltip as the description of the control", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(tooltip("Pris"))

  const words = page.querySelector("[role=tooltip]")
  expect(words?.textContent).toBe("Om Pris")
  expect(page.querySelector("button")?.getAttribute("aria-describedby")).toBe(words?.id)
})

test("a tooltip text that is too long is truncated with an ellipsis [spec 2 §5 tooltip]", () => {
  render(
    <Tooltip.Root>
      <Tooltip.Content data-testid="words">{"å".repeat(400)}</Tooltip.Content>
    </Tooltip.Root>,
  )

  expect(screen.getByTestId("words").textContent).toBe(`${"å".repeat(287)}…`)
})

test("the tooltip appears after the pointer has been over the control for 500 ms, but not on touch", () => {
  render(tooltip("Pris"))

  point(trigger("Pris"), "touch")
  pass(1000)
  expect(isOpen("Pris")).toBe(false)

  point(trigger("Pris"))
  pass(499)
  expect(isOpen("Pris")).toBe(false)
  pass(1)
  expect(isOpen("Pris")).toBe(true)
})

test("the tooltip disappears 200 ms after the pointer leaves, but remains while the control has keyboard focus", () => {
  render(tooltip("Pris"))
  point(trigger("Pris"))
  pass(500)
  leave(trigger("Pris"))
  expect(isOpen("Pris")).toBe(true)
  pass(200)
  expect(isOpen("Pris")).toBe(false)

  act(() => trigger("Pris").focus())
  expect(isOpen("Pris")).toBe(true)
  point(trigger("Pris"))
  leave(trigger("Pris"))
  pass(1000)
  expect(isOpen("Pris")).toBe(true)
  act(() => trigger("Pris").blur())
  pass(0)
  expect(isOpen("Pris")).toBe(false)
})

test("the tooltip remains visible while the pointer is over it", () => {
  render(tooltip("Pris", { openDelayMs: 0 }))
  point(trigger("Pris"))

  leave(trigger("Pris"), screen.getByText("Om Pris"))
  point(screen.getByText("Om Pris"))
  pass(5000)

  expect(isOpen("Pris")).toBe(true)
})

test("pressing Escape hides the tooltip and keeps the focus, and the key event does not propagate", () => {
  const onKeyDown = vi.fn()
  render(<fieldset onKeyDown={onKeyDown}>{tooltip("Pris")}</fieldset>)
  act(() => trigger("Pris").focus())
  expect(isOpen("Pris")).toBe(true)

  fireEvent.keyDown(trigger("Pris"), { key: "Escape" })

  expect(isOpen("Pris")).toBe(false)
  expect(onKeyDown).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(trigger("Pris"))
})

test("moving the pointer to another control of a group immediately shows that control's tooltip and hides the previous tooltip", () => {
  render(
    <Tooltip.Group>
      {tooltip("Pris")}
      {tooltip("Ränta")}
    </Tooltip.Group>,
  )
  point(trigger("Pris"))
  pass(500)

  leave(trigger("Pris"))
  point(trigger("Ränta"))
  pass(1)

  expect(isOpen("Pris")).toBe(false)
  expect(isOpen("Ränta")).toBe(true)
})

test("a listener receives the reason for a change and can prevent the tooltip from opening", () => {
  const onOpenChange = vi.fn<NonNullable<TooltipRootProps["onOpenChange"]>>((_open, { cancel }) => cancel())
  render(tooltip("Pris", { onOpenChange }))

  point(trigger("Pris"))
  pass(500)

  expect(onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "hover" }))
  expect(isOpen("Pris")).toBe(false)
})

test("a controlled tooltip changes only with its `open` prop", () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(tooltip("Pris", { open: false, onOpenChange }))

  rerender(tooltip("Pris", { open: true, onOpenChange }))
  expect(isOpen("Pris")).toBe(true)

  fireEvent.click(trigger("Pris"))
  expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "press" }))
  expect(isOpen("Pris")).toBe(true)
})
