import { cleanup, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test } from "vitest"
import { CARD_COUNT, Skeleton, WORKSHOP_COUNT } from "./index.ts"

afterEach(cleanup)

const skeleton = (
  <Skeleton.Root label="Laddar bilar">
    <Skeleton.Repeat>
      <article>
        <Skeleton.Shape kind="picture" />
      </article>
    </Skeleton.Repeat>
  </Skeleton.Root>
)
const html = renderToString(skeleton)

test("a list of cars has 24 placeholder cards, and a list of workshops has 5 placeholder rows [spec 2 §2.1 grid-states.loading, §9 skeletons]", () => {
  expect(html.match(/<article>/g)).toHaveLength(CARD_COUNT)
  expect([CARD_COUNT, WORKSHOP_COUNT]).toEqual([24, 5])
})

test("the list is marked as busy, the placeholders are hidden from screen readers, and a single status announces the loading", () => {
  expect(html).toMatch(/<div[^>]* aria-busy="true"/)
  expect(html).toMatch(/<div[^>]* aria-hidden="true" inert=""/)
  expect(html.match(/Laddar bilar/g)).toHaveLength(1)
  expect(html.match(/role="status"/g)).toHaveLength(1)
})

test("the status element is outside the busy list and announces the loading text after the first render", async () => {
  render(skeleton)
  const status = screen.getByRole("status")
  expect(status.textContent).toBe("")

  expect(await screen.findByText("Laddar bilar")).toBe(status)
  expect(status.closest("[aria-busy]")).toBeNull()
})
