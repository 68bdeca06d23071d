import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Slider } from "../slider/index.ts"
import { NumberField, type NumberFieldRootProps } from "./index.ts"

const meta = {
  title: "Kit/Number field",
  component: NumberField.Root,
  subcomponents: {
    Label: NumberField.Label,
    Group: NumberField.Group,
    Input: NumberField.Input,
    Increase: NumberField.Increase,
    Decrease: NumberField.Decrease,
  },
  args: { min: 0, max: 500_000, step: 1000, defaultValue: 50_000, name: "deposit", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Deposit {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof NumberField.Root>

export default meta
type Story = StoryObj<typeof meta>

function Deposit({ label = "Kontantinsats", ...props }: NumberFieldRootProps & { readonly label?: string }) {
  return (
    <NumberField.Root {...props}>
      <NumberField.Label>{label}</NumberField.Label>
      <NumberField.Group />
    </NumberField.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Kontantinsats" })
    await userEvent.tab()
    expect(field).toHaveFocus()
    await userEvent.keyboard("{ArrowUp}{PageUp}")
    await waitFor(() => expect(field).toHaveAttribute("aria-valuenow", "61000"))
    await userEvent.clear(field)
    await userEvent.keyboard("0900 000{Enter}")
    await waitFor(() => expect(field).toHaveAttribute("aria-valuenow", "500000"))
    expect(field).not.toHaveFocus()
    expect(args.onValueChange).toHaveBeenLastCalledWith(500_000, expect.objectContaining({ reason: "typed" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Öka" })
    expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: more })
    await waitFor(() => expect(canvas.getByRole("spinbutton")).toHaveAttribute("aria-valuenow", "51000"))
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const WithSlider: Story = {
  render: () => (
    <StoryFrame>
      <div className={frame.field}>
        <Fee />
      </div>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const typed = canvas.getByRole("spinbutton")
    await userEvent.clear(typed)
    await userEvent.type(typed, "595{Enter}")
    const slider = canvas.getByRole("slider")
    await waitFor(() => expect(slider).toHaveValue("595"))
    slider.focus()
    await userEvent.keyboard("{ArrowRight}")
    await waitFor(() => expect(typed).toHaveValue("596"))
  },
}

function Fee() {
  const [fee, setFee] = useState<number | null>(495)
  return (
    <>
      <Slider.Root min={0} max={2000} value={fee ?? 0} onValueChange={setFee} formatValue={(value) => `${value} kr`}>
        <Slider.Label>Uppläggningsavgift</Slider.Label>
        <Slider.Value />
        <Slider.Track />
      </Slider.Root>
      <NumberField.Root min={0} max={2000} value={fee} onValueChange={setFee}>
        <NumberField.Label>Avgift i kronor</NumberField.Label>
        <NumberField.Group>
          <NumberField.Input />
        </NumberField.Group>
      </NumberField.Root>
    </>
  )
}

export const Signed: Story = {
  args: { min: -100_000, max: 100_000, step: 0.25, defaultValue: -250, name: "adjustment" },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Deposit {...args} label="Justering" />
      </div>
    </StoryFrame>
  ),
}

export const Money: Story = {
  globals: { locale: "en" },
  args: { max: 100_000, currency: "GBP", decimals: 2, defaultValue: null },
}

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      {[
        ["A number", {}],
        ["None", { defaultValue: null }],
        ["The least", { defaultValue: 0 }],
        ["Disabled", { disabled: true }],
        ["With a currency", { currency: "SEK" }],
        ["With a unit", { unit: "percent", max: 20, step: 0.05, defaultValue: 4.95 }],
      ].map(([name, props]) => (
        <Case key={String(name)} name={String(name)}>
          <div className={frame.field}>
            <Deposit {...args} label={String(name)} {...(props as object)} />
          </div>
        </Case>
      ))}
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Deposit {...args} label="Mörk" />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { max: 1e12, defaultValue: 123_456_789_012 },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Deposit {...args} label="Käsirahaksi luettava vaihtoauton hyvityshinta" />
      </div>
    </StoryFrame>
  ),
}
