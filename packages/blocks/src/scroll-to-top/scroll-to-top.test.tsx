import { act, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { renderLive } from "../../test/render.tsx"

function watchLine() {
  let notify: (entries: object[]) => void = () => {}
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: object[]) => void) {
        notify = report
      }
      observe() {}
      disconnect() {}
    },
  )
  return (isPassed: boolean) => act(() => notify([{ isIntersecting: !isPassed }]))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test("the scroll-to-top button appears after 528 px of scrolling [spec 1 §9 scroll-to-top.after-528]", async () => {
  const pass = watchLine()
  const block = await renderLive("ScrollToTop", {})
  const button = block.querySelector("button")
  const line = document.body.lastElementChild as HTMLElement
  expect(line.style.getPropertyValue("--fc-scroll-to-top-after")).toBe("528px")
  expect(button?.inert).toBe(true)

  pass(true)
  expect(screen.getByRole("button", { name: "Till toppen av sidan" }).hasAttribute("data-shown")).toBe(true)

  pass(false)
  expect(button?.inert).toBe(true)
})
