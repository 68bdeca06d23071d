import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { ResultProgress } from "./index.ts"

afterEach(cleanup)

const progress = (shown: number, total: number) => (
  <KitProvider messages={messages}>
    <ResultProgress.Root shown={shown} total={total} />
  </KitProvider>
)

test("the accessible name of the progress bar contains the number of visible results and the total", () => {
  render(progress(48, 200))

  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Visar 48 av 200" })

  expect([bar.value, bar.max]).toEqual([48, 200])
})

test("a total of at least ten thousand is rendered as 10000+ [spec 2 §9 list-limits.shown]", () => {
  render(progress(48, 12_345))

  expect(screen.getByText("Visar 48 av 10000+")).toBeTruthy()
})

test("no progress bar is rendered for a short list if all its items are visible", () => {
  const { container, rerender } = render(progress(11, 11))
  expect(container.innerHTML).toBe("")

  rerender(progress(12, 12))
  expect(screen.getByText("Visar 12 av 12")).toBeTruthy()
})

test("thousands are formatted according to the locale [spec 2 §2.1 progress.text]", () => {
  render(
    <KitProvider messages={messages} locale="sv-SE">
      <ResultProgress.Root shown={1008} total={2200} />
    </KitProvider>,
  )

  expect(screen.getByRole("progressbar", { name: "Visar 1\u00a0008 av 2\u00a0200" })).toBeTruthy()
})
