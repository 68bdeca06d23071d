import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Popover, type PopoverRootProps } from "./index.ts"

interface Args extends PopoverRootProps {
  readonly button?: string
  readonly title?: string
  readonly orders?: readonly string[]
}

const meta = {
  title: "Kit/Popover",
  component: Popover.Root,
  args: { onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Order {...args} />
    </StoryFrame>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const ORDERS = ["Lägst pris", "Högst pris", "Kortast körsträcka"]

function Order({ button = "Sortera", title = "Ordning", orders = ORDERS, ...props }: Args) {
  return (
    <div className={frame.row}>
      <Popover.Root {...props}>
        <Popover.Trigger className={frame.button}>{button}</Popover.Trigger>
        <Popover.Content>
          <Popover.Title>{title}</Popover.Title>
          {orders.map((order) => (
            <p key={order}>
              <label>
                <input type="radio" name={title} /> {order}
              </label>
            </p>
          ))}
          <Popover.Close />
        </Popover.Content>
      </Popover.Root>
      <a href="#lista">Till listan</a>
    </div>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    const content = canvas.getByRole("dialog", { name: "Ordning" })
    await waitFor(() => expect(content).toBeVisible())
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Lägst pris" })).toHaveFocus())

    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(content).not.toBeVisible())
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sortera" })).toHaveFocus())
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  args: { defaultOpen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: document.body })
    await waitFor(() => expect(canvas.getByRole("dialog", { hidden: true })).not.toBeVisible())
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "outside-press" }))
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { open: true, side: "end" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { open: true } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Open">
        <Order {...args} open title="Öppen" side="end" />
      </Case>
      <Case name="Closed">
        <Order {...args} title="Stängd" />
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    open: true,
    button: "Järjestä ajoneuvot",
    title: "Ajoneuvojen järjestys luettelossa",
    orders: ["Edullisin kuukausierä ensin", "Vähiten ajettu ajoneuvo ensin", "Uusin käyttöönottovuosi ensin"],
  },
}
