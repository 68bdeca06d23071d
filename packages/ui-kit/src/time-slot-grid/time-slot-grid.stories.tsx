import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { TimeSlotGrid } from "./index.ts"

const meta = {
  title: "Kit/Time slot grid",
  component: TimeSlotGrid.Root,
  subcomponents: { Slot: TimeSlotGrid.Slot },
  args: {
    times: ["13:30", "08:00", "08:30", "09:15", "10:00", "08:30", "14:15", "15:00", "11:45"],
    onValueChange: fn(),
  },
  render: (args) => (
    <StoryFrame>
      <TimeSlotGrid.Root {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof TimeSlotGrid.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slot = (name: string) => canvas.getByRole("radio", { name })
    await userEvent.tab()
    expect(slot("08:00")).toHaveFocus()
    await userEvent.keyboard(" ")
    expect(slot("08:00")).toBeChecked()
    await userEvent.keyboard("{ArrowDown}")
    expect(slot("10:00")).toBeChecked()
    await userEvent.keyboard("{ArrowRight}{ArrowDown}")
    expect(slot("15:00")).toHaveFocus()
    await userEvent.keyboard("{ArrowDown}")
    expect(slot("08:30")).toBeChecked()
    expect(args.onValueChange).toHaveBeenLastCalledWith("08:30", expect.objectContaining({ reason: "key" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const slot = canvas.getByRole("radio", { name: "09:15" })
    expect(slot.getBoundingClientRect().height).toBeGreaterThanOrEqual(42)
    await userEvent.pointer({ keys: "[TouchA]", target: slot })
    expect(args.onValueChange).toHaveBeenCalledWith("09:15", expect.objectContaining({ reason: "slot" }))
  },
}

export const Rtl: Story = {
  globals: { dir: "rtl" },
  args: { defaultValue: "08:30" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowLeft}")
    expect(canvas.getByRole("radio", { name: "09:15" })).toHaveFocus()
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: "09:15" } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="None chosen">
        <TimeSlotGrid.Root {...args} aria-label="Ingen vald" />
      </Case>
      <Case name="One chosen">
        <TimeSlotGrid.Root {...args} aria-label="En vald" defaultValue="09:15" />
      </Case>
      <Case name="Only one">
        <TimeSlotGrid.Root {...args} aria-label="Bara en" times={["08:00"]} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <TimeSlotGrid.Root {...args} aria-label="Mörkt" defaultValue="10:00" />
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
      <TimeSlotGrid.Root {...args}>
        {["08:00", "09:30", "13:00"].map((time) => (
          <TimeSlotGrid.Slot key={time} value={time}>
            <span>klo {time} (odotusaika)</span>
          </TimeSlotGrid.Slot>
        ))}
      </TimeSlotGrid.Root>
    </StoryFrame>
  ),
}
