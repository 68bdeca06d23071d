import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { StatusRegion, type StatusUrgency } from "./index.ts"
import css from "./status-region.stories.module.css"

const meta = {
  title: "Kit/Status region",
  component: StatusRegion.Root,
  render: (args) => (
    <StoryFrame>
      <p className={frame.prose}>Det som sägs syns inte. Här visas det ändå, under knapparna.</p>
      <StatusRegion.Root {...args}>
        <div className={frame.row}>
          <Say message="12 bilar" />
          <Say message="Tiden är inte ledig längre" urgency="assertive" />
        </div>
        <StatusRegion.Messages className={css.seen} />
      </StatusRegion.Root>
    </StoryFrame>
  ),
} satisfies Meta<typeof StatusRegion.Root>

export default meta
type Story = StoryObj<typeof meta>

function Say({ message, urgency }: { readonly message: string; readonly urgency?: StatusUrgency }) {
  const announce = StatusRegion.useAnnounce()
  return (
    <button type="button" className={frame.button} onClick={() => announce(message, urgency)}>
      {message}
    </button>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const listMessages = () => [...canvas.getByRole("status").children].map(({ textContent }) => textContent)
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(listMessages()).toEqual(["12 bilar"]))
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(listMessages()).toEqual(["12 bilar", "12 bilar"]))
    expect(canvas.getByRole("button", { name: "12 bilar" })).toHaveFocus()
  },
}

export const AllStates: Story = {
  render: () => (
    <StoryFrame>
      <Case name="Polite">
        <Example message="12 bilar" />
      </Case>
      <Case name="Assertive">
        <Example message="Tiden är inte ledig längre" urgency="assertive" />
      </Case>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button")) await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText("Tiden är inte ledig längre", { selector: "p" })).toBeVisible())
  },
}

function Example({ message, urgency }: { readonly message: string; readonly urgency?: StatusUrgency }) {
  return (
    <StatusRegion.Root clearMs={600_000}>
      <Say message={message} {...(urgency ? { urgency } : undefined)} />
      <StatusRegion.Messages className={css.seen} />
    </StatusRegion.Root>
  )
}
