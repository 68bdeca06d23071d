import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ReactNode, useState } from "react"
import { expect, fn, spyOn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { SectionFailed } from "./index.ts"

interface Args {
  readonly reload: () => void
  readonly children?: ReactNode
}

const meta = {
  title: "Kit/Section failed",
  component: SectionFailed.Root,
  args: { reload: fn() },
  render: (args) => (
    <StoryFrame isBare>
      <Box {...args} />
    </StoryFrame>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function Box({ reload, children }: Args) {
  return (
    <SectionFailed.Root>
      <SectionFailed.Title />
      <SectionFailed.Text>{children}</SectionFailed.Text>
      <SectionFailed.Reload reload={reload} />
    </SectionFailed.Root>
  )
}

function Fragile(props: Args) {
  const [isBroken, breakIt] = useState(false)
  return (
    <SectionFailed.Boundary fallback={<Box {...props} />}>
      {isBroken ? (
        <Broken />
      ) : (
        <div className={frame.card}>
          <p>En sektion som det inte är något fel på, än.</p>
          <button type="button" className={frame.button} onClick={() => breakIt(true)}>
            Låt den gå sönder
          </button>
        </div>
      )}
    </SectionFailed.Boundary>
  )
}

function Broken(): ReactNode {
  throw new Error("the story breaks")
}

export const Basic: Story = {}

export const Keyboard: Story = {
  render: (args) => (
    <StoryFrame>
      <Fragile {...args} />
    </StoryFrame>
  ),
  // React logs the errors that it caught.
  beforeEach: () => {
    const silence = spyOn(console, "error").mockImplementation(() => {})
    return () => silence.mockRestore()
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    expect(canvas.getByRole("alert")).toHaveTextContent("Aj då")
    await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Prova ladda om sidan" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    expect(args.reload).toHaveBeenCalledOnce()
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="On paper">
        <Box {...args} />
      </Case>
      <Case name="On a dark surface">
        <div className={`${frame.card} ${frame.wide}`} data-theme="dark">
          <Box {...args} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    children:
      "Rengashotellisäilytyksen ajanvarausosion pitäisi näkyä tässä, mutta taustajärjestelmäyhteydessä tapahtui " +
      "odottamaton virhe, josta ylläpitotiimimme on saanut automaattisen ilmoituksen.",
  },
}
