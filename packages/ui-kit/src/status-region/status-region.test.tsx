import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { StatusRegion, type StatusUrgency } from "./index.ts"

afterEach(cleanup)

function Speaker({ urgency }: { readonly urgency?: StatusUrgency }) {
  const announce = StatusRegion.useAnnounce()
  return (
    <button type="button" onClick={() => announce("12 bilar", urgency)}>
      Sök
    </button>
  )
}

function renderWith(urgency?: StatusUrgency) {
  const clock = createHandClock()
  render(
    <StatusRegion.Root clock={clock}>
      <Speaker {...(urgency ? { urgency } : undefined)} />
      <StatusRegion.Messages />
    </StatusRegion.Root>,
  )
  const listMessages = (role: string) => [...screen.getByRole(role).children].map(({ textContent }) => textContent)
  return { clock, said: listMessages }
}

test("the server-rendered HTML contains the empty live regions", () => {
  const html = renderToString(
    <StatusRegion.Root>
      <StatusRegion.Messages />
    </StatusRegion.Root>,
  )

  expect(html).toMatch(/role="status" aria-live="polite"[^>]*><\/div>/)
  expect(html).toMatch(/role="alert" aria-live="assertive"[^>]*><\/div>/)
})

test("announcing the same text twice renders two messages, and both are removed after 7000 ms", async () => {
  const { clock, said } = renderWith()

  await userEvent.click(screen.getByRole("button"))
  const first = screen.getByText("12 bilar")
  await userEvent.click(screen.getByRole("button"))
  expect(said("status")).toEqual(["12 bilar", "12 bilar"])
  expect(screen.getByRole("status").firstElementChild).toBe(first)

  clock.pass(7000)
  expect(said("status")).toEqual([])
})

test("an assertive message is rendered as an alert, and announcing does not move the focus", async () => {
  const { said } = renderWith("assertive")

  await userEvent.click(screen.getByRole("button"))

  expect(said("alert")).toEqual(["12 bilar"])
  expect(said("status")).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole("button"))
})
