import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { listenTo } from "../../test/story-frame/listen-to.ts"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { Countdown, type CountdownRootProps } from "./index.ts"

/** A clock that never advances, so that every screenshot is the same. */
const still: Clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => {} }

const meta = {
  title: "Kit/Countdown",
  component: Countdown.Root,
  subcomponents: { Timer: Countdown.Timer, Unit: Countdown.Unit, End: Countdown.End },
  args: { until: new Date(1_055_047_000), clock: still },
  render: (args) => (
    <StoryFrame>
      <Sale {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Countdown.Root>

export default meta
type Story = StoryObj<typeof meta>

function Sale({ title = "Höstrean slutar söndag 30 november kl. 18", ...props }: CountdownRootProps) {
  return (
    <Countdown.Root {...props} title={undefined}>
      <p className={frame.prose}>{title}</p>
      <Countdown.Timer>
        <Countdown.Unit unit="days" />
        <Countdown.Unit unit="hours" />
        <Countdown.Unit unit="minutes" />
        <Countdown.Unit unit="seconds" />
      </Countdown.Timer>
      <Countdown.End>Rean är slut. Välkommen tillbaka i vår.</Countdown.End>
    </Countdown.Root>
  )
}

function Ending({ clock: _, ...props }: CountdownRootProps) {
  const [until] = useState(() => new Date(Date.now() + 2500))
  return <Sale {...props} until={until} />
}

export const Basic: Story = {}

export const Ticks: Story = {
  args: { onEnd: fn() },
  render: (args) => (
    <StoryFrame>
      <Ending {...args} />
    </StoryFrame>
  ),
  play: async ({ args, canvas }) => {
    const timer = canvas.getByRole("timer", { name: "Tid kvar" })
    expect(timer).not.toHaveAttribute("aria-live")
    const shown = listenTo(timer)
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Rean är slut."))
    expect(new Set(shown).size).toBeGreaterThan(1)
    expect(args.onEnd).toHaveBeenCalledOnce()
    expect(timer).not.toBeVisible()
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Twelve days left">
        <Sale {...args} />
      </Case>
      <Case name="Last seconds">
        <Sale {...args} until={new Date(7000)} />
      </Case>
      <Case name="Ended">
        <Sale {...args} until={new Date(0)} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Sale {...args} until={new Date(12_345_678_000)} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { title: "Talvirengaskampanja ja vaihtoautojen loppuunmyynti päättyvät sunnuntaina" },
}
