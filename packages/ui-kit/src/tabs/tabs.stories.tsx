import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Tabs, type TabsRootProps } from "./index.ts"
import css from "./tabs.stories.module.css"

const meta = {
  title: "Kit/Tabs",
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel },
  args: { defaultValue: "bilder", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Media {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Tabs.Root>

export default meta
type Story = StoryObj<typeof meta>

const NAMES = ["Bilder", "Film", "360 grader", "Utrustning"] as const

function Media({ names = NAMES, ...props }: TabsRootProps & { readonly names?: readonly string[] }) {
  const [pictures, film, around, equipment] = names
  return (
    <Tabs.Root {...props} className={css.tabs}>
      <Tabs.List aria-label="Visa bilen som">
        <Tabs.Tab value="bilder">{pictures}</Tabs.Tab>
        <Tabs.Tab value="film">{film}</Tabs.Tab>
        <Tabs.Tab value="runt">{around}</Tabs.Tab>
        <Tabs.Tab value="utrustning">{equipment}</Tabs.Tab>
        <Tabs.Tab value="interior" disabled>
          Interiör
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="bilder">
        <img
          className={css.picture}
          src="/-/media/artwork/scenes/harbour-4x3.svg"
          alt="En ljus kombi i hamnen"
          width="1600"
          height="1200"
        />
      </Tabs.Panel>
      <Tabs.Panel value="film" isLazy>
        <iframe className={css.frame} title="Film om bilen" src="about:blank" />
      </Tabs.Panel>
      <Tabs.Panel value="runt">
        <p>Dra bilden för att se bilen runt om.</p>
      </Tabs.Panel>
      <Tabs.Panel value="utrustning">
        <p className={frame.prose}>Dragkrok, motorvärmare, panoramatak och vinterhjul.</p>
      </Tabs.Panel>
    </Tabs.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name })
    await userEvent.tab()
    expect(tab("Bilder")).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}")
    await waitFor(() => expect(tab("Film")).toHaveFocus())
    expect(tab("Bilder")).toHaveAttribute("aria-selected", "true")
    expect(args.onValueChange).not.toHaveBeenCalled()

    await userEvent.keyboard("{Enter}")
    expect(tab("Film")).toHaveAttribute("aria-selected", "true")
    const frame = canvas.getByTitle("Film om bilen")
    await userEvent.keyboard("{End}")
    await waitFor(() => expect(tab("Utrustning")).toHaveFocus())
    await userEvent.keyboard("{ArrowRight}")
    await waitFor(() => expect(tab("Bilder")).toHaveFocus())
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(tab("Utrustning")).toHaveFocus())
    await userEvent.keyboard(" ")
    expect(tab("Utrustning")).toHaveAttribute("aria-selected", "true")
    await userEvent.keyboard("{Home}")
    await waitFor(() => expect(tab("Bilder")).toHaveFocus())
    expect(canvas.getByTitle("Film om bilen")).toBe(frame)
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole("tab", { name: "360 grader" })
    expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: tab })
    expect(tab).toHaveAttribute("aria-selected", "true")
  },
}

export const Found: Story = {
  play: async ({ args, canvas }) => {
    const panel = canvas.getByText(/panoramatak/).parentElement
    expect(panel).toHaveAttribute("hidden", "until-found")
    panel?.dispatchEvent(new Event("beforematch", { bubbles: true }))
    await waitFor(() => expect(canvas.getByText(/panoramatak/)).toBeVisible())
    expect(args.onValueChange).toHaveBeenCalledWith("utrustning", expect.objectContaining({ reason: "found" }))
  },
}

export const Rtl: Story = {
  globals: { dir: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Film" })).toHaveFocus())
  },
}

export const Automatic: Story = {
  args: { activation: "automatic" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{End}")
    await waitFor(() =>
      expect(canvas.getByRole("tab", { name: "Utrustning" })).toHaveAttribute("aria-selected", "true"),
    )
  },
}

export const Vertical: Story = {
  args: { orientation: "vertical", defaultValue: "utrustning" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowUp}")
    await waitFor(() => expect(canvas.getByRole("tab", { name: "360 grader" })).toHaveFocus())
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Pictures">
        <Media {...args} />
      </Case>
      <Case name="Text">
        <Media {...args} defaultValue="utrustning" />
      </Case>
      <Case name="In a column">
        <Media {...args} orientation="vertical" defaultValue="utrustning" />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Media {...args} defaultValue="runt" />
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
      <Media {...args} names={["Valokuvagalleria", "Esittelyvideo", "Ympärikääntökuva", "Lisävarusteluettelo"]} />
    </StoryFrame>
  ),
}
