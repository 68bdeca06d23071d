import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { LoadMore, type LoadMoreRootProps } from "./index.ts"

const meta = {
  title: "Kit/Load more",
  component: LoadMore.Root,
  subcomponents: { Items: LoadMore.Items, Trigger: LoadMore.Trigger, Status: LoadMore.Status },
  // Resolves to the number of new items.
  args: { hasMore: true, load: async () => 4 },
  render: (args) => (
    <StoryFrame>
      <Articles {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof LoadMore.Root>

export default meta
type Story = StoryObj<typeof meta>

const TITLES = [
  "Så långt räcker batteriet i kyla",
  "Dags att byta till vinterhjul",
  "Fem frågor om förmånsbil",
  "Ladda hemma: det här behöver du",
  "Vi öppnar i Skövde",
  "Provkörd: ny kombi för hela familjen",
  "Så läser du av däckens ålder",
  "Tio mil extra med rätt lufttryck",
  "Lär dig varningslamporna",
  "Rostskydd som håller",
] as const

interface ArticlesProps extends Omit<LoadMoreRootProps, "hasMore"> {
  readonly href?: string
  readonly titles?: readonly string[]
}

function Articles({ load, href, titles = TITLES }: ArticlesProps) {
  const [count, setCount] = useState(4)
  return (
    <LoadMore.Root
      className={frame.field}
      hasMore={count < titles.length}
      load={async (page) => setCount(count + Number(await load(page)))}
    >
      <LoadMore.Items>
        {titles.slice(0, count).map((title) => (
          <li key={title}>
            <a href={`#${title}`}>{title}</a>
          </li>
        ))}
      </LoadMore.Items>
      <LoadMore.Trigger {...(href ? { href } : {})} />
      <LoadMore.Status />
    </LoadMore.Root>
  )
}

const waitForever = () => new Promise<number>(() => {})
const failing = async () => {
  throw new Error("503")
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Visa fler" })
    button.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("link", { name: TITLES[4] })).toHaveFocus())
    expect(canvas.getByRole("status")).toHaveTextContent("Antal nya i listan: 4")

    button.focus()
    await userEvent.keyboard(" ")
    await waitFor(() => expect(canvas.getByRole("link", { name: TITLES[8] })).toHaveFocus())
    expect(canvas.queryByRole("button")).toBeNull()
    expect(canvas.getByRole("status")).toHaveTextContent("Antal nya i listan: 2")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button")
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: button })
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(8))
  },
}

export const AsLink: Story = {
  render: (args) => (
    <StoryFrame>
      <Articles {...args} href="?sida=2" />
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Visa fler" }))
    await waitFor(() => expect(canvas.getByRole("link", { name: TITLES[4] })).toHaveFocus())
    expect(location.search).not.toContain("sida")
  },
}

export const Rtl: Story = { args: { load: waitForever }, globals: { dir: "rtl" }, play: pressAll }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { load: waitForever }, play: pressAll }

export const AllStates: Story = {
  render: () => (
    <StoryFrame>
      <Case name="More to come">
        <Articles load={waitForever} titles={TITLES.slice(0, 5)} />
      </Case>
      <Case name="Fetching">
        <div data-testid="press">
          <Articles load={waitForever} />
        </div>
      </Case>
      <Case name="Failed">
        <div data-testid="press">
          <Articles load={failing} />
        </div>
      </Case>
      <Case name="All there">
        <Articles load={waitForever} titles={TITLES.slice(0, 4)} />
      </Case>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const item of canvas.getAllByTestId("press")) {
      const button = item.querySelector("button")
      if (button) await userEvent.click(button)
    }
    await waitFor(() => expect(canvas.getByText(/Försök igen/)).toBeVisible())
  },
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  render: () => (
    <StoryFrame>
      <Articles
        load={failing}
        titles={[
          "Näin pitkälle sähköauton akku riittää pakkasella",
          "Talvirenkaidenvaihtoajankohdan valitseminen",
          "Viisi kysymystä työsuhdeautoedusta",
          "Kotilatausasemaasennuskokonaisuus",
          "Avaamme uuden toimipisteen",
        ]}
      />
    </StoryFrame>
  ),
  play: pressAll,
}

async function pressAll({
  canvas,
  userEvent,
}: {
  canvas: { getByRole: (role: string) => HTMLElement }
  userEvent: { click: (node: Element) => Promise<void> }
}) {
  await userEvent.click(canvas.getByRole("button"))
}
