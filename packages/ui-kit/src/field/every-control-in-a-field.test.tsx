import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { cleanup, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, test } from "vitest"
import { Checkbox } from "../checkbox/index.ts"
import { CheckboxGroup } from "../checkbox-group/index.ts"
import { Combobox } from "../combobox/index.ts"
import { DateField } from "../date-field/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { NumberField } from "../number-field/index.ts"
import { OtpField } from "../otp-field/index.ts"
import { PlateField } from "../plate-field/index.ts"
import { RadioCards } from "../radio-cards/index.ts"
import { RangeSlider } from "../range-slider/index.ts"
import { Rating } from "../rating/index.ts"
import { Select } from "../select/index.ts"
import { ServiceChoice } from "../service-choice/index.ts"
import { Slider } from "../slider/index.ts"
import { Switch } from "../switch/index.ts"
import { TextArea } from "../text-area/index.ts"
import { TimeSlotGrid } from "../time-slot-grid/index.ts"
import { UnitSelector } from "../unit-selector/index.ts"
import { Field, type FieldRootProps } from "./index.ts"

afterEach(cleanup)

interface Control {
  readonly folder: string
  /**
   * The role of a group of controls whose accessible name is a legend. Omitted for a single control, whose accessible
   * name is a label.
   */
  readonly role?: "group" | "radiogroup"
  readonly render: (isFilled: boolean) => ReactNode
  readonly sent: readonly string[]
  /** True if the control always has a value. Such a control can never be reported as missing. */
  readonly isNeverEmpty?: boolean
  readonly labelled?: ReactNode
}

const search = async () => []

const CONTROLS: readonly Control[] = [
  {
    folder: "field",
    render: (isFilled) => <Field.Control defaultValue={isFilled ? "Anna" : ""} />,
    sent: ["Anna"],
  },
  {
    folder: "text-area",
    render: (isFilled) => <TextArea.Root defaultValue={isFilled ? "Hej" : ""} />,
    sent: ["Hej"],
  },
  {
    folder: "select",
    render: (isFilled) => (
      <Select.Root defaultValue={isFilled ? "a" : ""}>
        <Select.Control>
          <option value="">Välj</option>
          <option value="a">A</option>
        </Select.Control>
      </Select.Root>
    ),
    sent: ["a"],
  },
  {
    folder: "checkbox",
    render: (isFilled) => (
      <Checkbox.Root defaultChecked={isFilled}>
        <Checkbox.Input />
      </Checkbox.Root>
    ),
    sent: ["on"],
  },
  {
    folder: "switch",
    render: (isFilled) => (
      <Switch.Root defaultChecked={isFilled}>
        <Switch.Input />
      </Switch.Root>
    ),
    sent: ["on"],
  },
  {
    folder: "number-field",
    render: (isFilled) => (
      <NumberField.Root defaultValue={isFilled ? 5 : null}>
        <NumberField.Group />
      </NumberField.Root>
    ),
    sent: ["5"],
    labelled: (
      <NumberField.Root>
        <NumberField.Label>Eget</NumberField.Label>
        <NumberField.Input />
      </NumberField.Root>
    ),
  },
  {
    folder: "combobox",
    render: (isFilled) => (
      <Combobox.Root search={search} defaultValue={isFilled ? { value: "umea", label: "Umeå" } : null}>
        <Combobox.Input />
      </Combobox.Root>
    ),
    sent: ["umea"],
    labelled: (
      <Combobox.Root search={search}>
        <Combobox.Label>Eget</Combobox.Label>
        <Combobox.Input />
      </Combobox.Root>
    ),
  },
  {
    folder: "date-field",
    render: (isFilled) => (
      <DateField.Root min="2026-01-01" defaultValue={isFilled ? "2026-12-07" : null}>
        <DateField.Group />
      </DateField.Root>
    ),
    sent: ["2026-12-07"],
    labelled: (
      <DateField.Root min="2026-01-01">
        <DateField.Label>Eget</DateField.Label>
        <DateField.Group />
      </DateField.Root>
    ),
  },
  {
    folder: "plate-field",
    render: (isFilled) => (
      <PlateField.Root defaultValue={isFilled ? "abc 123" : ""}>
        <PlateField.Input />
      </PlateField.Root>
    ),
    sent: ["ABC123"],
    labelled: (
      <PlateField.Root>
        <PlateField.Label>Eget</PlateField.Label>
        <PlateField.Input />
      </PlateField.Root>
    ),
  },
  {
    folder: "slider",
    render: () => (
      <Slider.Root min={12} max={72} defaultValue={36}>
        <Slider.Track />
      </Slider.Root>
    ),
    sent: ["36"],
    isNeverEmpty: true,
    labelled: (
      <Slider.Root min={12} max={72}>
        <Slider.Label>Eget</Slider.Label>
        <Slider.Track />
      </Slider.Root>
    ),
  },
  {
    folder: "unit-selector",
    render: () => <UnitSelector.Root min={1} max={4} defaultValue={2} labels={{ label: "" }} />,
    sent: ["2"],
    isNeverEmpty: true,
    labelled: <UnitSelector.Root min={1} max={4} labels={{ label: "Eget" }} />,
  },
  {
    folder: "otp-field",
    role: "group",
    render: (isFilled) => <OtpField.Root defaultValue={isFilled ? "1234" : ""} />,
    sent: ["1234"],
  },
  {
    folder: "range-slider",
    role: "group",
    render: () => (
      <RangeSlider.Root min={0} max={100} defaultValue={{ from: 20, to: 80 }}>
        <RangeSlider.Track />
        <RangeSlider.Fields />
      </RangeSlider.Root>
    ),
    sent: ["20", "80"],
    isNeverEmpty: true,
    labelled: (
      <RangeSlider.Root min={0} max={100}>
        <RangeSlider.Label>Eget</RangeSlider.Label>
        <RangeSlider.Track />
      </RangeSlider.Root>
    ),
  },
  {
    folder: "radio-cards",
    role: "radiogroup",
    render: (isFilled) => (
      <RadioCards.Root defaultValue={isFilled ? "a" : null}>
        <RadioCards.Card value="a">A</RadioCards.Card>
      </RadioCards.Root>
    ),
    sent: ["a"],
  },
  {
    folder: "checkbox-group",
    role: "group",
    render: (isFilled) => (
      <CheckboxGroup.Root defaultValue={isFilled ? ["a", "b"] : []}>
        <CheckboxGroup.Item value="a">A</CheckboxGroup.Item>
        <CheckboxGroup.Item value="b">B</CheckboxGroup.Item>
      </CheckboxGroup.Root>
    ),
    sent: ["a", "b"],
  },
  {
    folder: "service-choice",
    role: "group",
    render: (isFilled) => (
      <ServiceChoice.Root defaultValue={isFilled ? ["a", "b"] : []}>
        <ServiceChoice.Choice value="a">A</ServiceChoice.Choice>
        <ServiceChoice.Choice value="b">B</ServiceChoice.Choice>
      </ServiceChoice.Root>
    ),
    sent: ["a", "b"],
  },
  {
    folder: "rating",
    role: "radiogroup",
    render: (isFilled) => <Rating.Root defaultValue={isFilled ? 4 : 0} />,
    sent: ["4"],
  },
  {
    folder: "time-slot-grid",
    role: "radiogroup",
    render: (isFilled) => <TimeSlotGrid.Root times={["08:00", "08:30"]} defaultValue={isFilled ? "08:30" : null} />,
    sent: ["08:30"],
  },
]

interface Options extends FieldRootProps {
  readonly isFilled?: boolean
}

function renderField({ role, render: renderControl }: Control, { isFilled = false, ...props }: Options = {}) {
  const name = role === undefined ? <Field.Label>Fältet</Field.Label> : <Field.Legend>Fältet</Field.Legend>
  const children = [name, renderControl(isFilled), <Field.Description key="help">Hjälp</Field.Description>]
  return renderInForm({ ...props, children: [...children, <Field.Error key="error" />] })
}

function renderInForm(props: FieldRootProps) {
  render(
    <KitProvider messages={messages} locale="sv-SE">
      <form data-testid="form">
        <Field.Root name="field" {...props} />
      </form>
    </KitProvider>,
  )
  const form = screen.getByTestId<HTMLFormElement>("form")
  const inputs = () => [...form.querySelectorAll("input:not([type=hidden]), select, textarea")]
  return { form, inputs, getFormEntries: () => [...new FormData(form)] }
}

function getNamed({ role }: Pick<Control, "role">, text: string): Element | null {
  if (role !== undefined) return screen.getByRole(role, { name: new RegExp(text) })
  return screen.getByText(text).closest("label")?.control ?? null
}

const every = test.each(CONTROLS)

every("$folder gets its name from the field", (control) => {
  const { inputs } = renderField(control)

  const named = getNamed(control, "Fältet")

  expect(named?.matches("[role]") || inputs().includes(named as Element)).toBe(true)
})

test.each(CONTROLS.filter(({ labelled }) => labelled))(
  "in a Field component without a label, a $folder control has the accessible name from its own label",
  (control) => {
    const { form } = renderInForm({ children: control.labelled })

    const named = getNamed(control, "Eget")

    expect(named).not.toBeNull()
    const ids = [...form.querySelectorAll("[aria-labelledby]")].flatMap((node) =>
      (node.getAttribute("aria-labelledby") ?? "").split(" "),
    )
    expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([])
  },
)

every("$folder is sent under the name of the field", (control) => {
  const { getFormEntries } = renderField(control, { isFilled: true, required: true })

  expect(getFormEntries()).toEqual(control.sent.map((value) => ["field", value]))
})

test.each(CONTROLS.filter(({ isNeverEmpty }) => !isNeverEmpty))(
  "in a required field, a $folder control is invalid until the control has a value",
  (control) => {
    const empty = renderField(control, { required: true }).form.checkValidity()
    cleanup()
    const filled = renderField(control, { required: true, isFilled: true }).form.checkValidity()

    expect([empty, filled]).toEqual([false, true])
  },
)

every("$folder is disabled and not sent in a disabled field", (control) => {
  const { form } = renderField(control, { isFilled: true, disabled: true })

  expect([...form.elements].filter((element) => !element.matches(":disabled"))).toEqual([])
})

every("$folder is invalid and described by the help and the error of the field", (control) => {
  const { inputs } = renderField(control, { error: "Fel" })

  const named = getNamed(control, "Fältet")
  const descriptions = (named?.getAttribute("aria-describedby") ?? "").split(" ")
  expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toEqual(
    expect.arrayContaining(["Hjälp", "Fel"]),
  )
  const isInvalid = (element: Element) => element.getAttribute("aria-invalid") === "true"
  // On a radio group `aria-invalid` belongs to the group, on any other group to its inputs.
  expect(control.role === "radiogroup" ? named && isInvalid(named) : inputs().every(isInvalid)).toBe(true)
})

/**
 * The components that cannot be placed in a `Field`. They are either forms themselves or have an accessible name that
 * does not depend on a field.
 */
const NO_CONTROLS = ["accordion", "calendar", "facet-list", "search-field", "sort", "week-selector"]

test("the field tests include every UI kit control that can be submitted with a form", () => {
  const kit = join(import.meta.dirname, "..")
  const withName = readdirSync(kit).filter((folder) => {
    const source = join(kit, folder, `${folder}.tsx`)
    return existsSync(source) && readFileSync(source, "utf8").includes("readonly name?: string")
  })

  const listed = CONTROLS.map(({ folder }) => folder)
  expect(withName.filter((folder) => !listed.includes(folder))).toEqual(NO_CONTROLS)
})
