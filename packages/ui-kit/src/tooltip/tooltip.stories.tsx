import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Dialog } from "../dialog/index.ts"
import { CloseIcon, CopyIcon, GlobeIcon, InfoIcon, MailIcon } from "../icons/icons.tsx"
import { Tooltip, type TooltipRootProps } from "./index.ts"
import css from "./tooltip.stories.module.css"

const meta = {
  title: "Kit/Tooltip",
  component: Tooltip.Root,
  args: { onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Described {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Tooltip.Root>

export default meta
type Story = StoryObj<typeof meta>

const WORDS = "Räntan är rörlig och gäller i dag. Den effektiva räntan räknas på 36 månader."

function Described({ children = WORDS, ...props }: TooltipRootProps) {
  return (
    <p className={css.line}>
      <span>Ränta 6,95 %</span>
      <Tooltip.Root {...props}>
        <Tooltip.Trigger aria-label="Om räntan">
          <InfoIcon />
        </Tooltip.Trigger>
        <Tooltip.Content>{children}</Tooltip.Content>
      </Tooltip.Root>
    </p>
  )
}

const TOOLS = [
  ["Kopiera länk", "Länken leder hit, med dina val.", <CopyIcon key="copy" />],
  ["Mejla", "Vi skickar bilen till din inkorg.", <MailIcon key="mail" />],
  ["Byt språk", "Sidan finns på svenska och engelska.", <GlobeIcon key="globe" />],
] as const

/** Renders a group of tools. After the first tooltip has been shown, the others appear without a delay. */
function Tools({ openDelayMs, ...props }: TooltipRootProps) {
  return (
    <Tooltip.Group {...(openDelayMs !== undefined && { openDelayMs })}>
      <p className={css.line}>
        {TOOLS.map(([name, words, icon]) => (
          <Tooltip.Root key={name} {...props}>
            <Tooltip.Trigger aria-label={name}>{icon}</Tooltip.Trigger>
            <Tooltip.Content>{words}</Tooltip.Content>
          </Tooltip.Root>
        ))}
      </p>
    </Tooltip.Group>
  )
}

export const Basic: Story = {}

/**
 * Verifies that Tab shows the tooltip, that Escape hides it and keeps the focus, that returning the focus shows it
 * again, and that pressing the control hides it.
 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Om räntan" })
    const words = canvas.getByText(WORDS)
    expect(trigger).toHaveAccessibleDescription(WORDS)

    await userEvent.tab()
    expect(trigger).toHaveFocus()
    await waitFor(() => expect(words).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(words).not.toBeVisible())
    expect(trigger).toHaveFocus()

    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(words).toBeVisible())
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(words).not.toBeVisible())
  },
}

/** A toolbar with several controls that have tooltips. */
export const Toolbar: Story = {
  render: (args) => (
    <StoryFrame>
      <Tools {...args} />
    </StoryFrame>
  ),
}

/**
 * A tooltip that appears when the pointer rests on its control, and remains while the pointer is on the tooltip. In a
 * group, the next tooltip appears immediately.
 */
export const Pointer: Story = {
  args: { openDelayMs: 1500 },
  render: (args) => (
    <StoryFrame>
      <Tools {...args} />
    </StoryFrame>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = [canvas.getByText(TOOLS[0][1]), canvas.getByText(TOOLS[1][1])]
    await userEvent.hover(canvas.getByRole("button", { name: TOOLS[0][0] }))
    expect(first).not.toBeVisible()
    await waitFor(() => expect(first).toBeVisible())
    await userEvent.hover(first)
    expect(first).toBeVisible()

    await userEvent.hover(canvas.getByRole("button", { name: TOOLS[1][0] }))
    await waitFor(() => expect(second).toBeVisible(), { timeout: args.openDelayMs ?? 0 })
    await waitFor(() => expect(first).not.toBeVisible())
  },
}

/** A tooltip over an open dialog. Escape closes the tooltip first. */
export const InDialog: Story = {
  render: (args) => (
    <StoryFrame>
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Close>
            <CloseIcon />
          </Dialog.Close>
          <Dialog.Title>Finansiering</Dialog.Title>
          <Described {...args} />
        </Dialog.Content>
      </Dialog.Root>
    </StoryFrame>
  ),
}

/** A tooltip on a touch screen, where a tap does not open it. Essential text belongs in a toggletip instead. */
export const Touch: Story = { tags: ["touch", "phone"], args: { openDelayMs: 0 } }

/** A right-to-left tooltip, where `side="end"` is the left side. */
export const Rtl: Story = { globals: { dir: "rtl" }, args: { open: true, side: "end" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { open: true, side: "end" } }

/**
 * All states of the tooltip: on every side, with the maximum of 288 characters, and in a corner where it moves to
 * another side.
 */
export const AllStates: Story = {
  args: { open: true },
  render: (args) => (
    <StoryFrame>
      <Case name="Above, below">
        <div className={css.row}>
          <Described {...args}>Räntan är rörlig.</Described>
          <Described {...args} side="bottom">
            Räntan är rörlig.
          </Described>
        </div>
      </Case>
      <Case name="Before, after">
        <div className={css.row}>
          <Described {...args} side="end">
            Efter
          </Described>
          <div className={css.turned}>
            <Described {...args} side="start">
              Före
            </Described>
          </div>
        </div>
      </Case>
      <Case name="Cut at 288 characters">
        <div className={css.row}>
          <Described {...args} side="end">
            {`${WORDS} `.repeat(6)}
          </Described>
        </div>
      </Case>
      <Case name="On a dark surface">
        <div className={`${frame.card} ${css.row}`} data-theme="dark">
          <Described {...args} side="end">
            På mörk botten
          </Described>
        </div>
      </Case>
      <div className={css.corner}>
        <Described {...args} side="end">
          I hörnet finns ingen plats till höger.
        </Described>
      </div>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    open: true,
    side: "bottom",
    children:
      "Rahoitustarjouksen todellinen vuosikorko lasketaan kolmenkymmenenkuuden kuukauden maksuajalle, ja se sisältää " +
      "perustamiskustannukset, tilinhoitomaksut sekä rekisteröintimaksun. Lainansuojavakuutus ja " +
      "kausirengaspaketin säilytyskustannukset eivät sisälly kuukausierään. Lopullinen luottopäätös tehdään erikseen.",
  },
}
