import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ServiceChoice, type ServiceChoiceRootProps } from "./index.ts"

const meta = {
  title: "Kit/Service choice",
  component: ServiceChoice.Root,
  subcomponents: { Hint: ServiceChoice.Hint, Choice: ServiceChoice.Choice },
  args: { name: "addon", "aria-label": "Lånebil", selection: "single", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <AddOns {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof ServiceChoice.Root>

export default meta
type Story = StoryObj<typeof meta>

interface AddOnsProps extends ServiceChoiceRootProps {
  readonly names?: readonly string[]
}

function AddOns({ names = ["Liten lånebil", "Stor lånebil", "Elcykel"], ...props }: AddOnsProps) {
  return (
    <ServiceChoice.Root className={frame.field} {...props}>
      <ServiceChoice.Hint />
      {names.map((name) => (
        <ServiceChoice.Choice key={name} value={name}>
          {name}
        </ServiceChoice.Choice>
      ))}
    </ServiceChoice.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(" ")
    expect(canvas.getByRole("checkbox", { name: "Liten lånebil" })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(" ")
    expect(canvas.getByRole("checkbox", { name: "Liten lånebil" })).not.toBeChecked()
    expect(args.onValueChange).toHaveBeenLastCalledWith(["Stor lånebil"], expect.objectContaining({ reason: "choice" }))
    await userEvent.keyboard(" ")
    expect(args.onValueChange).toHaveBeenLastCalledWith([], expect.anything())
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByText("Elcykel")
    expect(words.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: words })
    expect(args.onValueChange).toHaveBeenCalledWith(["Elcykel"], expect.anything())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: ["Elcykel"] } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: ["Elcykel"] } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="One at most">
        <AddOns {...args} aria-label="En" defaultValue={["Elcykel"]} />
      </Case>
      <Case name="Any number">
        <AddOns {...args} aria-label="Flera" selection="multiple" defaultValue={["Elcykel", "Liten lånebil"]} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <AddOns {...args} aria-label="Mörk" defaultValue={["Elcykel"]} />
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
      <AddOns
        {...args}
        names={["Jäähdytysjärjestelmänesteenvaihto ja ilmastointilaitteen määräaikaishuolto", "Sijaisauto"]}
      />
    </StoryFrame>
  ),
}
