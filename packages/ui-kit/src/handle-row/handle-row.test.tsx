import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { HandleRow, type HandleRowRootProps } from "./index.ts"

afterEach(cleanup)

function Row(props: HandleRowRootProps) {
  return (
    <HandleRow.Root labels={{ handle: "Liknande bilar" }} {...props}>
      <HandleRow.Content aria-label="Liknande bilar">
        <HandleRow.List>
          <HandleRow.Item>
            <a href="/ex30">EX30</a>
          </HandleRow.Item>
        </HandleRow.List>
      </HandleRow.Content>
      <HandleRow.Handle />
    </HandleRow.Root>
  )
}

test("the server-rendered HTML of a handle row contains the cards and no inert elements", () => {
  const html = renderToString(<Row />)

  expect(html).toContain('href="/ex30"')
  expect(html).not.toContain("inert")
})

test("Enter and Space open and close the row, and hidden cards are not focusable", async () => {
  const onOpenChange = vi.fn()
  render(<Row onOpenChange={onOpenChange} />)
  const list = screen.getByRole("list", { hidden: true })
  expect(list.hasAttribute("inert")).toBe(true)

  screen.getByRole("button").focus()
  await userEvent.keyboard("{Enter}")
  expect(onOpenChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: "press" }))
  expect(list.hasAttribute("inert")).toBe(false)

  await userEvent.keyboard(" ")
  expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false")
})

test("a controlled handle row changes only with its `open` prop", async () => {
  render(<Row open={false} />)

  fireEvent.click(screen.getByRole("button"))

  expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false")
})
