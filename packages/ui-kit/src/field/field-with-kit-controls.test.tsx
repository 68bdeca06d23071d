import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { afterEach, expect, test } from "vitest"
import { Combobox, type ComboboxOption } from "../combobox/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { NumberField } from "../number-field/index.ts"
import { RangeSlider } from "../range-slider/index.ts"
import { Field, type FieldRootProps } from "./index.ts"

afterEach(cleanup)

const UMEA: ComboboxOption = { value: "umea", label: "Umeå" }

function renderIn(props: FieldRootProps, control: ReactNode) {
  render(
    <KitProvider messages={messages} locale="sv-SE">
      <form data-testid="form">
        <Field.Root name="sum" required {...props}>
          {control}
          <Field.Error />
        </Field.Root>
      </form>
    </KitProvider>,
  )
}

const form = () => screen.getByTestId<HTMLFormElement>("form")
const getFormEntries = () => [...new FormData(form())]

test("a number field inside a Field component uses the field's label and validation rules, and submits its number", async () => {
  renderIn(
    {},
    <>
      <Field.Label>Belopp</Field.Label>
      <NumberField.Root>
        <NumberField.Input />
      </NumberField.Root>
    </>,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/Belopp/)
  const isValidEmpty = form().checkValidity()

  await userEvent.type(input, "5")
  await userEvent.tab()

  expect([isValidEmpty, form().checkValidity(), getFormEntries()]).toEqual([false, true, [["sum", "5"]]])
})

test("a disabled Field component disables the number field inside", () => {
  renderIn(
    { disabled: true },
    <NumberField.Root defaultValue={5}>
      <NumberField.Input />
    </NumberField.Root>,
  )

  expect(screen.getByRole<HTMLInputElement>("spinbutton").disabled).toBe(true)
  expect(getFormEntries()).toEqual([])
})

test.each([
  ["an empty text", "", null, false],
  ["a text that is no option", "Ume", null, false],
  ["an option", "", UMEA, true],
] as const)(
  "a required combobox with %s is valid only when an option is selected",
  async (_, typed, chosen, isValid) => {
    renderIn(
      {},
      <>
        <Field.Label>Ort</Field.Label>
        <Combobox.Root search={async () => []} defaultValue={chosen}>
          <Combobox.Input />
        </Combobox.Root>
      </>,
    )

    if (typed !== "") await userEvent.type(screen.getByLabelText(/Ort/), typed)

    expect(form().checkValidity()).toBe(isValid)
    expect(getFormEntries()).toEqual([["sum", chosen?.value ?? ""]])
  },
)

test("a legend names a range slider inside a field, and the field's name is used to submit both ends", () => {
  renderIn(
    {},
    <>
      <Field.Legend>Pris</Field.Legend>
      <RangeSlider.Root min={0} max={100} defaultValue={{ from: 20, to: 80 }}>
        <RangeSlider.Track />
      </RangeSlider.Root>
    </>,
  )

  expect(screen.getByRole("group", { name: /Pris/ })).toBeDefined()
  expect(getFormEntries()).toEqual([
    ["sum", "20"],
    ["sum", "80"],
  ])
})

test("a required range slider is valid and submits both ends when the whole range is selected", () => {
  renderIn(
    {},
    <RangeSlider.Root min={0} max={100}>
      <RangeSlider.Track />
    </RangeSlider.Root>,
  )

  expect(getFormEntries()).toEqual([
    ["sum", "0"],
    ["sum", "100"],
  ])
})
