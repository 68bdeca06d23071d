import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Steps, type StepsRootProps } from "./index.ts"

afterEach(cleanup)

const booking = (props: Partial<StepsRootProps> = {}) => (
  <KitProvider messages={messages}>
    <form data-testid="form">
      <Steps.Root count={3} {...props}>
        <Steps.Step step={1}>
          <Steps.Heading>Vilken bil?</Steps.Heading>
          <Steps.Change />
          <Steps.Summary>ABC 123</Steps.Summary>
          <Steps.Editor>
            <input name="regNo" aria-label="Registreringsnummer" defaultValue="ABC123" />
          </Steps.Editor>
        </Steps.Step>
        <Steps.Step step={2}>
          <Steps.Heading done="Valda tjänster">Välj en eller flera tjänster</Steps.Heading>
          <Steps.Change />
          <Steps.Summary>Hjulskift</Steps.Summary>
          <Steps.Editor>Tjänster</Steps.Editor>
        </Steps.Step>
        <Steps.Step step={3}>
          <Steps.Heading>Välj tid</Steps.Heading>
          <Steps.Change />
          <Steps.Editor>Tider</Steps.Editor>
        </Steps.Step>
      </Steps.Root>
    </form>
  </KitProvider>
)
const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent)

test("the steps up to the current step are rendered, and earlier steps show their summaries", () => {
  render(booking({ current: 2 }))

  expect(screen.getByRole("list", { name: "Steg" }).localName).toBe("ol")
  expect(headings()).toEqual(["Steg 1/3 Vilken bil?", "Steg 2/3 Välj en eller flera tjänster"])
  expect(screen.getByText("ABC 123")).toBeTruthy()
  expect(screen.queryByText("Hjulskift")).toBeNull()
  expect(screen.getByText("Tjänster").hidden).toBe(false)
  expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-current"))).toEqual([null, "step"])
})

test("a reached step that is closed shows a check mark only when it is complete", () => {
  render(
    <KitProvider messages={messages}>
      <Steps.Root count={3} current={1} reached={3}>
        {[1, 2, 3].map((step) => (
          <Steps.Step key={step} step={step} isComplete={step < 3}>
            <Steps.Heading>Vilken bil?</Steps.Heading>
          </Steps.Step>
        ))}
      </Steps.Root>
    </KitProvider>,
  )

  const checks = screen.getAllByRole("heading").map((heading) => heading.querySelector("svg") !== null)
  expect(checks).toEqual([false, true, false])
})

test("the content of a closed step is hidden, but its fields are submitted with the form", () => {
  render(booking({ current: 2 }))

  expect(screen.queryByRole("textbox")).toBeNull()
  expect(new FormData(screen.getByTestId<HTMLFormElement>("form")).get("regNo")).toBe("ABC123")
})

test("opening another step focuses the step's heading, but the first render does not move the focus", () => {
  const { rerender } = render(booking({ current: 1 }))
  expect(document.activeElement).toBe(document.body)

  rerender(booking({ current: 2 }))

  expect(document.activeElement?.textContent).toBe("Steg 2/3 Välj en eller flera tjänster")
})

test("a step that has been reached can be reopened with a button that contains the step's name", async () => {
  const onCurrentChange = vi.fn()
  render(booking({ defaultCurrent: 2, reached: 3, onCurrentChange }))
  expect(headings()[2]).toBe("Steg 3/3 Välj tid")

  await userEvent.click(screen.getByRole("button", { name: "Ändra Vilken bil?" }))

  expect(onCurrentChange).toHaveBeenCalledWith(1, expect.objectContaining({ reason: "change" }))
  expect(document.activeElement?.textContent).toBe("Steg 1/3 Vilken bil?")
  expect(headings()).toEqual(["Steg 1/3 Vilken bil?", "Steg 2/3 Valda tjänster", "Steg 3/3 Välj tid"])
  expect(screen.getByRole("button", { name: "Ändra Valda tjänster" })).toBeTruthy()
})

test("controlled steps change only with `current`, and a listener can prevent another step from opening", async () => {
  const { rerender } = render(booking({ current: 2 }))
  await userEvent.click(screen.getByRole("button", { name: "Ändra Vilken bil?" }))
  expect(screen.getByText("Tjänster").hidden).toBe(false)
  rerender(booking({ current: 1 }))
  expect(screen.getByRole("textbox")).toBeTruthy()
  cleanup()

  render(booking({ defaultCurrent: 2, onCurrentChange: (_step, { cancel }) => cancel() }))
  await userEvent.click(screen.getByRole("button", { name: "Ändra Vilken bil?" }))
  expect(screen.getByText("Tjänster").hidden).toBe(false)
})
