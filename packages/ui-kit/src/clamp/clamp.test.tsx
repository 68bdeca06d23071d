import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Clamp, type ClampRootProps } from "./index.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const text = (props: ClampRootProps = {}) => (
  <Clamp.Root labels={{ more: "Visa mer", less: "Visa mindre" }} {...props}>
    <Clamp.Content>
      <a href="#a">Först</a>
      <a href="#b">Sist</a>
    </Clamp.Content>
    <Clamp.Trigger />
  </Clamp.Root>
)

/** A browser in which the content is this high, the box 100 px, and each link 20 px, one under the other. */
function lay({ contentPx }: { contentPx: number }) {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(contentPx)
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const top = this.textContent === "Sist" ? contentPx - 20 : 0
    return new DOMRect(0, top, 200, this.tagName === "A" ? 20 : 100)
  })
}

test("the whole text is in the server's HTML, without a button", () => {
  const html = renderToString(text())

  expect(html).toContain("Sist")
  expect(html).not.toContain("<button")
})

test("what fits has no button", () => {
  lay({ contentPx: 100 })

  render(text())

  expect(screen.queryByRole("button")).toBeNull()
})

test("what does not fit has a button that shows the rest", async () => {
  lay({ contentPx: 400 })
  render(text())

  const button = screen.getByRole("button", { name: "Visa mer" })
  expect(button.getAttribute("aria-expanded")).toBe("false")
  await userEvent.click(button)

  expect(screen.getByRole("button", { name: "Visa mindre" }).getAttribute("aria-expanded")).toBe("true")
})

test("a link in the clipped part cannot be reached until it is shown", async () => {
  lay({ contentPx: 400 })
  render(text())
  const [first, last] = screen.getAllByRole("link", { hidden: true })

  expect([first?.inert ?? false, last?.inert]).toEqual([false, true])
  await userEvent.click(screen.getByRole("button"))

  expect(last?.inert).toBe(false)
})

test("a listener is told why", async () => {
  lay({ contentPx: 400 })
  const onOpenChange = vi.fn()
  render(text({ onOpenChange }))

  await userEvent.click(screen.getByRole("button"))

  expect(onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "trigger" }))
})
