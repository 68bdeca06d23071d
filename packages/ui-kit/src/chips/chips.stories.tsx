import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Chips, type ChipsRootProps } from "./index.ts"

const meta = {
  title: "Kit/Chips",
  component: Chips.Root,
  subcomponents: { Heading: Chips.Heading, List: Chips.List, Chip: Chips.Chip, Clear: Chips.Clear },
  args: {
    chips: ["Volvo", "EX30", "El", "100 000–250 000 kr"].map((label) => ({ value: label, label })),
    onRemove: fn(),
  },
  render: (args) => (
    <StoryFrame>
      <Filters {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Chips.Root>

export default meta
type Story = StoryObj<typeof meta>

function Filters({ chips: first, onRemove, ...props }: ChipsRootProps) {
  const [chips, setChips] = useState(first)
  return (
    <Chips.Root
      chips={chips}
      onRemove={(value, details) => {
        onRemove(value, details)
        setChips(chips.filter((chip) => chip.value !== value))
      }}
      onClear={() => setChips([])}
      {...props}
    />
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Ta bort Volvo" })).toHaveFocus()
    await userEvent.keyboard("{Delete}")
    expect(args.onRemove).toHaveBeenCalledWith("Volvo", expect.objectContaining({ reason: "key" }))
    expect(canvas.getByRole("button", { name: "Ta bort EX30" })).toHaveFocus()
    await userEvent.keyboard("{Enter} {Backspace}")
    expect(canvas.getByRole("heading", { name: "Valda filter" })).toHaveFocus()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole("button", { name: "Ta bort El" })
    expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: chip })
    expect(args.onRemove).toHaveBeenCalledWith("El", expect.objectContaining({ reason: "press" }))
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Some">
        <Filters {...args} />
      </Case>
      <Case name="None">
        <Filters {...args} chips={[]} labels={{ list: "Inga filter valda" }} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Filters {...args} labels={{ list: "På mörk yta" }} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    chips: [
      { value: "a", label: "Ladattava hybridi, bensiini ja sähkö, etuvetoinen farmariauto" },
      { value: "b", label: "Yksityisleasingsopimusjärjestelyautomallisto" },
    ],
  },
}
