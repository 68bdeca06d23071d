import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Field } from "../field/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { RadioCards, type RadioCardsRootProps } from "./index.ts"

afterEach(cleanup)

const mileage = (props: RadioCardsRootProps = {}, isRequired = false) => (
  <KitProvider messages={messages}>
    <form data-testid="form">
      <Field.Root name="mileage" required={isRequired}>
        <Field.Legend>Körsträcka per år</Field.Legend>
        <RadioCards.Root {...props}>
          {["1000", "1500", "2000"].map((value) => (
            <RadioCards.Card key={value} value={value} disabled={value === "2000"}>
              {value} mil
            </RadioCards.Card>
          ))}
        </RadioCards.Root>
        <Field.Error />
      </Field.Root>
      <button type="reset">Börja om</button>
    </form>
  </KitProvider>
)
const card = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name })
const form = () => screen.getByTestId<HTMLFormElement>("form")
const getFormValue = () => new FormData(form()).get("mileage")

test("pressing a card selects it, and a form submits its value", async () => {
  const onValueChange = vi.fn()
  render(mileage({ onValueChange }))
  expect([screen.getByRole("radiogroup", { name: "Körsträcka per år" }) !== null, getFormValue()]).toEqual([true, null])

  await userEvent.click(screen.getByText("1500 mil"))

  expect(getFormValue()).toBe("1500")
  expect(onValueChange).toHaveBeenCalledWith("1500", expect.objectContaining({ reason: "card" }))
  expect(card("1500 mil").closest("[data-chosen]")).toBeTruthy()
})

test("a disabled card cannot be selected", async () => {
  render(mileage())

  await userEvent.click(card("2000 mil"))

  expect(getFormValue()).toBeNull()
})

test("a required group blocks the form and shows an error until a card is selected", async () => {
  render(mileage({}, true))
  const group = screen.getByRole("radiogroup")
  expect(group.getAttribute("aria-required")).toBe("true")

  act(() => void form().checkValidity())
  expect(screen.getByText("Välj ett alternativ.").id).toBe(group.getAttribute("aria-describedby"))
  expect(group.getAttribute("aria-invalid")).toBe("true")
  await userEvent.click(card("1000 mil"))

  expect(group.hasAttribute("aria-invalid")).toBe(false)
  expect(form().checkValidity()).toBe(true)
})

test("a controlled group changes only with its value prop, and a form reset restores the initial value", async () => {
  const { rerender } = render(mileage({ value: "1000" }))
  await userEvent.click(card("1500 mil"))
  expect(getFormValue()).toBe("1000")
  rerender(mileage({ value: null }))
  expect(getFormValue()).toBeNull()
  cleanup()

  render(mileage({ defaultValue: "1000" }))
  await userEvent.click(card("1500 mil"))
  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))
  expect(getFormValue()).toBe("1000")
})

test("a card that is selected before hydration remains selected and is passed to onValueChange", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(mileage({ onValueChange }))
  card("1500 mil").checked = true

  const root = await act(async () => hydrateRoot(page, mileage({ onValueChange })))

  expect(getFormValue()).toBe("1500")
  expect(onValueChange).toHaveBeenCalledWith("1500", expect.objectContaining({ reason: "early" }))
  act(() => root.unmount())
  page.remove()
})
