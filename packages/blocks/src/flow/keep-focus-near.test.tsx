import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, test } from "vitest"
import { keepFocusNear } from "./keep-focus-near.ts"

afterEach(cleanup)

function Box({ loaded }: { readonly loaded: "text" | "button" }) {
  const [isLoading, setLoading] = useState(false)
  const retry = (
    <p>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          keepFocusNear(currentTarget)
          setLoading(true)
        }}
      >
        Try again
      </button>
    </p>
  )
  // biome-ignore lint/a11y/noAutofocus: the test needs a part that takes the focus.
  const next = loaded === "text" ? <div>Loading</div> : <input key="next" autoFocus aria-label="Next" />
  return <section aria-label="Quote">{isLoading ? next : retry}</section>
}

function pressRetry(loaded: "text" | "button") {
  render(<Box loaded={loaded} />)
  const button = screen.getByRole("button")
  button.focus()
  fireEvent.click(button)
}

test("the focus moves to the nearest remaining ancestor when the focused button is removed", async () => {
  pressRetry("text")

  await expect.poll(() => document.activeElement).toBe(screen.getByRole("region", { name: "Quote" }))
})

test("the focus does not move when a new element has already received the focus", async () => {
  pressRetry("button")
  await new Promise((resolve) => setTimeout(resolve))

  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Next" }))
})
