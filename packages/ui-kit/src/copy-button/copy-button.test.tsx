import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { CopyButton, type CopyButtonRootProps } from "./index.ts"
import { writeClipboard } from "./write-clipboard.ts"

afterEach(cleanup)

const labels = { copy: "Kopiera {value}", copied: "Kopierat", failed: "Det gick inte att kopiera" }

function renderWith(props: Partial<CopyButtonRootProps> = {}) {
  const clock = createHandClock()
  const write = vi.fn(async (_text: string) => true)
  render(
    <CopyButton.Root value="010-123" labels={labels} clock={clock} write={write} {...props}>
      <CopyButton.Trigger />
      <CopyButton.Status />
    </CopyButton.Root>,
  )
  return { clock, write, button: screen.getByRole("button"), status: screen.getByRole("status") }
}

test("the accessible name of the copy button contains the text to copy", () => {
  expect(renderWith().button.getAttribute("aria-label")).toBe("Kopiera 010-123")
})

test("a press copies the text and announces it for 1000 ms [spec 1 §4 copy]", async () => {
  const { button, status, clock, write } = renderWith()

  await userEvent.click(button)
  expect(write).toHaveBeenCalledWith("010-123")
  expect(status.textContent).toBe("Kopierat")

  clock.pass(999)
  expect(status.textContent).toBe("Kopierat")
  clock.pass(1)
  expect(status.textContent).toBe("")
})

test("a failed copy is announced, and onCopied receives the reason", async () => {
  const onCopied = vi.fn()
  const { button, status } = renderWith({ write: async () => false, onCopied })

  await userEvent.click(button)

  expect(status.textContent).toBe("Det gick inte att kopiera")
  expect(onCopied).toHaveBeenCalledWith("010-123", { reason: "failed" })
})

test("if clipboard access is denied, the text is copied with execCommand and the focus is kept", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"))
  const copied: string[] = []
  document.execCommand = () => {
    copied.push(document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : "")
    return true
  }
  const { button } = renderWith()
  button.focus()

  expect(await writeClipboard("010-123")).toBe(true)

  expect(copied).toEqual(["010-123"])
  expect(document.activeElement).toBe(button)
  expect(document.querySelector("textarea")).toBeNull()
})
