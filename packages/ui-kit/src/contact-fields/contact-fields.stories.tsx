import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ContactFields, type ContactFieldsRootProps } from "./index.ts"

const meta = {
  title: "Kit/Contact fields",
  component: ContactFields.Root,
  subcomponents: {
    Field: ContactFields.Field,
    Label: ContactFields.Label,
    Input: ContactFields.Input,
    Message: ContactFields.Message,
  },
  args: { onValuesChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Booking {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof ContactFields.Root>

export default meta
type Story = StoryObj<typeof meta>

const ANN = { firstName: "Ann", lastName: "Ek", phone: "0701234567", email: "ann@exempel.se" }

function Booking({ button = "Genomför bokning", ...props }: ContactFieldsRootProps & { readonly button?: string }) {
  const [sent, setSent] = useState("")
  return (
    <form
      className={frame.field}
      data-sent={sent}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))))
      }}
    >
      <ContactFields.Root {...props} />
      <p>
        <button type="submit" className={frame.button}>
          {button}
        </button>
      </p>
    </form>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = (name: RegExp) => canvas.getByRole("textbox", { name })
    await userEvent.tab()
    await userEvent.keyboard("Ann")
    await userEvent.tab()
    await userEvent.tab()
    expect(field(/Efternamn/)).toHaveAccessibleDescription("Ange ditt efternamn.")
    await userEvent.keyboard("+46 70-123 45 67")
    expect(field(/Mobilnummer/)).toHaveValue("+46701234567")
    await userEvent.tab()
    await userEvent.keyboard("ann{Enter}")
    await waitFor(() => expect(field(/Efternamn/)).toHaveFocus())
    expect(field(/E-post/)).toHaveAccessibleDescription(/^Ange en e-postadress/)

    await userEvent.keyboard("Ek")
    expect(field(/Efternamn/)).toBeValid()
    await userEvent.click(field(/E-post/))
    await userEvent.keyboard("@exempel.se{Enter}")
    expect(args.onValuesChange).toHaveBeenLastCalledWith(
      { firstName: "Ann", lastName: "Ek", phone: "+46701234567", email: "ann@exempel.se", comment: "" },
      expect.objectContaining({ isValid: true }),
    )
    expect(canvasElement.querySelector("form")?.dataset.sent).toContain("ann@exempel.se")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /Mobilnummer/ })
    expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: field })
    expect(field).toHaveFocus()
  },
}

const leaveAll: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  for (const field of canvas.getAllByRole("textbox")) {
    await userEvent.click(field)
    await userEvent.tab()
  }
}

export const Rtl: Story = { globals: { dir: "rtl" }, play: leaveAll }

export const ForcedColors: Story = { tags: ["forced-colors"], play: leaveAll }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Filled in">
        <div className={frame.field}>
          <ContactFields.Root {...args} defaultValues={{ ...ANN, comment: "Nyckeln ligger i brevlådan." }} />
        </div>
      </Case>
      <Case name="Left empty, or wrong">
        <div className={frame.field}>
          <ContactFields.Root {...args} defaultValues={{ phone: "0701", email: "ann@exempel" }} />
        </div>
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <ContactFields.Root {...args} defaultValues={{ firstName: "Ann", email: "ann" }} />
        </div>
      </Case>
    </StoryFrame>
  ),
  play: leaveAll,
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { labels: { comment: "Viesti korjaamolle, esimerkiksi avainten palautuskäytännöstä" } },
  render: (args) => (
    <StoryFrame>
      <Booking {...args} button="Vahvista rengasvaihtoajanvaraus" />
    </StoryFrame>
  ),
  play: leaveAll,
}
