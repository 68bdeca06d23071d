import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Case, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Skeleton, WORKSHOP_COUNT } from "./index.ts"
import css from "./skeleton.stories.module.css"

const meta = {
  title: "Kit/Skeleton",
  component: Skeleton.Root,
  args: { label: "Laddar bilar" },
  render: (args) => (
    <StoryFrame>
      <Skeleton.Root {...args}>
        <Skeleton.Repeat className={css.grid}>
          <CardShape />
        </Skeleton.Repeat>
      </Skeleton.Root>
    </StoryFrame>
  ),
} satisfies Meta<typeof Skeleton.Root>

export default meta
type Story = StoryObj<typeof meta>

function CardShape() {
  return (
    <div className={css.card} data-testid="shape">
      <Skeleton.Shape kind="picture" />
      <div className={css.words}>
        <h3>
          <Skeleton.Shape />
        </h3>
        <p>
          <Skeleton.Shape className={css.short} />
        </p>
        <p>
          <Skeleton.Shape className={css.short} />
        </p>
      </div>
    </div>
  )
}

function Card() {
  return (
    <article className={css.card} data-testid="card">
      <div className={css.picture} />
      <div className={css.words}>
        <h3>Volvo EX30</h3>
        <p>Single Motor, 2024</p>
        <p>389 900 kr</p>
      </div>
    </article>
  )
}

export const Basic: Story = {}

export const SameBox: Story = {
  render: () => (
    <StoryFrame>
      <div className={css.grid}>
        <Skeleton.Repeat count={1}>
          <CardShape />
        </Skeleton.Repeat>
        <Card />
      </div>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const shape = canvas.getByTestId("shape").getBoundingClientRect()
    const card = canvas.getByTestId("card").getBoundingClientRect()
    expect(shape.height).toBeCloseTo(card.height, 0)
  },
}

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Cards">
        <Skeleton.Root {...args}>
          <Skeleton.Repeat className={css.grid} count={3}>
            <CardShape />
          </Skeleton.Repeat>
        </Skeleton.Root>
      </Case>
      <Case name="Workshops">
        <Skeleton.Root label="Laddar verkstäder">
          <Skeleton.Repeat className={css.rows} count={WORKSHOP_COUNT}>
            <div className={css.row}>
              <Skeleton.Shape />
              <Skeleton.Shape className={css.short} />
            </div>
          </Skeleton.Repeat>
        </Skeleton.Root>
      </Case>
      <Case name="Controls">
        <Skeleton.Shape kind="control" />
      </Case>
    </StoryFrame>
  ),
}

export const ForcedColors: Story = { ...AllStates, tags: ["forced-colors"] }
