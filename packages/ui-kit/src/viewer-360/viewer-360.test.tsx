import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Viewer360, type Viewer360RootProps } from "./index.ts"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const frames = Array.from({ length: 36 }, (_, index) => `/${index + 1}.svg`)

const viewer = (props: Partial<Viewer360RootProps> = {}) => (
  <KitProvider messages={messages}>
    <Viewer360.Root frames={frames} {...props}>
      <Viewer360.Picture width="1500" height="1000" />
      <Viewer360.Toggle />
    </Viewer360.Root>
  </KitProvider>
)

function renderWith(props: Partial<Viewer360RootProps> = {}) {
  const clock = createHandClock()
  render(viewer({ clock, ...props }))
  return clock
}

const slider = () => screen.getByRole("slider", { name: "Bilen i 360 grader" })
const valueText = () => slider().getAttribute("aria-valuetext")

test("the server-rendered HTML contains the first frame as an image without a style attribute", () => {
  const html = renderToString(viewer())

  expect(html).toContain('src="/1.svg"')
  expect(html).toContain('role="img"')
  expect(html).not.toMatch(/slider|style=/)
})

test("the car rotates automatically until the stop button is pressed, and the button then restarts the rotation", async () => {
  const clock = renderWith()

  clock.pass(900)
  expect(valueText()).toBe("bild 7 av 36")
  await userEvent.click(screen.getByRole("button", { name: "Stoppa rotationen" }))
  clock.pass(60_000)

  expect(valueText()).toBe("bild 7 av 36")
  expect(screen.getByRole("button", { name: "Rotera automatiskt" })).toBeDefined()
})

test("arrow keys rotate by one frame, Page Up and Page Down by five, and Home and End to the first and last frame", () => {
  renderWith()
  const press = (key: string) => {
    fireEvent.keyDown(slider(), { key })
    return Number(slider().getAttribute("aria-valuenow"))
  }

  expect(
    ["ArrowRight", "ArrowUp", "PageUp", "PageDown", "ArrowLeft", "End", "ArrowRight", "ArrowDown", "Home"].map(press),
  ).toEqual([2, 3, 8, 3, 2, 36, 1, 36, 1])
})

test("dragging rotates the car by one frame every 5 px and stops the automatic rotation", () => {
  const onValueChange = vi.fn()
  const clock = renderWith({ onValueChange })
  const createTouch = (clientX: number) => ({ pointerId: 1, button: 0, buttons: 1, clientX, clientY: 0 })
  slider().setPointerCapture = () => {}

  fireEvent.pointerDown(slider(), createTouch(100))
  fireEvent.pointerMove(slider(), createTouch(112))
  fireEvent.pointerUp(slider(), { ...createTouch(112), buttons: 0 })
  clock.pass(60_000)

  expect(valueText()).toBe("bild 3 av 36")
  expect(onValueChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ reason: "drag" }))
})

test("a listener can cancel a change, and a controlled viewer changes its frame only with its value prop", () => {
  const onValueChange = vi.fn<NonNullable<Viewer360RootProps["onValueChange"]>>((_frame, { cancel }) => cancel())
  const clock = renderWith({ onValueChange })
  clock.pass(60_000)
  expect(onValueChange).toHaveBeenCalledOnce()
  cleanup()

  renderWith({ value: 4 })
  fireEvent.keyDown(slider(), { key: "ArrowRight" })
  expect(valueText()).toBe("bild 5 av 36")
})

test("with reduced motion the car does not rotate automatically", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }))
  const clock = renderWith()

  clock.pass(60_000)

  expect(valueText()).toBe("bild 1 av 36")
})

test("when the frames prop changes and the current frame no longer exists, another frame is shown", async () => {
  const clock = createHandClock()
  const { rerender } = render(viewer({ clock, defaultValue: 30, autoRotate: false }))
  expect(valueText()).toBe("bild 31 av 36")

  rerender(viewer({ clock, frames: frames.slice(0, 12), defaultValue: 30, autoRotate: false }))

  expect(valueText()).toBe("bild 7 av 12")
  expect(slider().querySelector("img")?.getAttribute("src")).toBe("/7.svg")
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  expect(valueText()).toBe("bild 8 av 12")
})
