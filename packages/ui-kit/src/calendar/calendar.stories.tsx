import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Dialog } from "../dialog/index.ts"
import { Calendar, type CalendarRootProps } from "./index.ts"

const AVAILABLE = [
  "2026-12-04",
  "2026-12-07",
  "2026-12-08",
  "2026-12-09",
  "2026-12-14",
  "2026-12-15",
  "2026-12-28",
  "2027-01-08",
  "2027-01-11",
  "2027-01-12",
]

const meta = {
  title: "Kit/Calendar",
  component: Calendar.Root,
  subcomponents: {
    Header: Calendar.Header,
    Previous: Calendar.Previous,
    Heading: Calendar.Heading,
    Next: Calendar.Next,
    Grid: Calendar.Grid,
    Day: Calendar.Day,
    Loading: Calendar.Loading,
    Empty: Calendar.Empty,
    Failed: Calendar.Failed,
  },
  args: { available: AVAILABLE, today: "2026-12-01", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Dates {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Calendar.Root>

export default meta
type Story = StoryObj<typeof meta>

interface DatesProps extends CalendarRootProps {
  readonly failed?: string
  readonly empty?: string
}

function Dates({ failed = "Ett fel uppstod", empty = "Det finns inga lediga tider just nu.", ...props }: DatesProps) {
  return (
    <Calendar.Root {...props}>
      <Calendar.Header>
        <Calendar.Previous />
        <Calendar.Heading />
        <Calendar.Next />
      </Calendar.Header>
      <Calendar.Grid />
      <Calendar.Loading>Hämtar lediga dagar</Calendar.Loading>
      <Calendar.Empty>
        {empty} <a href="tel:+46101234567">010-123 45 67</a>
      </Calendar.Empty>
      <Calendar.Failed>{failed}</Calendar.Failed>
    </Calendar.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const day = (name: string) => canvas.getByRole("button", { name })
    await userEvent.tab()
    expect(day("Föregående månad")).toHaveAttribute("aria-disabled", "true")
    await userEvent.tab()
    await userEvent.tab()
    expect(day("fredag 4 december 2026")).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}{Enter}")
    expect(day("lördag 5 december 2026")).toHaveFocus()
    expect(args.onValueChange).not.toHaveBeenCalled()

    await userEvent.keyboard("{ArrowDown}{Home}{ArrowRight}{ArrowUp}{Enter}")
    expect(day("tisdag 1 december 2026")).toHaveFocus()
    await userEvent.keyboard("{ArrowDown}{Enter}")
    expect(args.onValueChange).toHaveBeenLastCalledWith("2026-12-08", expect.objectContaining({ reason: "day" }))

    await userEvent.keyboard("{PageDown}")
    expect(day("fredag 8 januari 2027")).toHaveFocus()
    expect(day("Nästa månad")).toHaveAttribute("aria-disabled", "true")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole("button", { name: "måndag 7 december 2026" })
    expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: day })
    expect(args.onValueChange).toHaveBeenCalledWith("2026-12-07", expect.anything())
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "Nästa månad" }) })
    expect(canvas.getByText("januari 2027")).toBeVisible()
  },
}

export const SameHeight: Story = {
  args: { available: ["2027-02-01", "2027-05-31"], today: "2027-02-01" },
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole("grid").getBoundingClientRect().height
    const february = height()
    for (const _ of [1, 2, 3]) await userEvent.click(canvas.getByRole("button", { name: "Nästa månad" }))
    expect(canvas.getByText("maj 2027")).toBeVisible()
    expect(height()).toBe(february)
  },
}

export const Rtl: Story = {
  globals: { dir: "rtl" },
  args: { defaultValue: "2026-12-08" },
  play: async ({ canvas, userEvent }) => {
    for (const _ of [1, 2, 3]) await userEvent.tab()
    await userEvent.keyboard("{ArrowLeft}")
    expect(canvas.getByRole("button", { name: "onsdag 9 december 2026" })).toHaveFocus()
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: "2026-12-08" } }

export const ReadOnly: Story = {
  args: { defaultValue: "2026-12-08", readOnly: true },
}

export const InDialog: Story = {
  tags: ["phone"],
  render: (args) => (
    <StoryFrame>
      <Dialog.Root>
        <Dialog.Trigger className={frame.button}>Välj dag</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Close />
          <Dialog.Title>Lämna in bilen</Dialog.Title>
          <Dates {...args} />
        </Dialog.Content>
      </Dialog.Root>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Välj dag" }))
    const days = await screen.findByRole("grid", { name: "december 2026" })
    await waitFor(() => expect(days).toBeVisible())
  },
}

export const Disabled: Story = {
  args: { defaultValue: "2026-12-08" },
  render: (args) => (
    <StoryFrame>
      <fieldset disabled>
        <Dates {...args} />
      </fieldset>
    </StoryFrame>
  ),
}

export const LoadingDays: Story = { args: { status: "loading" } }

export const NoDays: Story = {
  args: { available: [] },
  play: async ({ canvas }) => {
    expect(canvas.getByText(/inga lediga tider/)).toBeVisible()
    expect(canvas.queryByRole("button")).toBeNull()
    expect(canvas.queryByRole("grid")).toBeNull()
  },
}

export const FailedDays: Story = { args: { status: "failed" } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Days on offer">
        <Dates {...args} />
      </Case>
      <Case name="One chosen">
        <Dates {...args} defaultValue="2026-12-08" />
      </Case>
      <Case name="Only read">
        <Dates {...args} defaultValue="2026-12-08" readOnly />
      </Case>
      <Case name="Disabled">
        <fieldset disabled>
          <Dates {...args} defaultValue="2026-12-08" />
        </fieldset>
      </Case>
      <Case name="On their way">
        <Dates {...args} status="loading" />
      </Case>
      <Case name="None">
        <Dates {...args} available={[]} />
      </Case>
      <Case name="Failed">
        <Dates {...args} status="failed" />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Dates {...args} defaultValue="2026-12-08" />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultValue: "2026-12-08" },
}
