import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Case, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import css from "./equal-row.stories.module.css"
import { EqualRow, type EqualRowRootProps } from "./index.ts"

interface Card {
  readonly title: string
  readonly text: string
  readonly link: string
}

const CARDS: readonly Card[] = [
  { title: "Däckhotell", text: "Vi förvarar, tvättar och skiftar.", link: "Så fungerar det" },
  {
    title: "Service för alla märken, också det som gått ur garantin",
    text: "Fast pris innan vi börjar. Behövs mer än så ringer vi, och du bestämmer.",
    link: "Boka tid",
  },
  {
    title: "Lånebil",
    text: "Boka samtidigt som servicen. Den står tankad utanför dörren när du kommer.",
    link: "Läs mer",
  },
  { title: "Skador och lack", text: "Vi talar med försäkringsbolaget.", link: "Anmäl en skada" },
]

const meta = {
  title: "Kit/Equal row",
  component: EqualRow.Root,
  render: (args) => (
    <StoryFrame>
      <Row {...args} cards={CARDS.slice(0, 3)} />
    </StoryFrame>
  ),
} satisfies Meta<typeof EqualRow.Root>

export default meta
type Story = StoryObj<typeof meta>

function Row({ cards, ...props }: EqualRowRootProps & { readonly cards: readonly Card[] }) {
  return (
    <EqualRow.Root {...props} className={css.row}>
      {cards.map(({ title, text, link }) => (
        <EqualRow.Item key={title} className={css.card}>
          <h3>{title}</h3>
          <p>{text}</p>
          <a href={`#${encodeURIComponent(title)}`}>{link}</a>
        </EqualRow.Item>
      ))}
    </EqualRow.Root>
  )
}

export const Basic: Story = {
  play: async ({ canvas }) => {
    const tops = (role: "link" | "heading") =>
      canvas.getAllByRole(role).map((node) => Math.round(node.getBoundingClientRect().top))
    const bottoms = canvas.getAllByRole("link").map((node) => Math.round(node.getBoundingClientRect().bottom))
    expect(new Set(tops("heading")).size).toBe(1)
    expect(new Set(bottoms).size).toBe(1)
    const heights = canvas.getAllByRole("listitem").map((node) => Math.round(node.getBoundingClientRect().height))
    expect(new Set(heights).size).toBe(1)
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const AllStates: Story = {
  render: () => (
    <StoryFrame>
      <Case name="Three columns">
        <Row cards={CARDS.slice(0, 3)} />
      </Case>
      <Case name="Four columns">
        <Row cards={CARDS} columns={4} />
      </Case>
      <Case name="Three columns, a row not full">
        <Row cards={CARDS} />
      </Case>
    </StoryFrame>
  ),
}

export const Phone: Story = { tags: ["phone"] }

export const LongText: Story = {
  tags: ["tablet"],
  globals: { locale: "fi" },
  render: (args) => (
    <StoryFrame>
      <Row
        {...args}
        cards={[
          {
            title: "Rengashotelli ja renkaanvaihtopalvelut",
            text: "Talvirenkaat säilytetään lukitussa ja lämmitetyssä tilassa.",
            link: "Tutustu palveluun",
          },
          {
            title: "Määräaikaishuolto",
            text: "Kiinteä hinta ennen työn aloittamista, ja ilmastointilaitteen tarkastus samalla käynnillä.",
            link: "Varaa huoltoaika",
          },
        ]}
      />
    </StoryFrame>
  ),
}
