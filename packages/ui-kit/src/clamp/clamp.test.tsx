import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Clamp, type ClampRootProps } from "./index.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A replacement for `ResizeObserver` that reports all nodes together in the next frame, as a browser does. */
class FrameObserver {
  readonly #nodes = new Set<Element>()

  constructor(see: (entries: readonly { readonly target: Element }[]) => void) {
    this.observe = (node) => {
      if (this.#nodes.size === 0)
        requestAnimationFrame(() => {
          const entries = [...this.#nodes].map((target) => ({ target }))
          this.#nodes.clear()
          act(() => see(entries))
        })
      this.#nodes.add(node)
    }
  }

  readonly observe: (node: Element) => void

  unobserve(node: Element): void {
    this.#nodes.delete(node)
  }
}

beforeEach(() => vi.stubGlobal("ResizeObserver", FrameObserver))

const text = (props: ClampRootProps = {}) => (
  <Clamp.Root labels={{ more: "Visa mer", less: "Visa mindre" }} {...props}>
    <Clamp.Content>
      <a href="#a">Först</a>
      <a href="#b">Sist</a>
    </Clamp.Content>
    <Clamp.Trigger />
  </Clamp.Root>
)

function lay({ contentPx }: { contentPx: number }) {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(contentPx)
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const top = this.textContent === "Sist" ? contentPx - 20 : 0
    return new DOMRect(0, top, 200, this.tagName === "A" ? 20 : 100)
  })
}

test("the server-rendered HTML contains the whole text and no button", () => {
  const html = renderToString(text())

  expect(html).toContain("Sist")
  expect(html).not.toContain("<button")
})

test("content that fits has no toggle button", () => {
  lay({ contentPx: 100 })

  render(text())

  expect(screen.queryByRole("button")).toBeNull()
})

test("content that does not fit has a button to expand the content", async () => {
  lay({ contentPx: 400 })
  render(text())

  const button = await screen.findByRole("button", { name: "Visa mer" })
  expect(button.getAttribute("aria-expanded")).toBe("false")
  await userEvent.click(button)

  expect(screen.getByRole("button", { name: "Visa mindre" }).getAttribute("aria-expanded")).toBe("true")
})

test("the height of the content is not measured synchronously during rendering", async () => {
  lay({ contentPx: 400 })
  render(text())
  expect(HTMLElement.prototype.getBoundingClientRect).not.toHaveBeenCalled()

  expect(await screen.findByRole("button", { name: "Visa mer" })).toBeDefined()
})

test("a link in the clipped part of the content is inert until the content is expanded", async () => {
  lay({ contentPx: 400 })
  render(text())
  const [first, last] = screen.getAllByRole("link", { hidden: true })

  await expect.poll(() => [first?.inert ?? false, last?.inert]).toEqual([false, true])
  await userEvent.click(await screen.findByRole("button"))

  await expect.poll(() => last?.inert).toBe(false)
})

function layItems(count: number) {
  const setHeight = vi.spyOn(CSSStyleDeclaration.prototype, "setProperty").mockReturnValue()
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const place = Number(this.dataset.place ?? 0)
    return new DOMRect(0, 20 * place, 200, this.dataset.place ? 20 : 20 * count)
  })
  render(
    <Clamp.Root labels={{ more: "Visa mer", less: "Visa mindre" }}>
      <Clamp.Content items={3} item="li">
        <ul>
          {Array.from({ length: count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
            <li key={place} data-place={place} />
          ))}
        </ul>
      </Clamp.Content>
      <Clamp.Trigger />
    </Clamp.Root>,
  )
  return setHeight
}

test("with `items` the content is clipped after that number of items, regardless of the items' height", async () => {
  const setHeight = layItems(5)
  await expect.poll(() => setHeight.mock.lastCall).toEqual(["--fc-clamp-height", "60px"])
})

test("content with exactly `items` items is not clipped", async () => {
  const setHeight = layItems(3)
  await expect.poll(() => setHeight.mock.lastCall).toEqual(["--fc-clamp-height", "none"])
})

test("all clamps on a page are measured before any of them changes the layout", async () => {
  lay({ contentPx: 400 })
  const order: string[] = []
  const measured = vi.mocked(HTMLElement.prototype.getBoundingClientRect).getMockImplementation()
  vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockImplementation(function (this: HTMLElement) {
    order.push("measured")
    return measured?.call(this) ?? new DOMRect()
  })
  vi.spyOn(HTMLElement.prototype, "inert", "set").mockImplementation(() => void order.push("changed"))

  render([text(), text(), text()].map((item, index) => <div key={index.toString()}>{item}</div>))

  await expect.poll(() => order).toContain("changed")
  // Three boxes with two links each.
  expect(order.indexOf("changed")).toBeGreaterThanOrEqual(9)
})

test("when find-in-page scrolls to clipped text, the content expands and the page scrolls to the match", () => {
  lay({ contentPx: 400 })
  const scrollBy = vi.spyOn(window, "scrollBy").mockReturnValue()
  const onOpenChange = vi.fn()
  render(text({ onOpenChange }))
  const box = screen.getByText("Först").parentElement as HTMLElement
  box.scrollTop = 120

  act(() => {
    box.onscroll?.(new Event("scroll"))
    box.scrollTop = 0
  })

  expect(onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "found" }))
  expect(screen.getByRole("button", { name: "Visa mindre" })).toBeDefined()
  expect(scrollBy).toHaveBeenLastCalledWith(0, 120)
})

test("a listener can prevent the content from expanding", async () => {
  lay({ contentPx: 400 })
  render(text({ onOpenChange: (_open, { cancel }) => cancel() }))

  await userEvent.click(await screen.findByRole("button"))

  expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false")
})

test("expanding the content does not enable links that were inert before", async () => {
  lay({ contentPx: 400 })
  render(
    <Clamp.Root labels={{ more: "Visa mer", less: "Visa mindre" }}>
      <Clamp.Content>
        <a href="#b" inert>
          Sist
        </a>
      </Clamp.Content>
      <Clamp.Trigger />
    </Clamp.Root>,
  )

  await userEvent.click(await screen.findByRole("button"))

  expect(screen.getByText("Sist").inert).toBe(true)
})

test("a listener receives the reason why the content is expanded or collapsed", async () => {
  lay({ contentPx: 400 })
  const onOpenChange = vi.fn()
  render(text({ onOpenChange }))

  await userEvent.click(await screen.findByRole("button"))

  expect(onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "trigger" }))
})
