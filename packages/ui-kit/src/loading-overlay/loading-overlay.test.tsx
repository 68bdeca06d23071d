import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { LoadingOverlay } from "./index.ts"

afterEach(cleanup)

const clock = () => createHandClock()
const form = (isBusy: boolean, time = clock()) => (
  <>
    <LoadingOverlay.Root isBusy={isBusy} clock={time} labels={{ busy: "Ett ögonblick" }}>
      <LoadingOverlay.Content data-testid="content">
        <input aria-label="Förnamn" />
      </LoadingOverlay.Content>
      <LoadingOverlay.Veil data-testid="veil" />
    </LoadingOverlay.Root>
    <input aria-label="Annat" />
  </>
)
const content = () => screen.getByTestId("content")
const veil = () => screen.getByTestId("veil")
const field = () => screen.getByLabelText("Förnamn")

test("the content is inert only while loading [spec 3 §4.2 tyre-overlay]", () => {
  const { rerender } = render(form(false))
  expect(content().hasAttribute("inert")).toBe(false)
  expect(veil().hidden).toBe(true)

  rerender(form(true))
  expect(content().hasAttribute("inert")).toBe(true)
  expect(veil().hidden).toBe(false)

  rerender(form(false))
  expect(content().hasAttribute("inert")).toBe(false)
})

test("the loading state is announced politely after half a second", () => {
  const time = clock()
  const { rerender } = render(form(false, time))

  rerender(form(true, time))
  const status = screen.getByRole("status")
  time.pass(499)
  expect(status.textContent).toBe("")
  time.pass(1)
  expect(status.textContent).toBe("Ett ögonblick")

  rerender(form(false, time))
  expect(status.textContent).toBe("")
})

test("an overlay that is already loading on the first render is announced", () => {
  const time = clock()
  render(form(true, time))

  time.pass(500)

  expect(screen.getByRole("status").textContent).toBe("Ett ögonblick")
})

test("the overlay takes the focus during loading and then returns the focus to the previously focused element", () => {
  const { rerender } = render(form(false))
  field().focus()

  rerender(form(true))
  expect(document.activeElement).toBe(veil())

  rerender(form(false))
  expect(document.activeElement).toBe(field())
})

test("the overlay leaves the focus on an element outside the content", () => {
  const { rerender } = render(form(false))
  screen.getByLabelText("Annat").focus()
  rerender(form(true))
  expect(document.activeElement).toBe(screen.getByLabelText("Annat"))
  rerender(form(false))
  expect(document.activeElement).toBe(screen.getByLabelText("Annat"))

  field().focus()
  rerender(form(true))
  screen.getByLabelText("Annat").focus()
  rerender(form(false))
  expect(document.activeElement).toBe(screen.getByLabelText("Annat"))
})
