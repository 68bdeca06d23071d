import { addDays } from "@forecourt/calendar"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { type DayOffer, WeekSelector } from "./index.ts"

const FROM = "2026-12-02" // a Wednesday
const OFFERS: readonly DayOffer[] = Array.from({ length: 26 }, (_, index) => {
  const day = addDays(FROM, index)
  const isOpen = index % 7 !== 3 && index % 7 !== 4
  return { day, times: isOpen ? ["08:30", "07:30", "10:15", "13:00"].slice(index % 3) : [], isAllDay: index % 7 === 1 }
})

const meta = {
  title: "Kit/Week selector",
  component: WeekSelector.Root,
  subcomponents: {
    Weeks: WeekSelector.Weeks,
    Week: WeekSelector.Week,
    Earlier: WeekSelector.Earlier,
    Later: WeekSelector.Later,
    Status: WeekSelector.Status,
    Days: WeekSelector.Days,
    Day: WeekSelector.Day,
    Slot: WeekSelector.Slot,
  },
  args: { days: OFFERS, from: FROM, name: "timeSlot", onValueChange: fn(), onWeekChange: fn(), onFetch: fn() },
  render: (args) => (
    <StoryFrame>
      <div className={frame.wide}>
        <WeekSelector.Root {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof WeekSelector.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("radio", { name: "onsdag 2 december, 07:30" }).focus()
    await userEvent.keyboard(" {ArrowRight}")
    expect(canvas.getByRole("radio", { name: "torsdag 3 december, Heldag" })).toBeChecked()
    await userEvent.keyboard("{PageDown}")
    expect(canvas.getByRole("radio", { name: "torsdag 10 december, Heldag" })).toHaveFocus()
    expect(args.onWeekChange).toHaveBeenCalledWith("2026-12-07", expect.objectContaining({ reason: "key" }))
    expect(args.onValueChange).toHaveBeenCalledTimes(2)
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const slot = canvas.getByRole("radio", { name: "onsdag 2 december, 13:00" })
    expect(slot.getBoundingClientRect().height).toBeGreaterThanOrEqual(42)
    await userEvent.pointer({ keys: "[TouchA]", target: slot })
    expect(args.onValueChange).toHaveBeenCalledWith(
      { day: "2026-12-02", time: "13:00", isAllDay: false },
      expect.objectContaining({ reason: "slot" }),
    )
  },
}

const CHOSEN = { day: "2026-12-03", time: "08:00", isAllDay: true }

export const Rtl: Story = {
  globals: { dir: "rtl" },
  args: { defaultValue: CHOSEN },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("radio", { checked: true }).focus()
    await userEvent.keyboard("{ArrowLeft}")
    expect(canvas.getByRole("radio", { name: /^fredag 4 december/, checked: true })).toHaveFocus()
  },
}

export const Limited: Story = {
  args: { visibleTimes: 2 },
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getAllByRole("radio").length
    await userEvent.click(canvas.getByRole("button", { name: "Visa alla tider" }))
    expect(canvas.getAllByRole("radio").length).toBeGreaterThan(count)
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: CHOSEN } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="A whole day is chosen">
        <div className={frame.wide}>
          <WeekSelector.Root {...args} name="one" defaultValue={CHOSEN} />
        </div>
      </Case>
      <Case name="Times are being fetched">
        <div className={frame.wide}>
          <WeekSelector.Root {...args} name="two" days={[]} isLoading />
        </div>
      </Case>
      <Case name="On a dark surface, in little room">
        <div className={frame.card} data-theme="dark">
          <WeekSelector.Root {...args} name="three" defaultValue={CHOSEN} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultValue: CHOSEN, labels: { none: "Ei vapaita huoltoaikoja tässä toimipisteessä" } },
}
