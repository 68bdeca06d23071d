import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { handClock } from "../test-harness/hand-clock.ts"
import { Tooltip, type TooltipRootProps } from "./index.ts"

afterEach(cleanup)

const tooltip = (name: string, props: TooltipRootProps = {}) => (
  <Tooltip.Root {...props}>
    <Tooltip.Trigger>{name}</Tooltip.Trigger>
    <Tooltip.Content>{`Om ${name}`}</Tooltip.Content>
  </Tooltip.Root>
)
const trigger = (name: string) => screen.getByRole("button", { name })
const isOpen = (name: string) => trigger(name).hasAttribute("data-open")
const point = (node: Element, pointerType = "mouse") => fireEvent.pointerEnter(node, { pointerType })

function renderWith(props: TooltipRootProps = {}) {
  const clock = handClock()
  render(tooltip("Pris", { clock, ...props }))
  return clock
}

test("its words are in the server's HTML, and the control is described by them", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(tooltip("Pris"))

  const words = page.querySelector("[role=tooltip]")
  expect(words?.textContent).toBe("Om Pris")
  expect(page.querySelector("button")?.getAttribute("aria-describedby")).toBe(words?.id)
})

test("a text that is too long ends in dots", () => {
  render(
    <Tooltip.Root>
      <Tooltip.Content data-testid="words">{"å".repeat(400)}</Tooltip.Content>
    </Tooltip.Root>,
  )

  expect(screen.getByTestId("words").textContent).toBe(`${"å".repeat(287)}…`)
})

test("the pointer shows it after a rest, a finger does not", () => {
  const clock = renderWith()

  point(trigger("Pris"), "touch")
  clock.pass(1000)
  expect(isOpen("Pris")).toBe(false)

  point(trigger("Pris"))
  clock.pass(500)
  expect(isOpen("Pris")).toBe(true)
})

test("the pointer may go onto the words", () => {
  const clock = renderWith({ openDelayMs: 0 })
  point(trigger("Pris"))
  clock.pass(0)

  fireEvent.pointerLeave(trigger("Pris"))
  point(screen.getByText("Om Pris"))
  clock.pass(5000)

  expect(isOpen("Pris")).toBe(true)
})

test("Escape hides it and keeps the focus; nothing under it hears the key", async () => {
  renderWith()
  await userEvent.tab()
  expect(isOpen("Pris")).toBe(true)
  const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })

  act(() => void trigger("Pris").dispatchEvent(key))

  expect(isOpen("Pris")).toBe(false)
  expect(key.defaultPrevented).toBe(true)
  expect(document.activeElement).toBe(trigger("Pris"))
})

test("in a group the next shows at once and the first goes", () => {
  const clock = handClock()
  render(
    <Tooltip.Group>
      {tooltip("Pris", { clock })}
      {tooltip("Ränta", { clock })}
    </Tooltip.Group>,
  )
  point(trigger("Pris"))
  clock.pass(500)

  fireEvent.pointerLeave(trigger("Pris"))
  point(trigger("Ränta"))

  expect(isOpen("Pris")).toBe(false)
  expect(isOpen("Ränta")).toBe(true)
})

test("a listener hears why, and may keep it hidden", () => {
  const onOpenChange = vi.fn<NonNullable<TooltipRootProps["onOpenChange"]>>((_open, { cancel }) => cancel())
  const clock = renderWith({ onOpenChange })

  point(trigger("Pris"))
  clock.pass(500)

  expect(onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "hover" }))
  expect(isOpen("Pris")).toBe(false)
})

test("a caller who holds the state decides", () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(tooltip("Pris", { open: false, onOpenChange }))

  rerender(tooltip("Pris", { open: true, onOpenChange }))
  expect(isOpen("Pris")).toBe(true)

  fireEvent.click(trigger("Pris"))
  expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "press" }))
  expect(isOpen("Pris")).toBe(true)
})
