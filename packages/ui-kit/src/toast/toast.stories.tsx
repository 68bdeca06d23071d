import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Dialog } from "../dialog/index.ts"
import { Toast, useToasts } from "./index.ts"

interface Args {
  readonly title: string
  readonly description?: string
  readonly action?: string
  readonly otherWay: string
  readonly durationMs: number
  readonly sentBefore: number
}

const meta = {
  title: "Kit/Toast",
  component: Toast.Root,
  subcomponents: { Title: Toast.Title, Description: Toast.Description, Action: Toast.Action, Close: Toast.Close },
  args: {
    title: "Bilen är sparad",
    action: "Ångra",
    otherWay: "Öppna dina sparade bilar för att ångra",
    durationMs: 5000,
    sentBefore: 0,
  },
  render: (args) => <SavedCars {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function SavedCars({ title, description, action, otherWay, durationMs, sentBefore }: Args) {
  const { sent, send, remove } = useToasts<string>()
  const previous = Array.from({ length: sentBefore }, (_, index) => ({ id: -1 - index, content: title }))
  return (
    <StoryFrame>
      <Toast.Provider durationMs={durationMs}>
        <button type="button" className={frame.button} onClick={() => send(title)}>
          Spara bilen
        </button>
        {[...previous, ...sent].map(({ id, content }) => (
          <Toast.Root key={id} onOpenChange={(open) => open || remove(id)}>
            <Toast.Title>{content}</Toast.Title>
            {description && <Toast.Description>{description}</Toast.Description>}
            {action && <Toast.Action otherWay={otherWay}>{action}</Toast.Action>}
            <Toast.Close />
          </Toast.Root>
        ))}
        <Toast.Viewport />
      </Toast.Provider>
    </StoryFrame>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  args: { durationMs: Number.POSITIVE_INFINITY },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole("button", { name: "Spara bilen" })
    save.focus()
    await userEvent.keyboard("{Enter}")
    const undo = await screen.findByRole("button", { name: "Ångra" })
    expect(save).toHaveFocus()

    await userEvent.keyboard("{F8}")
    await userEvent.tab()
    await userEvent.tab()
    expect(undo).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(undo).not.toBeInTheDocument())
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  args: { sentBefore: 1, durationMs: Number.POSITIVE_INFINITY },
  play: async ({ userEvent }) => {
    const close = await screen.findByRole("button", { name: "Stäng" })
    expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: close })
    await waitFor(() => expect(close).not.toBeInTheDocument())
  },
}

export const Rtl: Story = {
  globals: { dir: "rtl" },
  args: { sentBefore: 1, durationMs: Number.POSITIVE_INFINITY },
}

export const ForcedColors: Story = {
  tags: ["forced-colors"],
  args: { sentBefore: 1, durationMs: Number.POSITIVE_INFINITY },
}

export const OverDialog: Story = {
  args: { sentBefore: 1, durationMs: Number.POSITIVE_INFINITY },
  render: (args) => (
    <>
      <SavedCars {...args} />
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Title>Jämför bilar</Dialog.Title>
          <button type="button" className={frame.button}>
            Lägg till
          </button>
        </Dialog.Content>
      </Dialog.Root>
    </>
  ),
}

export const AllStates: Story = {
  args: {
    sentBefore: 3,
    durationMs: Number.POSITIVE_INFINITY,
    description: "Du hittar den bland dina sparade bilar på den här enheten.",
  },
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    sentBefore: 1,
    durationMs: Number.POSITIVE_INFINITY,
    title: "Ajoneuvo on tallennettu vertailuluetteloosi",
    description: "Löydät sen tallennettujen ajoneuvojen luettelosta tällä laitteella.",
    action: "Peruuta tallennus",
    otherWay: "Avaa tallennetut ajoneuvot ja poista ajoneuvo luettelosta",
  },
}
