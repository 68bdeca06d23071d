import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { CloseIcon } from "../icons/icons.tsx"
import { frame, StoryFrame } from "../story-frame/story-frame.tsx"
import { Dialog, type DialogRootProps } from "./index.ts"

const meta = {
  title: "Kit/Dialog",
  component: Dialog.Root,
  args: { onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <p className={frame.prose}>
        Bilen står på Hisingen. <a href="#bakom">Länken bakom</a> går inte att nå medan rutan är öppen.
      </p>
      <BookingDialog {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Dialog.Root>

export default meta
type Story = StoryObj<typeof meta>

function BookingDialog(props: DialogRootProps) {
  return (
    <Dialog.Root {...props}>
      <Dialog.Trigger className={frame.button}>Boka provkörning</Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Close>
          <CloseIcon />
        </Dialog.Close>
        <Dialog.Title>Provkör på torsdag</Dialog.Title>
        <div className={frame.prose}>
          <p>Vi håller bilen i en halvtimme efter den tid du väljer. Ta med körkortet.</p>
          <p className={frame.muted}>Vill du hellre ha den levererad hem? Ring, så ordnar vi det.</p>
          <p>
            <button type="button" className={frame.button}>
              Välj tid
            </button>
          </p>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}

export const Basic: Story = {}

/** Enter opens, the focus stays inside, Escape closes and gives it back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "Boka provkörning" })
    trigger.focus()
    await userEvent.keyboard("{Enter}")
    const dialog = canvas.getByRole("dialog", { name: "Provkör på torsdag" })
    await waitFor(() => expect(dialog).toBeVisible())
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(dialog.matches(":modal")).toBe(true)

    dialog.dispatchEvent(new Event("cancel", { cancelable: true }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    expect(trigger).toHaveFocus()
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }))
  },
}

/** A tap opens it as a sheet of the phone's width; a tap beside it closes it. */
export const Touch: Story = {
  tags: ["phone", "touch"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Boka provkörning" }))
    const dialog = canvas.getByRole("dialog")
    await waitFor(() => expect(dialog).toBeVisible())

    await userEvent.pointer({ keys: "[TouchA]", target: dialog, coords: { clientX: 2, clientY: 2 } })

    await waitFor(() => expect(dialog).not.toBeVisible())
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "outside-press" }))
  },
}

/** The cross stands where a line ends. */
export const Rtl: Story = { args: { defaultOpen: true }, globals: { dir: "rtl" } }

/** An edge takes the place of the shadow. */
export const ForcedColors: Story = { args: { defaultOpen: true }, tags: ["forced-colors"] }

/** Open, for looks and for axe. */
export const AllStates: Story = { args: { defaultOpen: true } }

/** Scrolls inside; the page behind stays where it is. */
export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultOpen: true },
  render: (args) => (
    <StoryFrame>
      <Dialog.Root {...args}>
        <Dialog.Trigger className={frame.button}>Läs villkoren</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Close>
            <CloseIcon />
          </Dialog.Close>
          <Dialog.Title>Rengassäilytyksen ja vaihtopalvelun yleiset toimitusehdot kuluttaja-asiakkaille</Dialog.Title>
          <div className={frame.prose}>
            {Array.from({ length: 12 }, (_, index) => (
              <p key={index.toString()}>
                {index + 1}. Renkaat säilytetään lukitussa ja lämmitetyssä tilassa, ja niiden kulutuspinnan syvyys
                mitataan jokaisen vaihdon yhteydessä. Asiakas saa mittaustuloksen sähköpostitse.
              </p>
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </StoryFrame>
  ),
}
