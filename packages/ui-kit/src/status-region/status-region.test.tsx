import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test } from "vitest"
import { handClock } from "../rehearsal/hand-clock.ts"
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

function draw(urgency?: StatusUrgency) {
  const clock = handClock()
  render(
    <StatusRegion.Root clock={clock}>
      <Speaker {...(urgency ? { urgency } : undefined)} />
      <StatusRegion.Messages />
    </StatusRegion.Root>,
  )
  return { clock, said: (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent) }
}

test("the places are in the HTML before anything is said", () => {
  const html = renderToString(
    <StatusRegion.Root>
      <StatusRegion.Messages />
    </StatusRegion.Root>,
  )

  expect(html.match(/role="status"/g)).toHaveLength(2)
  expect(html.match(/role="alert"/g)).toHaveLength(2)
})

test("a message stands in one place, then in the other, then nowhere", async () => {
  const { clock, said } = draw()

  await userEvent.click(screen.getByRole("button"))
  expect(said("status")).toEqual(["", "12 bilar"])
  await userEvent.click(screen.getByRole("button"))
  expect(said("status")).toEqual(["12 bilar", ""])

  clock.pass(7000)
  expect(said("status")).toEqual(["", ""])
})

test("what cannot wait is an alert, and the focus stays", async () => {
  const { said } = draw("assertive")

  await userEvent.click(screen.getByRole("button"))

  expect(said("alert")).toContain("12 bilar")
  expect(document.activeElement).toBe(screen.getByRole("button"))
})
