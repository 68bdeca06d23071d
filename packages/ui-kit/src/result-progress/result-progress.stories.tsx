import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ResultProgress } from "./index.ts"

const meta = {
  title: "Kit/Result progress",
  component: ResultProgress.Root,
  subcomponents: { Text: ResultProgress.Text, Bar: ResultProgress.Bar },
  args: { shown: 48, total: 213 },
  render: (args) => (
    <StoryFrame>
      <ResultProgress.Root {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof ResultProgress.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    expect(canvas.getByRole("progressbar", { name: "Visar 48 av 213" })).toBeVisible()
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="The first page">
        <ResultProgress.Root {...args} />
      </Case>
      <Case name="More than are counted">
        <ResultProgress.Root shown={96} total={10_000} />
      </Case>
      <Case name="All of them">
        <ResultProgress.Root shown={24} total={24} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <ResultProgress.Root {...args} shown={144} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { shown: 960, total: 10_000 },
}
