import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Field } from "../field/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Select, type SelectRootProps } from "./index.ts"

afterEach(cleanup)

const seller = (props: SelectRootProps = {}) => (
  <KitProvider messages={messages}>
    <form data-testid="form">
      <Field.Root name="seller" required>
        <Field.Label>Säljare</Field.Label>
        <Select.Root {...props}>
          <Select.Control>
            <option value="">Välj säljare</option>
            <option value="ann">Ann Ek</option>
            <option value="bo">Bo Alm</option>
          </Select.Control>
        </Select.Root>
        <Field.Error />
      </Field.Root>
      <button type="reset">Börja om</button>
    </form>
  </KitProvider>
)
const control = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /Säljare/ })
const getFormValue = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("seller")

test("an option can be selected, and a form submits it under the field's name", async () => {
  const onValueChange = vi.fn()
  render(seller({ onValueChange }))
  expect([control().required, getFormValue()]).toEqual([true, ""])

  await userEvent.selectOptions(control(), "bo")

  expect(getFormValue()).toBe("bo")
  expect(onValueChange).toHaveBeenCalledWith("bo", expect.objectContaining({ reason: "select" }))
})

test("a required select without a selected option shows an error", async () => {
  render(seller())
  await userEvent.click(control())
  await userEvent.tab()
  expect(document.querySelector("[data-part=error]")?.textContent).toBe("Välj ett alternativ.")

  await userEvent.selectOptions(control(), "ann")

  expect(document.querySelector("[data-part=error]")?.textContent).toBe("")
})

test("a controlled select changes only with its value prop, a listener can cancel a change, and a form reset restores the initial value", async () => {
  render(seller({ value: "ann" }))
  await userEvent.selectOptions(control(), "bo")
  expect(getFormValue()).toBe("ann")
  cleanup()

  render(
    seller({ defaultValue: "ann", onValueChange: (_value, { reason, cancel }) => reason === "select" && cancel() }),
  )
  await userEvent.selectOptions(control(), "bo")
  expect(getFormValue()).toBe("ann")
  cleanup()

  render(seller({ defaultValue: "ann" }))
  await userEvent.selectOptions(control(), "bo")
  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))
  expect(getFormValue()).toBe("ann")
})

test("the selected option is marked in the server-rendered HTML", () => {
  expect(renderToString(seller({ defaultValue: "bo" }))).toMatch(
    /<option(?=[^>]*selected)[^>]* value="bo"|value="bo" selected/,
  )
})
