import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { PlateField, type PlateFieldRootProps } from "./index.ts"

const meta = {
  title: "Kit/Plate field",
  component: PlateField.Root,
  subcomponents: { Label: PlateField.Label, Input: PlateField.Input, Hint: PlateField.Hint },
  args: { isUsual: (plate) => plate.length < 6 || /^[A-Z]{3}\d\d[A-Z\d]$/.test(plate), onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Search {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof PlateField.Root>

export default meta
type Story = StoryObj<typeof meta>

function Search({ button = "Fortsätt", ...props }: PlateFieldRootProps & { readonly button?: string }) {
  const [sent, setSent] = useState("")
  return (
    <form
      className={frame.field}
      data-sent={sent}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(String(new FormData(event.currentTarget).get("regNo")))
      }}
    >
      <Field {...props} />
      <p>
        <button type="submit" className={frame.button}>
          {button}
        </button>
      </p>
    </form>
  )
}

function Field(props: PlateFieldRootProps) {
  return (
    <PlateField.Root {...props}>
      <PlateField.Label />
      <PlateField.Input name="regNo" placeholder="ABC 123" />
      <PlateField.Hint />
    </PlateField.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Registreringsnummer" })
    await userEvent.tab()
    expect(field).toHaveFocus()
    await userEvent.keyboard("abc-12 3{Enter}")
    expect(field).toHaveValue("ABC123")
    expect(canvasElement.querySelector("form")).toHaveAttribute("data-sent", "ABC123")
    expect(args.onValueChange).toHaveBeenLastCalledWith("ABC123", expect.objectContaining({ reason: "input" }))
    expect(canvas.getByRole("status")).toBeEmptyDOMElement()

    await userEvent.keyboard("{Backspace}{Backspace}å{Enter}")
    expect(canvas.getByRole("status")).toBeEmptyDOMElement()
    await userEvent.keyboard("ä{Enter}")
    expect(canvas.getByRole("status")).toHaveTextContent("Stämmer numret ABC1ÅÄ?")
    expect(canvasElement.querySelector("form")).toHaveAttribute("data-sent", "ABC1ÅÄ")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox")
    expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: field })
    expect(field).toHaveFocus()
  },
}

export const Rtl: Story = { args: { defaultValue: "ABC 12D" }, globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: "ABC12D" } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Empty">
        <Field {...args} labels={{ label: "Tomt" }} />
      </Case>
      <Case name="Filled">
        <Field {...args} labels={{ label: "Ifyllt" }} defaultValue="abc 12d" />
      </Case>
      <Case name="Unusual, asked about">
        <Field {...args} labels={{ label: "Ovanligt" }} defaultValue="GULLVIV" />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Field {...args} labels={{ label: "Mörkt" }} defaultValue="GULLVIV" />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultValue: "ÅÄÖ-1234" },
  render: (args) => (
    <StoryFrame>
      <Search {...args} button="Tarkista rengashotellisopimuksen voimassaolo" />
    </StoryFrame>
  ),
}
