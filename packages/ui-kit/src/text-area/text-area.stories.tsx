import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Field } from "../field/index.ts"
import { TextArea, type TextAreaRootProps } from "./index.ts"

const meta = {
  title: "Kit/Text area",
  component: TextArea.Root,
  subcomponents: { Control: TextArea.Control, Counter: TextArea.Counter, Status: TextArea.Status },
  args: { onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Message {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof TextArea.Root>

export default meta
type Story = StoryObj<typeof meta>

interface MessageProps extends TextAreaRootProps {
  readonly label?: string
  readonly error?: string
}

function Message({ label = "Meddelande till verkstaden", error, ...props }: MessageProps) {
  return (
    <Field.Root name="message" error={error} className={frame.field}>
      <Field.Label>{label}</Field.Label>
      <TextArea.Root {...props} />
      <Field.Error />
    </Field.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  args: { maxLength: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("Ring")
    expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("4 av 20 tecken")
    expect(canvas.getByRole("status")).toBeEmptyDOMElement()
    await userEvent.keyboard(" först")
    expect(canvas.getByRole("status")).toHaveTextContent("10 tecken kvar")
    expect(args.onValueChange).toHaveBeenLastCalledWith("Ring först", expect.objectContaining({ reason: "input" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox")
    expect(area.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: area })
    expect(area).toHaveFocus()
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: "Ring först." } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: "Ring först." } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Empty">
        <Message {...args} label="Tom" />
      </Case>
      <Case name="Full">
        <Message {...args} label="Full" maxLength={11} defaultValue="Ring först." />
      </Case>
      <Case name="Wrong">
        <Message {...args} label="Fel" error="Ange meddelande" />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Message {...args} label="Mörk" defaultValue="Ring först." />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultValue: "Vararengasrengaspaineanturijärjestelmänvaroitusvalo palaa koko ajan." },
}
