import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ChevronIcon } from "../icons/icons.tsx"
import { Disclosure, type DisclosureRootProps } from "./index.ts"

const meta = {
  title: "Kit/Disclosure",
  component: Disclosure.Root,
  args: { onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Question {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Disclosure.Root>

export default meta
type Story = StoryObj<typeof meta>

function Question({ title, ...props }: DisclosureRootProps) {
  return (
    <Disclosure.Root {...props} className={frame.card}>
      <Disclosure.Trigger className={frame.wide}>
        <strong>{title ?? "Vad kostar ett hjulskifte?"}</strong>
        <ChevronIcon />
      </Disclosure.Trigger>
      <Disclosure.Content>
        <p className={frame.prose}>
          För kunder i däckhotellet ingår två skiften om året. För andra kostar det 495 kronor, med{" "}
          <a href="#kontroll">kontroll av mönsterdjup</a>.
        </p>
      </Disclosure.Content>
    </Disclosure.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button")
    await userEvent.tab()
    expect(trigger).toHaveFocus()
    const link = canvas.getByRole("link")
    expect(link.checkVisibility()).toBe(false)

    await userEvent.keyboard("{Enter}")
    expect(trigger).toHaveAttribute("aria-expanded", "true")
    expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "trigger" }))
    await userEvent.tab()
    expect(link).toHaveFocus()

    await userEvent.tab({ shift: true })
    await userEvent.keyboard(" ")
    await waitFor(() => expect(link.checkVisibility()).toBe(false))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button")
    expect(trigger.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: trigger })
    expect(trigger).toHaveAttribute("aria-expanded", "true")
  },
}

export const Found: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const region = canvasElement.querySelector("[data-part=content]")
    expect(region).toHaveAttribute("hidden", "until-found")
    region?.dispatchEvent(new Event("beforematch", { bubbles: true }))
    await waitFor(() => expect(canvas.getByRole("link")).toBeVisible())
    expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "found" }))
  },
}

export const Rtl: Story = { args: { defaultOpen: true }, globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultOpen: true } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Closed">
        <Question {...args} />
      </Case>
      <Case name="Open">
        <Question {...args} defaultOpen title="Hur länge gäller garantin?" />
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    defaultOpen: true,
    title: "Miten toimin, jos rengashotellissa säilytettävät talvirenkaani eivät enää täytä lain vaatimuksia?",
  },
}
