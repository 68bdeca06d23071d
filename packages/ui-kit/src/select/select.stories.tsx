import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Field } from "../field/index.ts"
import { Select, type SelectRootProps } from "./index.ts"

const meta = {
  title: "Kit/Select",
  component: Select.Root,
  subcomponents: { Control: Select.Control },
  args: { onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Seller {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Select.Root>

export default meta
type Story = StoryObj<typeof meta>

interface SellerProps extends SelectRootProps {
  readonly label?: string
  readonly first?: string
  readonly error?: string
  readonly disabled?: boolean
}

function Seller({ label = "Säljare", first = "Välj säljare", error, disabled = false, ...props }: SellerProps) {
  return (
    <Field.Root name="seller" className={frame.field} error={error} disabled={disabled}>
      <Field.Label>{label}</Field.Label>
      <Select.Root {...props}>
        <Select.Control>
          <option value="">{first}</option>
          <option value="ann">Ann Ek</option>
          <option value="bo">Bo Alm</option>
        </Select.Control>
      </Select.Root>
      <Field.Error />
    </Field.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole("combobox", { name: "Säljare" })
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.selectOptions(control, "Bo Alm")
    expect(control).toHaveValue("bo")
    expect(args.onValueChange).toHaveBeenCalledWith("bo", expect.objectContaining({ reason: "select" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas }) => {
    expect(canvas.getByRole("combobox").getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: "bo" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: "bo" } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Nothing chosen">
        <Seller {...args} label="Inget" />
      </Case>
      <Case name="Chosen">
        <Seller {...args} label="Valt" defaultValue="bo" />
      </Case>
      <Case name="Wrong">
        <Seller {...args} label="Fel" error="Välj ett alternativ." />
      </Case>
      <Case name="Disabled">
        <Seller {...args} label="Avstängt" disabled defaultValue="bo" />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Seller {...args} label="Mörkt" defaultValue="bo" />
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
      <Seller
        {...args}
        label="Automyyjä tai yhteyshenkilö toimipisteessä"
        first="Valitse toimipisteen automyyjä luettelosta"
      />
    </StoryFrame>
  ),
}
