import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { CloseIcon } from "../icons/icons.tsx"
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
        <Dialog.Description>Vi håller bilen i en halvtimme efter den tid du väljer.</Dialog.Description>
        <div className={frame.prose}>
          <p>Ta med körkortet.</p>
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

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "Boka provkörning" })
    trigger.focus()
    await userEvent.keyboard("{Enter}")
    const dialog = await screen.findByRole("dialog", { name: "Provkör på torsdag" })
    await waitFor(() => expect(dialog).toBeVisible())
    expect(dialog).toHaveAccessibleDescription("Vi håller bilen i en halvtimme efter den tid du väljer.")
    expect(dialog.contains(document.activeElement)).toBe(true)

    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(trigger).toHaveFocus()
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }))
  },
}

export const Touch: Story = {
  tags: ["phone", "touch"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Boka provkörning" }))
    const dialog = await screen.findByRole("dialog")

    await waitFor(async () => {
      await userEvent.pointer({ keys: "[TouchA]", target: document.querySelector("[data-part=backdrop]") ?? dialog })
      expect(dialog).not.toBeInTheDocument()
    })

    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "outside-press" }))
  },
}

export const KeptOpen: Story = { render: () => <KeptOpenDialog /> }

function KeptOpenDialog() {
  const [refused, setRefused] = useState(0)
  return (
    <StoryFrame>
      <Dialog.Root
        defaultOpen
        onOpenChange={(open, { cancel }) => {
          if (open) return
          cancel()
          setRefused((count) => count + 1)
        }}
      >
        <Dialog.Trigger className={frame.button}>Betala</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Betalningen pågår</Dialog.Title>
          <div className={frame.prose}>
            <p>Stäng inte rutan förrän banken har svarat.</p>
            <p className={frame.muted}>
              Försök att stänga: <output>{refused}</output>
            </p>
            <p>
              <button type="button" className={frame.button}>
                Avbryt betalningen
              </button>
            </p>
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </StoryFrame>
  )
}

export const Nested: Story = { render: () => <BookingWithTerms /> }

function BookingWithTerms() {
  const [isOpen, setOpen] = useState(false)
  return (
    <StoryFrame>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger className={frame.button}>Boka provkörning</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Close>
            <CloseIcon />
          </Dialog.Close>
          <Dialog.Title>Provkör på torsdag</Dialog.Title>
          <Dialog.Root>
            <Dialog.Trigger className={frame.button}>Läs villkoren</Dialog.Trigger>
            <Dialog.Content>
              <Dialog.Close>
                <CloseIcon />
              </Dialog.Close>
              <Dialog.Title>Villkoren</Dialog.Title>
              <p className={frame.prose}>Du kör på egen självrisk, som är 6 000 kronor.</p>
              <button type="button" className={frame.button} onClick={() => setOpen(false)}>
                Avstå
              </button>
            </Dialog.Content>
          </Dialog.Root>
        </Dialog.Content>
      </Dialog.Root>
    </StoryFrame>
  )
}

export const Rtl: Story = { args: { defaultOpen: true }, globals: { dir: "rtl" } }

/** A dialog in forced colours. It has an outline, because shadows are not displayed in this mode. */
export const ForcedColors: Story = { args: { defaultOpen: true }, tags: ["forced-colors"] }

export const AllStates: Story = { args: { defaultOpen: true } }

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
