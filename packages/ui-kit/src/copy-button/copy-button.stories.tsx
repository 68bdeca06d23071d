import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { listenTo } from "../../test/story-frame/listen-to.ts"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { CheckIcon, CopyIcon, WarningIcon } from "../icons/icons.tsx"
import { CopyButton, type CopyButtonRootProps } from "./index.ts"

const meta = {
  title: "Kit/Copy button",
  component: CopyButton.Root,
  args: { value: "010-123 45 67", write: async (): Promise<boolean> => true },
  render: (args) => (
    <StoryFrame>
      <Contact {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof CopyButton.Root>

export default meta
type Story = StoryObj<typeof meta>

function Contact(props: CopyButtonRootProps) {
  return (
    <p className={frame.row}>
      <a href="tel:+46101234567">010-123 45 67</a>
      <CopyButton.Root {...props}>
        <CopyButton.Trigger>
          <CopyIcon />
        </CopyButton.Trigger>
        <CopyButton.Status />
      </CopyButton.Root>
    </p>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  args: { copiedMs: 200 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button")
    await userEvent.tab()
    await userEvent.tab()
    expect(button).toHaveFocus()
    const said = listenTo(canvas.getByRole("status"))
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(said).toEqual(["", expect.stringContaining("Kopierat"), ""]))
    expect(button).toHaveFocus()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  args: { copiedMs: 600_000 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button")
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: button })
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Kopierat"))
  },
}

export const Rtl: Story = { ...Touch, tags: [], globals: { dir: "rtl" } }

export const ForcedColors: Story = { ...Touch, tags: ["forced-colors"] }

export const AllStates: Story = {
  args: { copiedMs: 600_000, failedMs: 600_000 },
  render: (args) => (
    <StoryFrame>
      <Case name="Idle">
        <Contact {...args} />
      </Case>
      <Case name="Copied">
        <CopyButton.Root {...args}>
          <CopyButton.Trigger data-testid="press">
            <CheckIcon />
          </CopyButton.Trigger>
          <CopyButton.Status />
        </CopyButton.Root>
      </Case>
      <Case name="Refused by the browser">
        <CopyButton.Root {...args} write={async () => false}>
          <CopyButton.Trigger data-testid="press">
            <WarningIcon />
          </CopyButton.Trigger>
          <CopyButton.Status />
        </CopyButton.Root>
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Contact {...args} />
        </div>
      </Case>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByTestId("press")) await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText("Det gick inte att kopiera")).toBeVisible())
  },
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    failedMs: 600_000,
    write: async (): Promise<boolean> => false,
    labels: { failed: "Kopiointi ei onnistunut: selaimen leikepöytäkäyttöoikeusasetukset estävät sen." },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    const status = canvas.getByRole("status")
    await waitFor(() => expect(status).toHaveTextContent("leikepöytä"))
    expect(status.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    expect(status.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  },
}
