import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Rating } from "./index.ts"

const meta = {
  title: "Kit/Rating",
  component: Rating.Root,
  subcomponents: { Star: Rating.Star },
  args: { onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Rating.Root {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Rating.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const star = (name: string) => canvas.getByRole("radio", { name })
    await userEvent.tab()
    expect(star("1 av 5 stjärnor")).toHaveFocus()
    expect(star("1 av 5 stjärnor")).not.toBeChecked()
    await userEvent.keyboard(" ")
    expect(args.onValueChange).toHaveBeenLastCalledWith(1, expect.anything())
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}")
    expect(star("3 av 5 stjärnor")).toBeChecked()
    expect(args.onValueChange).toHaveBeenLastCalledWith(3, expect.objectContaining({ reason: "star" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const star = canvas.getByRole("radio", { name: "4 av 5 stjärnor" })
    expect(star.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(star.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: star })
    expect(args.onValueChange).toHaveBeenCalledWith(4, expect.anything())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: 2 } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: 3 } }

export const ReadOnly: Story = { args: { defaultValue: 3, readOnly: true } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="None given">
        <Rating.Root {...args} aria-label="Inget" />
      </Case>
      <Case name="Three given">
        <Rating.Root {...args} aria-label="Tre" defaultValue={3} />
      </Case>
      <Case name="All given">
        <Rating.Root {...args} aria-label="Alla" defaultValue={5} />
      </Case>
      <Case name="Disabled">
        <Rating.Root {...args} aria-label="Avstängt" defaultValue={4} disabled />
      </Case>
      <Case name="Only read">
        <Rating.Root {...args} aria-label="Läst" defaultValue={4} readOnly />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Rating.Root {...args} aria-label="Mörkt" defaultValue={3} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { count: 10, defaultValue: 7 },
}
