import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { RangeSlider, type RangeSliderRootProps } from "./index.ts"

const COUNTS = Array.from({ length: 25 }, (_, at) => Math.round(40 * Math.exp(-((at - 8) ** 2) / 30)))
const kronor = (value: number) => `${new Intl.NumberFormat("sv-SE").format(value)} kr`

const meta = {
  title: "Kit/Range slider",
  component: RangeSlider.Root,
  subcomponents: {
    Label: RangeSlider.Label,
    Value: RangeSlider.Value,
    Histogram: RangeSlider.Histogram,
    Track: RangeSlider.Track,
    Fields: RangeSlider.Fields,
  },
  args: {
    min: 0,
    max: 500_000,
    names: { from: "minPrice", to: "maxPrice" },
    formatValue: kronor,
    restMs: 300,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => (
    <StoryFrame>
      <form className={frame.field}>
        <Price {...args} />
      </form>
    </StoryFrame>
  ),
} satisfies Meta<typeof RangeSlider.Root>

export default meta
type Story = StoryObj<typeof meta>

function Price({ label = "Pris", ...props }: RangeSliderRootProps & { readonly label?: string }) {
  return (
    <RangeSlider.Root {...props}>
      <RangeSlider.Label>{label}</RangeSlider.Label>
      <RangeSlider.Value />
      <RangeSlider.Histogram counts={COUNTS} />
      <RangeSlider.Track />
      <RangeSlider.Fields />
    </RangeSlider.Root>
  )
}

export const Basic: Story = { args: { defaultValue: { from: 100_000, to: 300_000 } } }

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [from, to] = canvas.getAllByRole("slider")
    await userEvent.tab()
    expect(from).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}{PageUp}")
    await waitFor(() => expect(from).toHaveAttribute("aria-valuetext", kronor(55_000)))
    await userEvent.tab()
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(to).toHaveValue("495000"))
    await waitFor(() => expect(args.onValueCommit).toHaveBeenCalledWith({ from: 55_000, to: 495_000 }))
    await userEvent.tab()
    const field = canvas.getByRole("textbox", { name: "Från" })
    expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.keyboard("600 000{Enter}")
    expect(args.onValueCommit).toHaveBeenLastCalledWith({ from: 495_000, to: 495_000 })
    expect(field).toHaveValue("495000")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const track = canvasElement.querySelector("[data-part=track]") as HTMLElement
    const { left, width, top, height } = track.getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({
      keys: "[TouchA]",
      target: track,
      coords: { clientX: left + width * 0.2, clientY: top + height / 2 },
    })
    await waitFor(() => expect(canvas.getByRole("slider", { name: "Från" })).toHaveValue("100000"))
    expect(args.onValueCommit).toHaveBeenLastCalledWith({ from: 100_000, to: 500_000 })
  },
}

export const Rtl: Story = {
  args: { defaultValue: { from: 100_000, to: 300_000 } },
  globals: { dir: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(canvas.getByRole("slider", { name: "Från" })).toHaveValue("105000"))
  },
}

export const ForcedColors: Story = {
  tags: ["forced-colors"],
  args: { defaultValue: { from: 100_000, to: 300_000 } },
}

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      {[
        ["All of it: no filter", {}],
        ["A part of it", { defaultValue: { from: 100_000, to: 300_000 } }],
        ["Both at the greatest", { defaultValue: { from: 500_000, to: 500_000 } }],
        ["Few values", { min: 2018, max: 2026, defaultValue: { from: 2020, to: 2024 }, formatValue: String }],
        ["Disabled", { defaultValue: { from: 100_000, to: 300_000 }, disabled: true }],
      ].map(([name, props]) => (
        <Case key={String(name)} name={String(name)}>
          <div className={frame.field}>
            <Price {...args} label={String(name)} {...(props as object)} />
          </div>
        </Case>
      ))}
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Price {...args} label="Mörk" defaultValue={{ from: 100_000, to: 300_000 }} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultValue: { from: 100_000, to: 499_000 } },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Price {...args} label="Kokonaishinta toimituskuluineen ja veroineen" />
      </div>
    </StoryFrame>
  ),
}
