import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Sort } from "./index.ts"

const meta = {
  title: "Kit/Sort",
  component: Sort.Root,
  subcomponents: { Label: Sort.Label, Control: Sort.Control, Apply: Sort.Apply },
  args: {
    options: [
      { value: "car_publishdate_desc", label: "Senast inkommet" },
      { value: "car_price_asc", label: "Lägsta pris" },
      { value: "car_price_desc", label: "Högsta pris" },
    ],
    onValueChange: fn(),
  },
  render: (args) => (
    <StoryFrame>
      <form>
        <Sort.Root {...args} />
      </form>
    </StoryFrame>
  ),
} satisfies Meta<typeof Sort.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const control = canvas.getByRole("combobox", { name: "Sortera" })
    expect(control).toHaveFocus()
    await userEvent.selectOptions(control, "Lägsta pris")
    expect(args.onValueChange).toHaveBeenCalledWith("car_price_asc", expect.anything())
    expect(canvas.queryByRole("button")).toBeNull()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas }) => {
    expect(canvas.getByRole("combobox").getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="At rest">
        <Sort.Root {...args} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Sort.Root {...args} labels={{ label: "Ordning" }} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { options: [{ value: "a", label: "Yksityisleasingsopimuksen kuukausihinta, edullisin ensin" }] },
}
