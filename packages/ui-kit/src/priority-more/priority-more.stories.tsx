import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ChevronIcon } from "../icons/icons.tsx"
import { Navigation } from "../navigation/index.ts"
import css from "../navigation/navigation.stories.module.css"
import { PriorityMore } from "./index.ts"

interface Args {
  readonly titles: readonly string[]
  readonly current?: string
  readonly width: number
  readonly label?: string
  readonly isOpen?: boolean
}

const TITLES = [
  "Nya bilar",
  "Begagnade bilar",
  "Verkstad",
  "Däckhotell",
  "Finansiering",
  "Försäkring",
  "Anläggningar",
  "Lediga jobb",
  "Om Norrvik",
]

const meta = {
  title: "Kit/Priority more",
  // The bar is for wide windows: in narrow ones, and at twice the font size, the same pages are in a drawer.
  tags: ["bar"],
  args: { titles: TITLES, width: 760 },
  argTypes: { width: { control: { type: "range", min: 240, max: 1600, step: 1 } } },
  render: (args) => <Row {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function Row(args: Args) {
  return (
    <StoryFrame>
      <p className={frame.prose}>Dra i reglaget under berättelsen: det som inte får plats flyttar in under Mer.</p>
      <Bar {...args} />
    </StoryFrame>
  )
}

function Bar({ titles, current, width, label = "Huvudmeny", isOpen }: Args) {
  const items = titles.map((title) => ({
    key: title,
    isCurrent: title === current,
    node: (
      <Navigation.Item value={title}>
        <Navigation.Link
          href={`#${title}`}
          {...(title === current ? { current: "page", className: css.current } : undefined)}
        >
          {title}
        </Navigation.Link>
      </Navigation.Item>
    ),
  }))
  return (
    <div className={css.frame} ref={(node) => node?.style.setProperty("inline-size", `${width}px`)}>
      <Navigation.Root aria-label={label} {...(isOpen && { value: "more" })}>
        <PriorityMore.Root items={items}>
          <PriorityMore.List>
            <PriorityMore.More>
              <Navigation.Item render={(props) => <div {...props} />} value="more">
                <Navigation.Toggle panel={`more-${width}`}>
                  Mer
                  <ChevronIcon />
                </Navigation.Toggle>
                <Navigation.Panel id={`more-${width}`} className={css.morePanel}>
                  <PriorityMore.Rest className={css.rest} />
                </Navigation.Panel>
              </Navigation.Item>
            </PriorityMore.More>
          </PriorityMore.List>
        </PriorityMore.Root>
      </Navigation.Root>
    </div>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole("button", { name: "Mer" })
    more.focus()
    await waitFor(() => expect(more).toHaveAttribute("aria-expanded", "true"))
    await userEvent.tab()
    expect(document.activeElement).toHaveTextContent("Anläggningar")
    expect(canvas.getByRole("link", { name: "Om Norrvik" })).toBeVisible()
  },
}

export const Touch: Story = {
  tags: ["touch", "wide"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const more = await canvas.findByRole("button", { name: "Mer" })
    await userEvent.pointer({ keys: "[TouchA]", target: more })
    await waitFor(() => expect(more).toHaveAttribute("aria-expanded", "true"))
    await userEvent.pointer({ keys: "[TouchA]", target: canvasElement })
    await waitFor(() => expect(more).toHaveAttribute("aria-expanded", "false"))
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { isOpen: true } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { isOpen: true } }

export const AllStates: Story = {
  render: ({ titles }) => (
    <StoryFrame>
      <Case name="Everything fits: no 'Mer'">
        <Bar titles={titles.slice(0, 4)} width={1100} label="Rymlig" />
      </Case>
      <Case name="The page the visitor is on stays in the row">
        <Bar titles={titles} width={520} current="Lediga jobb" label="Här" />
      </Case>
      <Case name="Some do not fit: 'Mer' is open">
        <Bar titles={titles} width={761} label="Trång" isOpen />
      </Case>
    </StoryFrame>
  ),
}

export const CurrentPage: Story = {
  args: { current: "Lediga jobb", width: 480 },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Mer" })
    expect(canvas.getByRole("link", { name: "Lediga jobb" })).toBeVisible()
    expect(canvas.queryByRole("link", { name: "Om Norrvik" })).toBeNull()
  },
}

export const Roomy: Story = {
  args: { width: 1600, titles: TITLES.slice(0, 4) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(4))
    expect(canvas.queryByRole("button", { name: "Mer" })).toBeNull()
  },
}

export const LongText: Story = {
  globals: { locale: "fi" },
  args: {
    width: 640,
    titles: [
      "Vaihtoautot",
      "Rengashotelli ja renkaanvaihto",
      "Määräaikaishuolto",
      "Rahoitusvaihtoehdot",
      "Toimipisteet",
    ],
  },
}
