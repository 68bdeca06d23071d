import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Field } from "../field/index.ts"
import { Steps, type StepsRootProps } from "./index.ts"

const meta = {
  title: "Kit/Steps",
  component: Steps.Root,
  subcomponents: {
    Step: Steps.Step,
    Heading: Steps.Heading,
    Summary: Steps.Summary,
    Change: Steps.Change,
    Editor: Steps.Editor,
  },
  args: { count: 4, onCurrentChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Booking {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Steps.Root>

export default meta
type Story = StoryObj<typeof meta>

interface BookingProps extends StepsRootProps {
  readonly heading?: string
}

function Booking({
  heading = "Välj en eller flera tjänster",
  defaultCurrent = 1,
  onCurrentChange,
  ...props
}: BookingProps) {
  const [current, setCurrent] = useState(defaultCurrent)
  const next = (
    <p>
      <button type="button" className={frame.button} onClick={() => setCurrent(current + 1)}>
        Fortsätt
      </button>
    </p>
  )
  return (
    <Steps.Root
      className={frame.field}
      current={current}
      onCurrentChange={(step, details) => {
        onCurrentChange?.(step, details)
        setCurrent(step)
      }}
      {...props}
    >
      <Steps.Step step={1}>
        <Steps.Heading done="Din bil">Börja med att fylla i fordonets registreringsnummer</Steps.Heading>
        <Steps.Change />
        <Steps.Summary>ABC 123, Malmö</Steps.Summary>
        <Steps.Editor>
          <Field.Root name="regNo">
            <Field.Label>Registreringsnummer</Field.Label>
            <Field.Control defaultValue="ABC 123" />
          </Field.Root>
          {next}
        </Steps.Editor>
      </Steps.Step>
      <Steps.Step step={2}>
        <Steps.Heading done="Valda tjänster">{heading}</Steps.Heading>
        <Steps.Change />
        <Steps.Summary>Hjulskift</Steps.Summary>
        <Steps.Editor>{next}</Steps.Editor>
      </Steps.Step>
      <Steps.Step step={3}>
        <Steps.Heading done="Dina tillval">Välj tillval</Steps.Heading>
        <Steps.Editor>Inga tillval</Steps.Editor>
      </Steps.Step>
    </Steps.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    expect(canvas.getByRole("heading", { name: "Steg 2/4 Välj en eller flera tjänster" })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(canvas.getByRole("button", { name: "Ändra Din bil" })).toHaveFocus()
    await userEvent.keyboard(" ")
    expect(args.onCurrentChange).toHaveBeenCalledWith(1, expect.objectContaining({ reason: "change" }))
    expect(canvas.getByRole("heading", { name: /^Steg 1\/4/ })).toHaveFocus()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  args: { defaultCurrent: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const change = canvas.getByRole("button", { name: "Ändra Din bil" })
    expect(change.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: change })
    expect(args.onCurrentChange).toHaveBeenCalledWith(1, expect.anything())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultCurrent: 2 } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultCurrent: 2 } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="The first step">
        <Booking {...args} aria-label="Första" />
      </Case>
      <Case name="The third step">
        <Booking {...args} aria-label="Tredje" defaultCurrent={3} />
      </Case>
      <Case name="Back at the first">
        <Booking {...args} aria-label="Tillbaka" reached={3} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Booking {...args} aria-label="Mörk" defaultCurrent={2} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultCurrent: 2 },
  render: (args) => (
    <StoryFrame>
      <Booking
        {...args}
        heading="Valitse jäähdytysjärjestelmänesteenvaihto tai ilmastointilaitteen määräaikaishuolto"
      />
    </StoryFrame>
  ),
}
