import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { DateField, type DateFieldRootProps } from "./index.ts"

const meta = {
  title: "Kit/Date field",
  component: DateField.Root,
  subcomponents: {
    Label: DateField.Label,
    Group: DateField.Group,
    Input: DateField.Input,
    Trigger: DateField.Trigger,
    Popup: DateField.Popup,
    Message: DateField.Message,
  },
  args: { min: "2026-12-07", max: "2027-06-30", name: "date", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Wish {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof DateField.Root>

export default meta
type Story = StoryObj<typeof meta>

function Wish({ label = "Önskat datum", ...props }: DateFieldRootProps & { readonly label?: string }) {
  return (
    <DateField.Root {...props}>
      <DateField.Label>{label}</DateField.Label>
      <DateField.Group />
      <DateField.Message />
      <DateField.Popup />
    </DateField.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText("Önskat datum", { selector: "input" })
    await userEvent.tab()
    expect(field).toHaveFocus()
    await userEvent.keyboard("1.12.26{Enter}")
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Välj 2026-12-07 eller senare."))
    await userEvent.clear(field)
    await userEvent.keyboard("24.12.26")
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue("2026-12-24"))
    expect(args.onValueChange).toHaveBeenLastCalledWith("2026-12-24", expect.objectContaining({ reason: "typed" }))

    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("button", { name: "torsdag 24 december 2026" })).toHaveFocus())
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await waitFor(() => expect(field).toHaveValue("2026-12-31"))
    expect(field).toHaveFocus()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole("button", { name: /^Öppna kalendern/ })
    expect(open.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: open })
    const day = await canvas.findByRole("button", { name: "måndag 14 december 2026" })
    await userEvent.pointer({ keys: "[TouchA]", target: day })
    await waitFor(() => expect(canvas.getByLabelText("Önskat datum", { selector: "input" })).toHaveValue("2026-12-14"))
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: "2026-12-24" } }

export const British: Story = { globals: { locale: "en" }, args: { defaultValue: "2026-12-24" } }

export const ReadOnly: Story = { args: { defaultValue: "2026-12-24", readOnly: true } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: "2026-12-24" } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Empty">
        <div className={frame.field}>
          <Wish {...args} label="Tomt" />
        </div>
      </Case>
      <Case name="Only read">
        <div className={frame.field}>
          <Wish {...args} label="Bara att läsa" defaultValue="2026-12-24" readOnly />
        </div>
      </Case>
      <Case name="Too early">
        <div className={frame.field}>
          <Wish {...args} label="För tidigt" />
        </div>
      </Case>
      <Case name="Disabled">
        <div className={frame.field}>
          <Wish {...args} label="Avstängt" defaultValue="2026-12-24" disabled />
        </div>
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Wish {...args} label="Mörkt" defaultValue="2026-12-24" />
        </div>
      </Case>
      <Case name="Open">
        <div className={frame.field}>
          <Wish {...args} label="Öppet" defaultValue="2026-12-24" />
        </div>
      </Case>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("För tidigt", { selector: "input" }), "2026-12-01{Enter}")
    await userEvent.click(canvas.getAllByRole("button", { name: /^Öppna kalendern/ }).at(-1) as HTMLElement)
    await waitFor(() => expect(canvas.getByRole("button", { name: "torsdag 24 december 2026" })).toHaveFocus())
  },
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Wish {...args} label="Vuosihuollon toivottu ajankohta merkkikorjaamollamme" />
      </div>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "ensi viikolla{Enter}")
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("VVVV-KK-PP"))
  },
}
