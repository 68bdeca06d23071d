import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { ServiceChoice, type ServiceChoiceRootProps } from "./index.ts"

afterEach(cleanup)

const addOns = (props: ServiceChoiceRootProps = {}) => (
  <KitProvider messages={messages}>
    <form data-testid="form">
      <ServiceChoice.Root name="addon" aria-label="Lånebil" selection="single" {...props}>
        <ServiceChoice.Hint />
        <ServiceChoice.Choice value="small">Liten lånebil</ServiceChoice.Choice>
        <ServiceChoice.Choice value="large">Stor lånebil</ServiceChoice.Choice>
      </ServiceChoice.Root>
      <button type="reset">Börja om</button>
    </form>
  </KitProvider>
)
const choice = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })
const getFormValues = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).getAll("addon")

test("in single-choice mode selecting another option replaces the selected option, and pressing the selected option deselects it", async () => {
  const onValueChange = vi.fn()
  render(addOns({ onValueChange }))

  await userEvent.click(choice("Liten lånebil"))
  await userEvent.click(choice("Stor lånebil"))
  expect(getFormValues()).toEqual(["large"])
  await userEvent.click(choice("Stor lånebil"))

  expect(getFormValues()).toEqual([])
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([["small"], ["large"], []])
})

test("a hint says that only one option of a single-choice group can be selected, and a multiple-choice group has no hint", () => {
  const { rerender } = render(addOns())
  const group = screen.getByRole("group", { name: "Lånebil" })
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Välj högst ett alternativ",
  )

  rerender(addOns({ selection: "multiple" }))

  expect(screen.queryByText("Välj högst ett alternativ")).toBeNull()
  expect(group.hasAttribute("aria-describedby")).toBe(false)
})

test("in multiple-choice mode any number of options can be selected", async () => {
  render(addOns({ selection: "multiple" }))

  await userEvent.click(choice("Stor lånebil"))
  await userEvent.click(choice("Liten lånebil"))

  expect(getFormValues()).toEqual(["small", "large"])
})

test("a controlled service choice changes only with its value prop, and a form reset restores the initial selection", async () => {
  render(addOns({ value: ["small"] }))
  await userEvent.click(choice("Stor lånebil"))
  expect(getFormValues()).toEqual(["small"])
  cleanup()

  render(addOns({ defaultValue: ["small"] }))
  await userEvent.click(choice("Stor lånebil"))
  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))
  expect(getFormValues()).toEqual(["small"])
})

test("in single-choice mode only the first of two options that are checked before hydration remains checked", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(addOns({ onValueChange }))
  choice("Liten lånebil").checked = true
  choice("Stor lånebil").checked = true

  const root = await act(async () => hydrateRoot(page, addOns({ onValueChange })))

  expect(getFormValues()).toEqual(["small"])
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["small"], expect.objectContaining({ reason: "early" }))
  act(() => root.unmount())
  page.remove()
})
