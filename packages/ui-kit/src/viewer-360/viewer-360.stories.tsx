import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { PauseIcon, PlayIcon } from "../icons/icons.tsx"
import { Viewer360, type Viewer360RootProps } from "./index.ts"

const FRAMES = Array.from({ length: 36 }, (_, index) => {
  const frame = index + 1
  return `/-/media/artwork/turns/estate-fjord-${frame}.svg`
})

const meta = {
  title: "Kit/Viewer 360",
  component: Viewer360.Root,
  args: { frames: FRAMES, onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Estate {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Viewer360.Root>

export default meta
type Story = StoryObj<typeof meta>

function Estate(props: Viewer360RootProps) {
  return (
    <Viewer360.Root className={frame.field} {...props}>
      <Viewer360.Picture width="1500" height="1000" />
      <Viewer360.Toggle
        render={({ children, ...button }, { isRotating }) => (
          <button {...button}>
            {isRotating ? <PauseIcon /> : <PlayIcon />}
            {children as string}
          </button>
        )}
      />
    </Viewer360.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  globals: { motion: "full" },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole("slider", { name: "Bilen i 360 grader" })
    await userEvent.tab()
    expect(slider).toHaveFocus()
    // The keyboard focus has stopped it.
    expect(canvas.getByRole("button", { name: "Rotera automatiskt" })).toBeVisible()

    await userEvent.keyboard("{Home}{ArrowRight}")
    expect(slider).toHaveAttribute("aria-valuetext", "bild 2 av 36")
    await userEvent.keyboard("{PageUp}")
    expect(slider).toHaveAttribute("aria-valuetext", "bild 7 av 36")
    await userEvent.keyboard("{ArrowLeft}{PageDown}")
    expect(slider).toHaveAttribute("aria-valuetext", "bild 1 av 36")
    await userEvent.keyboard("{ArrowDown}{End}")
    expect(slider).toHaveAttribute("aria-valuetext", "bild 36 av 36")

    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(slider).not.toHaveAttribute("aria-valuetext", "bild 36 av 36"))
    await userEvent.keyboard(" ")
    expect(canvas.getByRole("button", { name: "Rotera automatiskt" })).toBeVisible()
  },
}

export const Touch: Story = { tags: ["touch", "phone"], args: { autoRotate: false } }

export const Rtl: Story = {
  globals: { dir: "rtl" },
  args: { autoRotate: false },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole("slider")
    slider.focus()
    await userEvent.keyboard("{ArrowLeft}")
    expect(slider).toHaveAttribute("aria-valuenow", "2")
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"], args: { autoRotate: false } }

export const AllStates: Story = {
  args: { frameMs: 3_600_000 },
  render: (args) => (
    <StoryFrame>
      <Case name="From its nose, on a dark surface">
        <div className={frame.card} data-theme="dark">
          <Estate {...args} defaultValue={6} />
        </div>
      </Case>
      <Case name="From its tail, not turning by itself">
        <Estate {...args} defaultValue={30} autoRotate={false} labels={{ label: "Bilen bakifrån" }} />
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { labels: { rotate: "Pyöritä ajoneuvoa automaattisesti ympäri ilman keskeytyksiä" } },
}
