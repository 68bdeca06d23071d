import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Switch } from "./index.ts"

const meta = {
  title: "Kit/Switch",
  component: Switch.Root,
  subcomponents: { Input: Switch.Input, Text: Switch.Text },
  args: {
    name: "sticky",
    onCheckedChange: fn(),
    children: (
      <>
        <Switch.Input />
        <Switch.Text>Visa filter bredvid listan</Switch.Text>
      </>
    ),
  },
  render: (args) => (
    <StoryFrame>
      <Switch.Root {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Switch.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole("switch", { name: "Visa filter bredvid listan" })
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.keyboard(" ")
    expect(control).toBeChecked()
    await userEvent.keyboard(" ")
    expect(control).not.toBeChecked()
    expect(args.onCheckedChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "press" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByText("Visa filter bredvid listan")
    expect(words.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: words })
    expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.anything())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultChecked: true } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultChecked: true } }

const renderNamed = (name: string) => (
  <>
    <Switch.Input />
    <Switch.Text>{name}</Switch.Text>
  </>
)

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Off and on">
        <Switch.Root {...args}>{renderNamed("Av")}</Switch.Root>
        <Switch.Root {...args} defaultChecked>
          {renderNamed("På")}
        </Switch.Root>
      </Case>
      <Case name="Disabled">
        <Switch.Root {...args} disabled>
          {renderNamed("Avstängd")}
        </Switch.Root>
        <Switch.Root {...args} disabled defaultChecked>
          {renderNamed("Avstängd, på")}
        </Switch.Root>
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Switch.Root {...args} defaultChecked>
            {renderNamed("Mörk")}
          </Switch.Root>
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    children: renderNamed(
      "Hyväksyn henkilötietojeni käsittelyn tietosuojaselosteen mukaisesti, mukaan lukien markkinointisähköpostit ja asiakastyytyväisyyskyselyt",
    ),
  },
}
