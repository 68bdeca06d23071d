import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Slider, type SliderRootProps } from "./index.ts"

const months = (value: number) => `${value} månader`
const kronor = (value: number) => `${new Intl.NumberFormat("sv-SE").format(value)} kr`

const meta = {
  title: "Kit/Slider",
  component: Slider.Root,
  subcomponents: { Label: Slider.Label, Value: Slider.Value, Track: Slider.Track },
  args: {
    min: 12,
    max: 72,
    step: 12,
    defaultValue: 36,
    name: "term",
    formatValue: months,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Term {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof Slider.Root>

export default meta
type Story = StoryObj<typeof meta>

function Term({ label = "Avbetalningstid", ...props }: SliderRootProps & { readonly label?: string }) {
  return (
    <Slider.Root {...props}>
      <Slider.Label>{label}</Slider.Label>
      <Slider.Value />
      <Slider.Track />
    </Slider.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("slider", { name: "Avbetalningstid" })
    await userEvent.tab()
    expect(field).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}")
    await waitFor(() => expect(field).toHaveValue("48"))
    await userEvent.keyboard("{End}")
    await waitFor(() => expect(field).toHaveAttribute("aria-valuetext", "72 månader"))
    await userEvent.keyboard("{ArrowDown}{Home}")
    await waitFor(() => expect(field).toHaveValue("12"))
    expect(args.onValueCommit).toHaveBeenLastCalledWith(12)
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const track = canvasElement.querySelector("[data-part=track]") as HTMLElement
    const { right, top, height } = track.getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({
      keys: "[TouchA]",
      target: track,
      coords: { clientX: right - 2, clientY: top + height / 2 },
    })
    await waitFor(() => expect(canvas.getByRole("slider")).toHaveValue("72"))
    expect(args.onValueChange).toHaveBeenCalledWith(72, expect.objectContaining({ reason: "drag" }))
  },
}

export const Rtl: Story = {
  globals: { dir: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(canvas.getByRole("slider")).toHaveValue("48"))
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      {[
        ["The least", { defaultValue: 12 }],
        ["In between", {}],
        ["The greatest", { defaultValue: 72 }],
        [
          "A last step that is shorter",
          { min: 5400, max: 98_700, step: 1000, defaultValue: 27_350, formatValue: kronor },
        ],
        ["Disabled", { disabled: true }],
      ].map(([name, props]) => (
        <Case key={String(name)} name={String(name)}>
          <div className={frame.field}>
            <Term {...args} label={String(name)} {...(props as object)} />
          </div>
        </Case>
      ))}
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Term {...args} label="Mörk" />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <Term
          {...args}
          label="Osamaksusopimuksen takaisinmaksuaika kuukausina"
          formatValue={(value) => `${value} kuukautta`}
        />
      </div>
    </StoryFrame>
  ),
}
