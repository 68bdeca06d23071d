import { act, cleanup, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { type PriorityItem, PriorityMore } from "./index.ts"
import { SETTLE_MS } from "./priority-more-core.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pages = (current?: string): PriorityItem[] =>
  ["Bilar", "Verkstad", "Kontakt", "Om oss"].map((name) => ({
    key: name,
    isCurrent: name === current,
    node: (
      <li>
        <a href={`/${name}`}>{name}</a>
      </li>
    ),
  }))

const row = (items: readonly PriorityItem[]) => (
  <PriorityMore.Root items={items}>
    <PriorityMore.List data-testid="list">
      <PriorityMore.More data-testid="more">
        <button type="button">Mer</button>
        <PriorityMore.Rest data-testid="rest" />
      </PriorityMore.More>
    </PriorityMore.List>
  </PriorityMore.Root>
)

function lay(listPx: number, itemPx = 100) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(listPx)
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.tagName === "UL" ? listPx : itemPx, 40)
  })
}

const names = (id: string) =>
  [...screen.getByTestId(id).children]
    .filter((node) => node.tagName === "LI" && !node.hasAttribute("data-testid"))
    .map((node) => node.textContent)

test("the server renders all items in the row and hides 'More'", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(row(pages()))

  expect(page.querySelectorAll("a")).toHaveLength(4)
  expect(page.querySelector("[data-testid=more]")?.hasAttribute("data-empty")).toBe(true)
})

test("items that do not fit in the row move into 'More' and keep their order [spec 1 §4 more]", () => {
  lay(300)

  render(row(pages()))

  expect(names("list")).toEqual(["Bilar", "Verkstad"])
  expect(names("rest")).toEqual(["Kontakt", "Om oss"])
  expect(screen.getByTestId("more").hasAttribute("data-empty")).toBe(false)
})

test("'More' disappears when all items fit", () => {
  lay(400)

  render(row(pages()))

  expect(names("list")).toHaveLength(4)
  expect(screen.getByTestId("more").hasAttribute("data-empty")).toBe(true)
})

test("the link to the current page remains in the row", () => {
  lay(200)

  render(row(pages("Om oss")))

  expect(names("list")).toEqual(["Om oss"])
  expect(names("rest")).toEqual(["Bilar", "Verkstad", "Kontakt"])
})

test("the row is measured again when its items change", () => {
  lay(200)
  const { rerender } = render(row(pages()))
  expect(names("list")).toEqual(["Bilar"])

  rerender(row(pages().slice(0, 2)))

  expect(names("list")).toEqual(["Bilar", "Verkstad"])
})

function sizes() {
  const observers = new Map<() => void, Set<Element>>()
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #seen = new Set<Element>()
      constructor(onResize: () => void) {
        observers.set(onResize, this.#seen)
      }
      observe(element: Element) {
        this.#seen.add(element)
      }
      disconnect() {
        this.#seen.clear()
      }
    },
  )
  return {
    change: (element: Element | undefined) =>
      act(async () => {
        for (const [notify, seen] of observers) if (element && seen.has(element)) notify()
        await vi.advanceTimersByTimeAsync(SETTLE_MS)
      }),
  }
}

test("a change of the text size measures the row again and moves only items that do not fit into 'More'", async () => {
  vi.useFakeTimers()
  const { change } = sizes()
  lay(300)
  render(row(pages()))
  const item = () => screen.getByTestId("list").children[0]
  const [hidden] = screen.getByTestId("rest").children

  await change(item())
  expect(screen.getByTestId("rest").children[0]).toBe(hidden)

  lay(300, 140)
  await change(item())
  expect(names("list")).toEqual(["Bilar"])

  lay(300, 75)
  await change(item())
  expect(names("list")).toHaveLength(4)
})
