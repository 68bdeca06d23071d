import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { FilterDrawer, type FilterDrawerRootProps } from "./index.ts"

function getWindow(widthPx: number) {
  const queries: { readonly query: EventTarget; readonly update: () => void }[] = []
  let width = widthPx
  vi.stubGlobal("matchMedia", (media: string) => {
    const fromPx = Number(/\d+/.exec(media)?.[0])
    const query = Object.assign(new EventTarget(), { matches: width >= fromPx })
    const update = () => {
      query.matches = width >= fromPx
    }
    queries.push({ query, update })
    return query
  })
  return (toPx: number) =>
    act(() => {
      width = toPx
      for (const { update } of queries) update()
      for (const { query } of queries) query.dispatchEvent(new Event("change"))
    })
}

let resize: ReturnType<typeof getWindow>
beforeEach(() => {
  resize = getWindow(390)
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const list = (props: FilterDrawerRootProps = {}) => (
  <KitProvider messages={messages}>
    <FilterDrawer.Root count={123} {...props}>
      <FilterDrawer.Toolbar>
        <FilterDrawer.Trigger />
        <FilterDrawer.StickyToggle />
      </FilterDrawer.Toolbar>
      <FilterDrawer.Content>
        <FilterDrawer.Title />
        <FilterDrawer.Close />
        <form onSubmit={onSubmit}>
          <input aria-label="Sök" required />
          <FilterDrawer.Submit />
        </form>
      </FilterDrawer.Content>
      <FilterDrawer.Results>
        <a href="#ex30">EX30</a>
      </FilterDrawer.Results>
    </FilterDrawer.Root>
  </KitProvider>
)
const show = () => screen.getByRole("button", { name: "Visa filter" })
const field = () => screen.getByLabelText("Sök")
const presentation = () => field().closest<HTMLElement>("[data-part=content]")?.dataset.presentation
const isPinned = () => screen.queryByRole("button", { name: "Fäst filter" })?.getAttribute("aria-pressed")

test("the filter drawer is server-rendered as a section with a form, and not as a dialog", () => {
  const html = renderToString(list({ defaultOpen: true }))

  expect(html).toMatch(/<section.*<form.*Visa träffar \(123\).*<\/section>/)
  expect(html).not.toMatch(/role="dialog"|inert|popover|style=/)
})

test("on a phone the filters are a modal drawer over an inert list", async () => {
  render(list())
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(show().getAttribute("aria-expanded")).toBe("false")

  await userEvent.click(show())

  expect(screen.getByRole("dialog", { name: "Filter" }).getAttribute("aria-modal")).toBe("true")
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Stäng" }))
  expect(screen.getByText("EX30").closest("[inert]")).not.toBeNull()
})

test("Escape, the close button and a press outside close the drawer and return the focus to the button that opened it", async () => {
  const onOpenChange = vi.fn()
  render(list({ onOpenChange }))
  const closings = [
    () => void fireEvent.keyDown(document.body, { key: "Escape" }),
    () => void fireEvent.click(screen.getByRole("button", { name: "Stäng" })),
    () => {
      fireEvent.pointerDown(document.body)
      fireEvent.click(document.body, { detail: 1 })
    },
  ]

  for (const close of closings) {
    await userEvent.click(show())
    act(close)
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(document.activeElement).toBe(show())
  }

  const closed = onOpenChange.mock.calls.filter(([open]) => !open)
  expect(closed.map(([, { reason }]) => reason)).toEqual(["escape", "close-button", "outside-press"])
})

test("a valid submit closes the drawer, and an invalid submit keeps it open", async () => {
  render(list())
  await userEvent.click(show())

  await userEvent.click(screen.getByRole("button", { name: "Visa träffar (123)" }))
  expect(screen.getByRole("dialog")).toBeTruthy()
  await userEvent.type(field(), "Volvo{Enter}")

  expect(screen.queryByRole("dialog")).toBeNull()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test("a change of the number of results is announced only while the filter drawer is open", async () => {
  const { rerender } = render(list())
  expect(screen.queryByRole("status")).toBeNull()
  await userEvent.click(show())

  rerender(list({ count: "10 000+" }))

  expect(screen.getByRole("status").textContent).toBe("Visa träffar (10 000+)")
  expect(screen.getByRole("button", { name: "Visa träffar (10 000+)" })).toBeTruthy()
})

test("resizing the window keeps the input element, its value and the focus", async () => {
  render(list({ defaultMode: "sticky" }))
  await userEvent.click(show())
  await userEvent.type(field(), "Volvo")
  const previous = field()

  const seen = [800, 1200, 800, 390].map((widthPx) => {
    resize(widthPx)
    expect(field()).toBe(previous)
    expect(document.activeElement).toBe(previous)
    return presentation()
  })

  expect(seen).toEqual(["panel", "sticky", "panel", "drawer"])
  expect((previous as HTMLInputElement).value).toBe("Volvo")
  expect(screen.getByRole("dialog")).toBeTruthy()
})

test("when a wider window turns the open drawer into a panel, the page is no longer inert", async () => {
  const onOpenChange = vi.fn()
  render(list({ onOpenChange }))
  await userEvent.click(show())

  resize(800)

  expect(document.querySelector("[inert], [popover], [role=dialog]")).toBeNull()
  expect(screen.getByRole("region", { name: "Filter" })).toBeTruthy()
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test("the button hides and shows the panel, and its text describes the next action [spec 2 §2.1 filter-panel, §4 filter-open]", async () => {
  resize(800)
  render(list())

  await userEvent.click(screen.getByRole("button", { name: "Dölj filter" }))
  expect(field().closest("[data-open]")).toBeNull()
  await userEvent.click(show())

  expect(field().closest("[data-part=content]")?.hasAttribute("data-open")).toBe(true)
})

test("a button makes the panel sticky from 1024 px, and session storage remembers the sticky panel [spec 2 §2.1 filter-panel filter-sticky, §9 breakpoints.sticky]", async () => {
  const onModeChange = vi.fn()
  resize(1024)
  const { unmount } = render(list({ onModeChange }))
  expect(presentation()).toBe("panel")

  await userEvent.click(screen.getByRole("button", { name: "Fäst filter" }))
  expect(presentation()).toBe("sticky")
  expect(isPinned()).toBe("true")
  unmount()
  render(list({ onModeChange }))

  expect(presentation()).toBe("sticky")
  expect(onModeChange.mock.calls.map(([mode, { reason }]) => [mode, reason])).toEqual([
    ["sticky", "press"],
    ["sticky", "session"],
  ])
  resize(1023)
  expect(presentation()).toBe("panel")
  expect(isPinned()).toBeUndefined()
})

test("the panel can be made sticky even if session storage is not available", async () => {
  vi.stubGlobal("sessionStorage", undefined)
  resize(1200)
  render(list())

  await userEvent.click(screen.getByRole("button", { name: "Fäst filter" }))

  expect(presentation()).toBe("sticky")
})

test("a controlled drawer opens only when its `open` prop changes, and becomes a panel when the window is widened", async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(list({ open: false, onOpenChange }))

  await userEvent.click(show())
  expect(screen.queryByRole("dialog")).toBeNull()
  rerender(list({ open: true, onOpenChange }))
  expect(screen.getByRole("dialog")).toBeTruthy()
  resize(800)

  expect(presentation()).toBe("panel")
})
