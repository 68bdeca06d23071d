import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { SectionFailed } from "./index.ts"

// React logs the errors that it caught.
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Section({ fails }: { readonly fails: boolean }): ReactNode {
  if (fails) throw new Error("no cars")
  return <p>Våra bilar</p>
}

test("a failed section is replaced by an error box, and the rest of the page is unchanged [spec 1 §2 section-failed, §8 section-failed]", () => {
  const onError = vi.fn()
  render(
    <KitProvider messages={messages}>
      <h1>Norrvik</h1>
      <SectionFailed.Boundary onError={onError}>
        <Section fails />
      </SectionFailed.Boundary>
    </KitProvider>,
  )

  expect(screen.getByRole("alert").textContent).toBe(
    "Aj dåHär borde en sektion synas men något har tyvärr blivit felProva ladda om sidan",
  )
  expect(screen.getByRole("heading").textContent).toBe("Norrvik")
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "no cars" }), expect.anything())
})

test("changing the reset key renders a failed section again", () => {
  const section = (path: string, fails: boolean) => (
    <KitProvider messages={messages}>
      <SectionFailed.Boundary resetKey={path}>
        <Section fails={fails} />
      </SectionFailed.Boundary>
    </KitProvider>
  )
  const { rerender } = render(section("/bilar", true))

  rerender(section("/bilar", false))
  expect(screen.queryByText("Våra bilar")).toBeNull()
  rerender(section("/verkstad", false))
  expect(screen.getByText("Våra bilar")).toBeTruthy()
})

test("pressing the button of the error box reloads the page [spec 1 §2 section-failed, §8 section-failed]", async () => {
  const reload = vi.fn()
  render(<SectionFailed.Reload reload={reload}>Ladda om</SectionFailed.Reload>)

  await userEvent.click(screen.getByRole("button", { name: "Ladda om" }))

  expect(reload).toHaveBeenCalledOnce()
})
