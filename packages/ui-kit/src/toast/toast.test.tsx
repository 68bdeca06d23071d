import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Toast, type ToastRootProps, useToasts } from "./index.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const toast = (props: ToastRootProps = {}) => (
  <KitProvider messages={messages}>
    <Toast.Provider>
      <Toast.Root {...props}>
        <Toast.Title>Bilen är sparad</Toast.Title>
        <Toast.Action otherWay="Öppna jämförelsen för att ångra">Ångra</Toast.Action>
        <Toast.Close />
      </Toast.Root>
      <Toast.Viewport />
    </Toast.Provider>
  </KitProvider>
)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const isShown = () => document.querySelector("[data-scope=toast][data-part=root]") !== null
const button = (name: string) => screen.getByRole("button", { name })

test("the server does not render a toast", () => {
  expect(renderToString(toast())).toBe("")
})

test("a toast is in a named region and does not take the focus", () => {
  render(toast())

  expect(screen.getByRole("region", { name: "Meddelanden (F8)" }).textContent).toContain("Bilen är sparad")
  expect(document.activeElement).toBe(document.body)
})

test("a toast is announced with its message and an alternative to its action, but without its buttons", () => {
  render(toast())
  pass(100)

  const said = screen.getByRole("status")
  expect(said.textContent).toBe("Meddelande Bilen är sparadÖppna jämförelsen för att ångra")
  expect(said.getAttribute("aria-live")).toBe("polite")
})

test("an urgent toast is announced assertively", () => {
  render(toast({ isUrgent: true }))
  pass(100)

  expect(screen.getByRole("status").getAttribute("aria-live")).toBe("assertive")
})

test("a toast closes after five seconds or after its duration prop, and calls onOpenChange with the reason", () => {
  const onOpenChange = vi.fn()
  const { unmount } = render(toast({ onOpenChange }))
  pass(4999)
  expect(isShown()).toBe(true)
  pass(1)
  expect(isShown()).toBe(false)
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: "time" }))
  unmount()

  render(toast({ durationMs: 1000 }))
  pass(1000)
  expect(isShown()).toBe(false)
})

test("the timer of a toast is paused while the toast has the focus", () => {
  render(toast())
  pass(4000)
  act(() => button("Ångra").focus())
  pass(60_000)
  expect(isShown()).toBe(true)

  act(() => button("Ångra").blur())
  pass(1000)
  expect(isShown()).toBe(false)
})

test("the close button, the action and Escape close a toast and call onOpenChange with the reason", () => {
  const reasons: string[] = []
  const closings = [
    () => fireEvent.click(button("Stäng")),
    () => fireEvent.click(button("Ångra")),
    () => fireEvent.keyDown(button("Ångra"), { key: "Escape" }),
  ]

  for (const close of closings) {
    const { unmount } = render(toast({ onOpenChange: (_open, { reason }) => void reasons.push(reason) }))
    close()
    expect(isShown()).toBe(false)
    unmount()
  }

  expect(reasons).toEqual(["close-button", "action", "escape"])
})

test("a listener can prevent a toast from closing", () => {
  render(toast({ onOpenChange: (_open, { cancel }) => cancel() }))

  fireEvent.click(button("Stäng"))

  expect(isShown()).toBe(true)
})

test("when a fourth toast is added, the oldest toast is removed", () => {
  function Sender() {
    const { sent, send, remove } = useToasts<string>()
    return (
      <>
        <button type="button" onClick={() => send(`Bil ${sent.length + 1}`)}>
          Spara
        </button>
        <button type="button" onClick={() => remove(sent[0]?.id ?? -1)}>
          Ta bort
        </button>
        <output>{sent.map(({ id, content }) => `${id} ${content}`).join(", ")}</output>
      </>
    )
  }
  render(<Sender />)

  for (let time = 0; time < 4; time += 1) fireEvent.click(button("Spara"))
  expect(screen.getByRole("status").textContent).toBe("1 Bil 2, 2 Bil 3, 3 Bil 4")
  fireEvent.click(button("Ta bort"))
  expect(screen.getByRole("status").textContent).toBe("2 Bil 3, 3 Bil 4")
})
