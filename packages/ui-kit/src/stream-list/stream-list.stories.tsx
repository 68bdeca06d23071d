import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { StreamList, type StreamListRootProps, type StreamStatus } from "./index.ts"

const NAMES = ["Malmö", "Lund", "Ystad", "Trelleborg", "Landskrona"]

const meta = {
  title: "Kit/Stream list",
  component: StreamList.Root,
  subcomponents: {
    Items: StreamList.Items,
    Status: StreamList.Status,
    More: StreamList.More,
    Empty: StreamList.Empty,
  },
  args: { status: "paused", count: NAMES.length, onMore: fn() },
  render: (args) => (
    <StoryFrame>
      <Stream {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof StreamList.Root>

export default meta
type Story = StoryObj<typeof meta>

interface WorkshopsProps extends StreamListRootProps {
  readonly names?: readonly string[]
}

function Workshops({ names = NAMES, count = names.length, ...props }: WorkshopsProps) {
  return (
    <StreamList.Root className={frame.field} count={count} {...props}>
      <StreamList.Items>
        {names.slice(0, count).map((name) => (
          <li key={name} className={frame.card}>
            <button type="button">{name}</button>
          </li>
        ))}
      </StreamList.Items>
      <StreamList.Status />
      <StreamList.More />
      <StreamList.Empty>
        <a href="mailto:verkstad@exempel.se">verkstad@exempel.se</a>
      </StreamList.Empty>
    </StreamList.Root>
  )
}

function Stream({ status: first, onMore, ...props }: WorkshopsProps) {
  const [status, setStatus] = useState<StreamStatus>(first)
  const [names, setNames] = useState(NAMES)
  return (
    <Workshops
      {...props}
      status={status}
      names={names}
      count={names.length}
      onMore={(event) => {
        onMore(event)
        setNames([...NAMES, "Kristianstad", "Hässleholm"])
        setStatus("ended")
      }}
    />
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Hämta fler" }).focus()
    await userEvent.keyboard("{Enter}")
    expect(args.onMore).toHaveBeenCalledOnce()
    expect(canvas.getByRole("button", { name: "Kristianstad" })).toHaveFocus()
    expect(canvas.getByRole("status")).toHaveTextContent("Det finns inga fler")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Hämta fler" })
    expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: more })
    expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = {
  tags: ["forced-colors"],
  render: (args) => (
    <StoryFrame>
      <Workshops {...args} status="streaming" count={2} />
    </StoryFrame>
  ),
}

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Two of five have come">
        <Workshops {...args} status="streaming" count={2} />
      </Case>
      <Case name="More can be fetched">
        <Workshops {...args} status="paused" count={2} />
      </Case>
      <Case name="No more">
        <Workshops {...args} status="ended" count={1} />
      </Case>
      <Case name="None">
        <Workshops {...args} status="ended" count={0} />
      </Case>
      <Case name="Broken off">
        <Workshops {...args} status="failed" count={1} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Workshops {...args} status="streaming" count={1} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { labels: { more: "Hae lisää merkkihuoltoon valtuutettuja korjaamoita" } },
}
