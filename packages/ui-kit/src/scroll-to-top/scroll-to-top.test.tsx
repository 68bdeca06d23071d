import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { ScrollToTop } from "./index.ts"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function renderWith() {
  let notify: (isPassed: boolean) => void = () => {}
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        notify = (isPassed) => act(() => callback([{ isIntersecting: !isPassed }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const scrollTo = vi.fn()
  vi.stubGlobal("scrollTo", scrollTo)
  const { unmount } = render(
    <main id="content">
      <a href="#1">Bil</a>
      <ScrollToTop.Root aria-label="Till toppen" />
    </main>,
  )
  return { scrollTo, unmount, pass: (isPassed: boolean) => notify(isPassed) }
}

test("the scroll-to-top button is focusable only while it is visible", () => {
  const { pass } = renderWith()
  const button = screen.getByRole("button", { hidden: true })
  expect(button.hasAttribute("inert")).toBe(true)

  pass(true)
  expect(button.hasAttribute("inert")).toBe(false)
  expect(button.hasAttribute("data-shown")).toBe(true)
  pass(false)
  expect(button.hasAttribute("inert")).toBe(true)
})

test("pressing the button scrolls to the top and focuses the main content", () => {
  const { pass, scrollTo } = renderWith()
  pass(true)

  fireEvent.click(screen.getByRole("button"))

  const main = screen.getByRole("main")
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  expect(document.activeElement).toBe(main)
  screen.getByRole("link").focus()
  expect(main.hasAttribute("tabindex")).toBe(false)
})

test("unmounting the scroll-to-top button removes the elements that it has added to the page", () => {
  const { unmount } = renderWith()
  expect(document.body.querySelector(":scope > span")).not.toBeNull()

  unmount()

  expect(document.body.querySelector(":scope > span")).toBeNull()
})
