import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { CheckboxGroup, type CheckboxGroupRootProps } from "./index.ts"

const NAMES: Readonly<Record<string, string>> = {
  service: "Service",
  winter: "Vinterklar-bil",
  control: "EU-kontroll",
  tyres: "Hjulskift",
}

const meta = {
  title: "Kit/Checkbox group",
  component: CheckboxGroup.Root,
  subcomponents: { Parent: CheckboxGroup.Parent, Item: CheckboxGroup.Item, Count: CheckboxGroup.Count },
  args: { name: "services", "aria-label": "Tjänster", allValues: Object.keys(NAMES), onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Services {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof CheckboxGroup.Root>

export default meta
type Story = StoryObj<typeof meta>

interface ServicesProps extends CheckboxGroupRootProps {
  readonly names?: Readonly<Record<string, string>>
}

function Services({ names = NAMES, ...props }: ServicesProps) {
  return (
    <CheckboxGroup.Root {...props}>
      <CheckboxGroup.Parent />
      {Object.entries(names).map(([value, name]) => (
        <CheckboxGroup.Item key={value} value={value}>
          {name}
        </CheckboxGroup.Item>
      ))}
      <CheckboxGroup.Count />
    </CheckboxGroup.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole("checkbox", { name: "Alla" })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(" ")
    expect(canvas.getByRole("checkbox", { name: "Service" })).toBeChecked()
    expect(all).toBePartiallyChecked()
    expect(canvas.getByRole("status")).toHaveTextContent("1 av 4 valda")
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(" ")
    expect(all).toBeChecked()
    await userEvent.keyboard(" ")
    expect(canvas.getByRole("status")).toHaveTextContent("0 av 4 valda")
    await userEvent.keyboard(" ")
    expect(args.onValueChange).toHaveBeenLastCalledWith(["service"], expect.objectContaining({ reason: "parent" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByText("EU-kontroll")
    expect(words.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: words })
    expect(args.onValueChange).toHaveBeenCalledWith(["control"], expect.anything())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: ["winter"] } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: ["winter"] } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Some">
        <Services {...args} aria-label="Några" defaultValue={["winter", "tyres"]} />
      </Case>
      <Case name="All">
        <Services {...args} aria-label="Alla" defaultValue={Object.keys(NAMES)} />
      </Case>
      <Case name="Disabled">
        <Services {...args} aria-label="Avstängda" disabled defaultValue={["winter"]} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Services {...args} aria-label="Mörka" defaultValue={["winter"]} />
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
      <Services
        {...args}
        aria-label="Palvelut"
        names={{
          ...NAMES,
          service: "Jäähdytysjärjestelmänesteenvaihto ja ilmastointilaitteen määräaikaishuolto merkkihuollossa",
        }}
      />
    </StoryFrame>
  ),
}
