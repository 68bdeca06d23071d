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

export const Toolbar: Story = {
  render: (args) => (
    <StoryFrame>
      <Tools {...args} />
    </StoryFrame>
  ),
}

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

export const Touch: Story = { tags: ["touch", "phone"], args: { openDelayMs: 0 } }

export const Rtl: Story = { globals: { dir: "rtl" }, args: { open: true, side: "end" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { open: true, side: "end" } }

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
