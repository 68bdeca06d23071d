import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Disclosure, type DisclosureRootProps } from "./index.ts"

afterEach(cleanup)

const question = (props: DisclosureRootProps = {}) => (
  <Disclosure.Root {...props}>
    <Disclosure.Trigger>Vad kostar det?</Disclosure.Trigger>
    <Disclosure.Content data-testid="content">495 kronor</Disclosure.Content>
  </Disclosure.Root>
)
const trigger = () => screen.getByRole("button")
const content = () => screen.getByTestId("content")

test("the button controls the region and has an expanded state", async () => {
  render(question())
  expect(trigger().getAttribute("aria-expanded")).toBe("false")

  await userEvent.click(trigger())

  expect(trigger().getAttribute("aria-expanded")).toBe("true")
  expect(trigger().getAttribute("aria-controls")).toBe(content().id)
  expect(content().hasAttribute("hidden")).toBe(false)
})

test("the server-rendered HTML contains the content of a closed disclosure", () => {
  expect(renderToString(question())).toContain("495 kronor")
})

test("find-in-page opens a region that contains a match", async () => {
  const onOpenChange = vi.fn()
  render(question({ onOpenChange }))
  expect(content().getAttribute("hidden")).toBe("until-found")

  act(() => void content().dispatchEvent(new Event("beforematch", { bubbles: true })))

  expect(trigger().getAttribute("aria-expanded")).toBe("true")
  expect(onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "found" }))
})

test("an onOpenChange listener can prevent the disclosure from opening", async () => {
  render(question({ onOpenChange: (_open, { cancel }) => cancel() }))

  await userEvent.click(trigger())

  expect(trigger().getAttribute("aria-expanded")).toBe("false")
})

test("a controlled disclosure changes only with its `open` prop", async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(question({ open: false, onOpenChange }))

  await userEvent.click(trigger())
  expect(onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "trigger" }))
  expect(trigger().getAttribute("aria-expanded")).toBe("false")

  rerender(question({ open: true, onOpenChange }))
  expect(trigger().getAttribute("aria-expanded")).toBe("true")
  expect(onOpenChange).toHaveBeenCalledOnce()
})
