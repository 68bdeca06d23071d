import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { UnitSelector, type UnitSelectorRootProps } from "./index.ts"

afterEach(cleanup)

const units = (props: Partial<UnitSelectorRootProps> = {}) => (
  <KitProvider messages={messages}>
    <form data-testid="form">
      <UnitSelector.Root min={1} max={4} unit="st" name="units" {...props} />
    </form>
  </KitProvider>
)
const control = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Antal" })
const getFormValue = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("units")

test("the minimum is initially selected, and any number up to the maximum can be selected", async () => {
  const onValueChange = vi.fn()
  render(units({ onValueChange }))
  expect([...control().options].map(({ text }) => text)).toEqual(["1 st", "2 st", "3 st", "4 st"])
  expect(getFormValue()).toBe("1")

  await userEvent.selectOptions(control(), "3 st")

  expect(getFormValue()).toBe("3")
  expect(onValueChange).toHaveBeenCalledWith(3, expect.objectContaining({ reason: "select" }))
})

test("a unit selector whose minimum equals its maximum is not rendered, but its number is submitted", () => {
  render(units({ min: 2, max: 2 }))

  expect([screen.queryByRole("combobox"), getFormValue()]).toEqual([null, "2"])
})

test("a controlled unit selector selects the number of its value prop, or the maximum if the number is greater", async () => {
  const { rerender } = render(units({ value: 2 }))
  await userEvent.selectOptions(control(), "3 st")
  expect(getFormValue()).toBe("2")

  rerender(units({ value: 9 }))
  expect(getFormValue()).toBe("4")
})
