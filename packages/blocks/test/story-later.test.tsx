import { act } from "@testing-library/react"
import { type ReactElement, StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { prerender } from "react-dom/static"
import { expect, test, vi } from "vitest"
import { Later, laterParts } from "./story-later.tsx"

test("a story with lazily loaded content counts as hydrated only after all of the content has hydrated", async () => {
  const story = (block: Promise<ReactElement>) => (
    <StrictMode>
      <h1>Story</h1>
      <Later>{block}</Later>
    </StrictMode>
  )
  const place = document.createElement("main")
  document.body.replaceChildren(place)
  const { prelude } = await prerender(story(Promise.resolve(<button type="button">Block</button>)))
  place.innerHTML = await new Response(prelude).text()
  const clicked = vi.fn()
  const block = Promise.withResolvers<ReactElement>()

  const root = await act(async () => hydrateRoot(place, story(block.promise)))
  expect(laterParts.size).toBe(1)
  place.querySelector("button")?.click()
  expect(clicked).not.toHaveBeenCalled()

  await act(async () =>
    block.resolve(
      <button type="button" onClick={clicked}>
        Block
      </button>,
    ),
  )
  expect(laterParts.size).toBe(0)
  place.querySelector("button")?.click()
  expect(clicked).toHaveBeenCalledTimes(1)

  await act(async () => root.unmount())
  expect(laterParts.size).toBe(0)
})
