import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { AlertDialog, type AlertDialogRootProps } from "./index.ts"

interface Args extends AlertDialogRootProps {
  readonly title?: string
  readonly description?: string
  readonly action?: string
  readonly cancel?: string
}

const meta = {
  title: "Kit/Alert dialog",
  component: AlertDialog.Root,
  args: { onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Question {...args} />
    </StoryFrame>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function Question({
  title = "Ta bort alla bilar?",
  description = "De tre bilarna försvinner ur jämförelsen. Du hittar dem igen i listan.",
  action = "Ta bort",
  cancel = "Behåll",
  ...props
}: Args) {
  return (
    <AlertDialog.Root {...props}>
      <AlertDialog.Trigger className={frame.button}>Töm jämförelsen</AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{title}</AlertDialog.Title>
        <AlertDialog.Description>{description}</AlertDialog.Description>
        <div className={frame.row}>
          <AlertDialog.Action>{action}</AlertDialog.Action>
          <AlertDialog.Cancel>{cancel}</AlertDialog.Cancel>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "Töm jämförelsen" })
    trigger.focus()
    await userEvent.keyboard("{Enter}")
    const question = await screen.findByRole("alertdialog", { name: "Ta bort alla bilar?" })
    expect(screen.getByRole("button", { name: "Behåll" })).toHaveFocus()

    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(trigger).toHaveFocus()
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }))
  },
}

export const Touch: Story = {
  tags: ["phone", "touch"],
  args: { defaultOpen: true },
  play: async ({ userEvent, args }) => {
    const question = await screen.findByRole("alertdialog")
    await userEvent.pointer({ keys: "[TouchA]", target: document.querySelector("[data-part=backdrop]") ?? question })
    expect(question).toBeVisible()

    await userEvent.pointer({ keys: "[TouchA]", target: screen.getByRole("button", { name: "Ta bort" }) })
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "action" }))
  },
}

export const Rtl: Story = { args: { defaultOpen: true }, globals: { dir: "rtl" } }

export const ForcedColors: Story = { args: { defaultOpen: true }, tags: ["forced-colors"] }

export const AllStates: Story = { args: { defaultOpen: true } }

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    defaultOpen: true,
    title: "Poistetaanko kaikki vertailuun valitut käytetyt hyötyajoneuvot?",
    description: "Vertailuun valitut kolme ajoneuvoa poistetaan. Löydät ne uudelleen ajoneuvoluettelosta.",
    action: "Poista ajoneuvot vertailusta",
    cancel: "Säilytä vertailu sellaisenaan",
  },
}
