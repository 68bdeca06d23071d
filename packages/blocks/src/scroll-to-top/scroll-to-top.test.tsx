import { act, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { drawLive } from "../../test/draw.tsx"

/** Lets the window be above or below the line in the page. */
function watchLine() {
  let tell: (entries: object[]) => void = () => {}
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: object[]) => void) {
        tell = report
      }
      observe() {}
      disconnect() {}
    },
  )
  return (isPassed: boolean) => act(() => tell([{ isIntersecting: !isPassed }]))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test("the scroll-to-top button is visible after 528 px of scrolling [spec 1 §9 scroll-to-top.after-528]", async () => {
  const pass = watchLine()
  const block = await drawLive("ScrollToTop", {})
  const button = block.querySelector("button")
  const line = document.body.lastElementChild as HTMLElement
  expect(line.style.getPropertyValue("--fc-scroll-to-top-after")).toBe("528px")
  expect(button?.inert).toBe(true)

  pass(true)
  expect(screen.getByRole("button", { name: "Till toppen av sidan" }).hasAttribute("data-shown")).toBe(true)

  pass(false)
  expect(button?.inert).toBe(true)
})
