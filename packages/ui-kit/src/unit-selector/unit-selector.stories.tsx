import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { UnitSelector } from "./index.ts"

const meta = {
  title: "Kit/Unit selector",
  component: UnitSelector.Root,
  subcomponents: { Label: UnitSelector.Label, Control: UnitSelector.Control },
  args: { min: 1, max: 4, unit: "st", name: "units", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <UnitSelector.Root {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof UnitSelector.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const control = canvas.getByRole("combobox", { name: "Antal" })
    expect(control).toHaveFocus()
    await userEvent.selectOptions(control, "3 st")
    expect(args.onValueChange).toHaveBeenCalledWith(3, expect.objectContaining({ reason: "select" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas }) => {
    expect(canvas.getByRole("combobox").getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: 2 } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="A choice">
        <UnitSelector.Root {...args} />
      </Case>
      <Case name="No choice: nothing is shown">
        <UnitSelector.Root {...args} max={1} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <UnitSelector.Root {...args} labels={{ label: "Däck" }} defaultValue={4} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { unit: "vararengaspakettia", labels: { label: "Rengaspakettien lukumäärä vaihdon yhteydessä" } },
}
