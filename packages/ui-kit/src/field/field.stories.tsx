import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Field, type FieldRootProps } from "./index.ts"

const meta = {
  title: "Kit/Field",
  component: Field.Root,
  subcomponents: {
    Label: Field.Label,
    Legend: Field.Legend,
    Description: Field.Description,
    Control: Field.Control,
    Error: Field.Error,
  },
  args: { name: "email", required: true },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Email {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof Field.Root>

export default meta
type Story = StoryObj<typeof meta>

interface EmailProps extends FieldRootProps {
  readonly label?: string
  readonly description?: string
  readonly value?: string
}

function Email({ label = "E-post", description = "Dit skickar vi kvittot.", value = "", ...props }: EmailProps) {
  return (
    <Field.Root {...props}>
      <Field.Label>{label}</Field.Label>
      <Field.Description>{description}</Field.Description>
      <Field.Control type="email" autoComplete="email" defaultValue={value} />
      <Field.Error />
    </Field.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "E-post" })
    await userEvent.tab()
    expect(field).toHaveFocus()
    await userEvent.keyboard("ann")
    expect(field).toHaveAccessibleDescription("Dit skickar vi kvittot.")
    await userEvent.tab()
    expect(field).toHaveAccessibleDescription(/^Dit skickar vi kvittot. Ange en e-postadress/)
    expect(field).toBeInvalid()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard("{End}@exempel.se")
    expect(field).toHaveAccessibleDescription("Dit skickar vi kvittot.")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "E-post" })
    expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: field })
    expect(field).toHaveFocus()
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { error: "Adressen finns redan." } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { error: "Adressen finns redan." } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      {[
        { name: "Empty", label: "Tom" },
        { name: "Filled in", label: "Ifylld", value: "ann@exempel.se" },
        { name: "Wrong", label: "Fel", value: "ann", error: "Ange en e-postadress, till exempel namn@exempel.se." },
        { name: "Not required", label: "Frivillig", required: false },
      ].map(({ name, ...props }) => (
        <Case key={name} name={name}>
          <div className={frame.field}>
            <Email {...args} {...props} />
          </div>
        </Case>
      ))}
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Email {...args} label="Mörk" error="Adressen finns redan." />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Email
          {...args}
          label="Sähköpostiosoite, johon huoltovarauksen vahvistus lähetetään"
          description="Lähetämme vahvistuksen ja muistutuksen vuorokautta ennen sovittua ajankohtaa."
          error="Anna sähköpostiosoite, esimerkiksi etunimi.sukunimi@esimerkkiyritys.fi, tai jätä puhelinnumerosi."
        />
      </div>
    </StoryFrame>
  ),
}
