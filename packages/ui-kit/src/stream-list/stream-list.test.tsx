import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { StreamList, type StreamStatus } from "./index.ts"

afterEach(cleanup)

const workshops = (status: StreamStatus, names: readonly string[], onMore = vi.fn()) => (
  <KitProvider messages={messages}>
    <StreamList.Root status={status} count={names.length} onMore={onMore}>
      <StreamList.Items>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </StreamList.Items>
      <StreamList.Status />
      <StreamList.More />
      <StreamList.Empty>
        <a href="mailto:hej@exempel.se">hej@exempel.se</a>
      </StreamList.Empty>
    </StreamList.Root>
  </KitProvider>
)
const places = () => document.querySelectorAll("[data-part=place]").length
const more = () => screen.queryByRole("button", { name: "Hämta fler" })
const status = () => screen.getByRole("status").textContent

test("while items are loading, the placeholders are hidden from screen readers and the button to load more is disabled", () => {
  const { rerender } = render(workshops("streaming", []))
  expect([places(), status(), more()]).toEqual([5, "Hämtar listan", null])
  expect(document.querySelectorAll("[data-part=place][aria-hidden=true]")).toHaveLength(5)

  rerender(workshops("streaming", ["Malmö", "Lund"]))

  expect([places(), status()]).toEqual([3, "Hämtar listan"])
  expect(more()?.getAttribute("aria-disabled")).toBe("true")
})

test("the number of items is announced after loading, and loading more items focuses the first new item", async () => {
  const onMore = vi.fn()
  const { rerender } = render(workshops("paused", ["Malmö"], onMore))
  expect([places(), status()]).toEqual([0, "Antal träffar: 1"])

  await userEvent.click(more() as HTMLElement)
  expect(onMore).toHaveBeenCalledOnce()
  rerender(workshops("streaming", ["Malmö"], onMore))
  expect([places(), document.activeElement]).toEqual([5, more()])
  rerender(workshops("streaming", ["Malmö", "Lund"], onMore))

  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Lund" }))
})

test("new or reordered items do not move the focus after the visitor has focused another element", async () => {
  const { rerender } = render(workshops("paused", ["Malmö", "Lund"]))
  await userEvent.click(more() as HTMLElement)
  const malmo = screen.getByRole("button", { name: "Malmö" })
  malmo.focus()

  rerender(workshops("streaming", ["Ystad", "Lund", "Malmö"]))

  expect(document.activeElement).toBe(malmo)
})

test("a list that has reached its end announces the end and disables the button", async () => {
  const onMore = vi.fn()
  render(workshops("ended", ["Malmö"], onMore))

  await userEvent.click(more() as HTMLElement)

  expect([status(), more()?.getAttribute("aria-disabled")]).toEqual(["Det finns inga fler", "true"])
  expect(onMore).not.toHaveBeenCalled()
})

test("an empty list shows a message and a contact link", () => {
  render(workshops("ended", []))

  expect([status(), more()]).toEqual(["Vi kan ej hitta några anläggningar som passar dig", null])
  expect(screen.getByRole("link", { name: "hej@exempel.se" })).toBeTruthy()
})

test("a list that failed to load shows a message and a retry button", async () => {
  const onMore = vi.fn()
  render(workshops("failed", ["Malmö"], onMore))
  expect([status(), more()]).toEqual(["Något gick fel, försök igen", null])

  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))

  expect(onMore).toHaveBeenCalledOnce()
})

test("pressing the retry button keeps the focus on the button while the list loads again", async () => {
  const { rerender } = render(workshops("failed", ["Malmö"]))
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))

  rerender(workshops("streaming", ["Malmö"]))

  expect(document.activeElement).toBe(more())
})
