import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Checkbox } from "./index.ts"

const meta = {
  title: "Kit/Checkbox",
  component: Checkbox.Root,
  subcomponents: { Input: Checkbox.Input, Text: Checkbox.Text },
  args: {
    name: "newsletter",
    onCheckedChange: fn(),
    children: (
      <>
        <Checkbox.Input />
        <Checkbox.Text>Skicka nyhetsbrevet till mig</Checkbox.Text>
      </>
    ),
  },
  render: (args) => (
    <StoryFrame>
      <Checkbox.Root {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Checkbox.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Keyboard: Story = {
  args: { defaultChecked: "mixed" },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Skicka nyhetsbrevet till mig" })
    await userEvent.tab()
    expect(box).toHaveFocus()
    expect(box).toBePartiallyChecked()
    await userEvent.keyboard(" ")
    expect(box).toBeChecked()
    await userEvent.keyboard(" ")
    expect(box).not.toBeChecked()
    expect(args.onCheckedChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "press" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByText("Skicka nyhetsbrevet till mig")
    expect(words.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: words })
    expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.anything())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultChecked: true } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultChecked: true } }

const renderNamed = (name: string) => (
  <>
    <Checkbox.Input />
    <Checkbox.Text>{name}</Checkbox.Text>
  </>
)

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Three states">
        <Checkbox.Root {...args}>{renderNamed("Inte ikryssad")}</Checkbox.Root>
        <Checkbox.Root {...args} defaultChecked>
          {renderNamed("Ikryssad")}
        </Checkbox.Root>
        <Checkbox.Root {...args} defaultChecked="mixed">
          {renderNamed("Delvis")}
        </Checkbox.Root>
      </Case>
      <Case name="Disabled">
        <Checkbox.Root {...args} disabled>
          {renderNamed("Avstängd")}
        </Checkbox.Root>
        <Checkbox.Root {...args} disabled defaultChecked>
          {renderNamed("Avstängd, ikryssad")}
        </Checkbox.Root>
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Checkbox.Root {...args} defaultChecked>
            {renderNamed("Mörk")}
          </Checkbox.Root>
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
