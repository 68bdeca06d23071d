import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ControlledAccordion, type ControlledAccordionRootProps } from "./index.ts"

type Section = readonly [name: string, text: string]

interface Args extends ControlledAccordionRootProps {
  readonly sections?: readonly Section[]
}

const SECTIONS: readonly Section[] = [
  ["Pris", "Från 50 000 till 900 000 kronor."],
  ["Drivmedel", "El, hybrid, bensin och diesel."],
  ["Utrustning", "Dragkrok, motorvärmare och vinterhjul."],
]

const meta = {
  title: "Kit/Controlled accordion",
  component: ControlledAccordion.Root,
  subcomponents: {
    Item: ControlledAccordion.Item,
    Heading: ControlledAccordion.Heading,
    Trigger: ControlledAccordion.Trigger,
    Content: ControlledAccordion.Content,
  },
  args: { onValueChange: fn(), defaultValue: ["Pris"] },
  render: (args) => (
    <StoryFrame>
      <Filters {...args} />
    </StoryFrame>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function Filters({ sections = SECTIONS, ...props }: Args) {
  return (
    <ControlledAccordion.Root {...props} className={frame.field}>
      {sections.map(([name, text]) => (
        <ControlledAccordion.Item key={name} value={name}>
          <ControlledAccordion.Heading>
            <ControlledAccordion.Trigger>{name}</ControlledAccordion.Trigger>
          </ControlledAccordion.Heading>
          <ControlledAccordion.Content>
            <p>{text}</p>
          </ControlledAccordion.Content>
        </ControlledAccordion.Item>
      ))}
    </ControlledAccordion.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = (name: string) => canvas.getByRole("button", { name })
    await userEvent.tab()
    expect(trigger("Pris")).toHaveFocus()
    await userEvent.keyboard("{ArrowUp}")
    expect(trigger("Utrustning")).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("region", { name: "Utrustning" })).toBeVisible())
    expect(canvas.queryByRole("region", { name: "Pris" })).toBeNull()
    expect(args.onValueChange).toHaveBeenLastCalledWith(["Utrustning"], expect.objectContaining({ reason: "trigger" }))
  },
}

export const Multiple: Story = { args: { isMultiple: true, defaultValue: ["Pris", "Utrustning"] } }

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas }) => {
    for (const trigger of canvas.getAllByRole("button")) {
      expect(trigger.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Closed">
        <Filters {...args} defaultValue={[]} />
      </Case>
      <Case name="One open">
        <Filters {...args} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Filters {...args} defaultValue={["Drivmedel"]} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    defaultValue: ["Käyttövoimavaihtoehdot ja lataushybridien toimintamatka"],
    sections: [
      [
        "Käyttövoimavaihtoehdot ja lataushybridien toimintamatka",
        "Sähkö, lataushybridi, bensiini ja diesel sekä niiden yhdistelmät.",
      ],
      ["Lisävarusteluettelovaihtoehtojen rajaaminen", "Vetokoukku, lohkolämmitin ja talvirenkaat."],
    ],
  },
}
