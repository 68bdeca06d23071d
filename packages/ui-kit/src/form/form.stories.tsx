import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Field } from "../field/index.ts"
import { Form, type FormRootProps } from "./index.ts"

const meta = {
  title: "Kit/Form",
  component: Form.Root,
  subcomponents: { Summary: Form.Summary },
  render: (args) => (
    <StoryFrame>
      <Booking {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Form.Root>

export default meta
type Story = StoryObj<typeof meta>

interface BookingProps extends FormRootProps {
  readonly button?: string
  readonly heading?: string
}

function Booking({ button = "Boka", heading, ...props }: BookingProps) {
  const [sent, setSent] = useState("")
  return (
    <Form.Root
      className={frame.field}
      data-sent={sent}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))))
      }}
      {...props}
    >
      <Form.Summary>{heading}</Form.Summary>
      <Field.Root name="name" required>
        <Field.Label>Namn</Field.Label>
        <Field.Control autoComplete="name" />
        <Field.Error />
      </Field.Root>
      <Field.Root name="email" required>
        <Field.Label>E-post</Field.Label>
        <Field.Description>Dit skickar vi kvittot.</Field.Description>
        <Field.Control type="email" autoComplete="email" />
        <Field.Error />
      </Field.Root>
      <p>
        <button type="submit" className={frame.button}>
          {button}
        </button>
      </p>
    </Form.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    expect(canvas.getByRole("group", { name: "Det här behöver rättas" })).toHaveFocus()
    await userEvent.tab()
    expect(canvas.getByRole("link", { name: "Namn: Fyll i det här fältet." })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    expect(canvas.getByRole("textbox", { name: "Namn" })).toHaveFocus()

    await userEvent.keyboard("Ann Ek")
    await userEvent.tab()
    await userEvent.keyboard("ann@exempel.se{Enter}")
    expect(canvasElement.querySelector("form")?.dataset.sent).toContain("ann@exempel.se")
    expect(canvas.queryByRole("group")).toBeNull()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") })
    const link = canvas.getByRole("link", { name: /^E-post/ })
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await userEvent.pointer({ keys: "[TouchA]", target: link })
    expect(canvas.getByRole("textbox", { name: "E-post" })).toHaveFocus()
  },
}

const send: NonNullable<Story["play"]> = ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button"))

export const Rtl: Story = { globals: { dir: "rtl" }, play: send }

export const ForcedColors: Story = { tags: ["forced-colors"], play: send }

export const ServerErrors: Story = {
  args: { errors: { email: "Adressen finns redan.", "": "Bokningen kunde inte sparas." } },
}

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="At rest">
        <Booking {...args} />
      </Case>
      <Case name="What the server said">
        <Booking
          {...args}
          heading="Servern säger"
          errors={{ email: "Adressen finns redan.", "": "Bokningen kunde inte sparas." }}
        />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Booking {...args} heading="På mörk yta" errors={{ name: "Namnet är för långt." }} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    errors: {
      email: "Sähköpostiosoitteeseen etunimi.sukunimi@huoltovarauspalvelu.fi on jo liitetty toinen huoltovaraus.",
    },
  },
  render: (args) => (
    <StoryFrame>
      <Booking {...args} button="Vahvista rengasvaihtoajanvaraus" />
    </StoryFrame>
  ),
  play: send,
}
