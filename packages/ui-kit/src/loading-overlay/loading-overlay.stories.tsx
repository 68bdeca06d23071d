import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { LoadingOverlay, type LoadingOverlayRootProps } from "./index.ts"

const meta = {
  title: "Kit/Loading overlay",
  component: LoadingOverlay.Root,
  subcomponents: { Content: LoadingOverlay.Content, Veil: LoadingOverlay.Veil },
  args: { isBusy: false },
  render: (args) => (
    <StoryFrame>
      <Sending {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof LoadingOverlay.Root>

export default meta
type Story = StoryObj<typeof meta>

function Sending({ isBusy: isBusyAtFirst, ...props }: LoadingOverlayRootProps) {
  const [isBusy, setBusy] = useState(isBusyAtFirst)
  return (
    <>
      <Question {...props} isBusy={isBusy} onSend={() => setBusy(true)} />
      <button type="button" className={frame.button} onClick={() => setBusy(false)}>
        Svaret kommer
      </button>
    </>
  )
}

function Question({ onSend = () => {}, ...props }: LoadingOverlayRootProps & { readonly onSend?: () => void }) {
  return (
    <LoadingOverlay.Root {...props} className={frame.card}>
      <LoadingOverlay.Content>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSend()
          }}
        >
          <p className={frame.prose}>Vi skickar en kod till numret som slutar på 67.</p>
          <p>
            <button type="submit" className={frame.button}>
              Skicka kod
            </button>
          </p>
        </form>
      </LoadingOverlay.Content>
      <LoadingOverlay.Veil />
    </LoadingOverlay.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole("button", { name: "Skicka kod" })
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Ett ögonblick"))
    expect(send).not.toHaveFocus()
    expect(canvas.queryByRole("button", { name: "Skicka kod" })?.closest("[inert]")).not.toBeNull()

    await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Svaret kommer" })).toHaveFocus()
    await userEvent.keyboard(" ")
    expect(send.closest("[inert]")).toBeNull()
    expect(canvas.queryByRole("status")).toBeNull()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "Skicka kod" }) })
    await waitFor(() => expect(canvas.getByText(/Vi skickar/).closest("[inert]")).not.toBeNull())
  },
}

const waitUntilSaid: NonNullable<Story["play"]> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText("Ett ögonblick …").length).toBeGreaterThan(0))
}

export const Rtl: Story = { args: { isBusy: true }, globals: { dir: "rtl" }, play: waitUntilSaid }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { isBusy: true }, play: waitUntilSaid }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="At rest">
        <Question {...args} />
      </Case>
      <Case name="Busy for more than a moment">
        <Question {...args} isBusy sayAfterMs={0} />
      </Case>
      <Case name="On a dark surface">
        <Question {...args} data-theme="dark" isBusy sayAfterMs={0} />
      </Case>
    </StoryFrame>
  ),
  play: waitUntilSaid,
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    isBusy: true,
    labels: { busy: "Rengasvaihtoajanvarauksen vahvistusta lähetetään korjaamon järjestelmään, hetkinen …" },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("hetkinen"))
  },
}
