import example from "@forecourt/schemas/blocks/jotform-form/examples/default.json" with { type: "json" }
import missing from "@forecourt/schemas/blocks/jotform-form/examples/edge/missing-form-id.json" with { type: "json" }
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { renderDocument, renderLive } from "../../test/render.tsx"

/** Dispatches the iframe's load event, since the test environment loads no iframes. */
async function renderAllowed() {
  vi.spyOn(console, "error").mockReturnValue()
  const block = await renderLive("JotformForm", example)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole("button", { name: "Visa formuläret från Jotform" }))
  const frame = () => block.querySelector("iframe") as HTMLIFrameElement
  await arrive(frame())
  return { block, frame }
}

async function arrive(frame: HTMLIFrameElement) {
  await act(async () => void frame.dispatchEvent(new Event("load")))
}

function say(data: unknown, source: Window | null, origin = "https://eu.jotform.com") {
  act(() => void window.dispatchEvent(new MessageEvent("message", { data, source, origin })))
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("a block without a form identifier shows 'Missing FormId'", async () => {
  const form = await renderDocument("JotformForm", missing)

  expect(form.querySelector("[role=status]")?.textContent).toBe("Missing FormId")
})

test("without consent no iframe is rendered, and without JavaScript the form is a link", async () => {
  const form = await renderDocument("JotformForm", example)

  expect(form.querySelector("iframe")).toBeNull()
  expect(form.querySelector("noscript")?.innerHTML).toContain("https://eu.jotform.com/243210987654321?language=sv")
})

test("consent loads the form in an iframe whose title is the block's heading", async () => {
  const { frame } = await renderAllowed()

  expect(frame().src).toBe("https://eu.jotform.com/243210987654321?language=sv")
  expect(frame().title).toBe("Hur gick det?")
})

test("the form is shown again 3 seconds after a submission", async () => {
  const { frame } = await renderAllowed()
  const first = frame()

  say({ action: "submission-completed", formID: "243210987654321" }, first.contentWindow)
  expect(screen.getByText("Tack, formuläret är skickat.")).toBeTruthy()
  act(() => vi.advanceTimersByTime(2999))
  expect(frame()).toBe(first)
  act(() => vi.advanceTimersByTime(1))

  expect(frame()).not.toBe(first)
})

test("the iframe gets the height in the form's message", async () => {
  const { frame } = await renderAllowed()

  say("setHeight:912:243210987654321", frame().contentWindow)

  expect(frame().style.getPropertyValue("--fc-form-gate-height")).toBe("912px")
})

test("messages from any window other than the form's iframe are ignored", async () => {
  const { frame } = await renderAllowed()

  say({ action: "submission-completed" }, window)
  say({ action: "submission-completed" }, frame().contentWindow, "https://jotform.com.evil.example")

  expect(screen.queryByText("Tack, formuläret är skickat.")).toBeNull()
})
