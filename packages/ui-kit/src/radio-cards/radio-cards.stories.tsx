import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { RadioCards, type RadioCardsRootProps } from "./index.ts"

const CHOICES = ["1 000 mil", "1 500 mil", "2 000 mil", "2 500 mil"]

const meta = {
  title: "Kit/Radio cards",
  component: RadioCards.Root,
  subcomponents: { Card: RadioCards.Card },
  args: { name: "mileage", "aria-label": "Körsträcka per år", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Mileage {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof RadioCards.Root>

export default meta
type Story = StoryObj<typeof meta>

interface MileageProps extends RadioCardsRootProps {
  readonly choices?: readonly string[]
}

function Mileage({ choices = CHOICES, ...props }: MileageProps) {
  return (
    <RadioCards.Root className={frame.field} {...props}>
      {choices.map((choice) => (
        <RadioCards.Card key={choice} value={choice}>
          {choice}
        </RadioCards.Card>
      ))}
    </RadioCards.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = (name: string) => canvas.getByRole("radio", { name })
    await userEvent.tab()
    expect(card("1 000 mil")).toHaveFocus()
    await userEvent.keyboard(" ")
    expect(card("1 000 mil")).toBeChecked()
    await userEvent.keyboard("{ArrowRight}{ArrowDown}")
    expect(card("2 000 mil")).toBeChecked()
    expect(args.onValueChange).toHaveBeenLastCalledWith("2 000 mil", expect.objectContaining({ reason: "card" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByText("2 500 mil")
    expect(words.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: words })
    expect(args.onValueChange).toHaveBeenCalledWith("2 500 mil", expect.anything())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: "1 500 mil" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: "1 500 mil" } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="None chosen">
        <Mileage {...args} name="none" aria-label="Ingen" />
      </Case>
      <Case name="One chosen">
        <Mileage {...args} name="one" aria-label="En" defaultValue="1 500 mil" />
      </Case>
      <Case name="Disabled">
        <Mileage {...args} name="disabled" aria-label="Avstängda" disabled defaultValue="1 500 mil" />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Mileage {...args} name="dark" aria-label="Mörka" defaultValue="1 500 mil" />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { "aria-label": "Rahoitussopimus", defaultValue: "Osamaksusopimus kolmenkymmenenkuuden kuukauden ajalle" },
  render: (args) => (
    <StoryFrame>
      <Mileage
        {...args}
        choices={["Osamaksusopimus kolmenkymmenenkuuden kuukauden ajalle", "Yksityisleasingsopimusjärjestely"]}
      />
    </StoryFrame>
  ),
}
