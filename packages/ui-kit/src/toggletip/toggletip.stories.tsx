import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { InfoIcon } from "../icons/icons.tsx"
import { Toggletip, type ToggletipRootProps } from "./index.ts"
import css from "./toggletip.stories.module.css"

const meta = {
  title: "Kit/Toggletip",
  component: Toggletip.Root,
  args: { onOpenChange: fn(), labels: { trigger: "Om priset" } },
  render: (args) => (
    <StoryFrame>
      <Price {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Toggletip.Root>

export default meta
type Story = StoryObj<typeof meta>

const NOTE = "Priset gäller bilen som den står, med vinterhjul och nyservad."

function Price({ children, title, ...props }: ToggletipRootProps) {
  return (
    <p className={css.price}>
      {title ?? "249 900 kr"}
      <Toggletip.Root {...props}>
        <Toggletip.Trigger>
          <InfoIcon />
        </Toggletip.Trigger>
        <Toggletip.Content>
          {children ?? (
            <>
              {NOTE} <a href="#villkor">Villkor</a>
            </>
          )}
        </Toggletip.Content>
      </Toggletip.Root>
    </p>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Om priset" })
    const note = canvas.getByText(NOTE, { exact: false })
    await userEvent.tab()
    expect(trigger).toHaveFocus()
    expect(note).not.toBeVisible()

    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(note).toBeVisible())
    expect(canvas.getByRole("status")).toContainElement(note)
    expect(trigger).toHaveAttribute("aria-expanded", "true")
    await userEvent.tab()
    expect(canvas.getByRole("link", { name: "Villkor" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(note).not.toBeVisible())
    expect(trigger).toHaveFocus()

    await userEvent.keyboard(" ")
    await waitFor(() => expect(note).toBeVisible())
    await userEvent.tab({ shift: true })
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(note).not.toBeVisible())
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const note = canvas.getByText(NOTE, { exact: false })
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") })
    await waitFor(() => expect(note).toBeVisible())
    await userEvent.pointer({ keys: "[TouchA]", target: canvasElement })
    await waitFor(() => expect(note).not.toBeVisible())
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") })
    await waitFor(() => expect(note).toBeVisible())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { open: true, side: "end" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { open: true, side: "end" } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Closed">
        <Price {...args} />
      </Case>
      <Case name="Open, above">
        <div className={css.room}>
          <Price {...args} open />
        </div>
      </Case>
      <Case name="Open, after">
        <Price {...args} open side="end">
          Däcken är från 2019 och bör bytas inom ett år.
        </Price>
      </Case>
      <Case name="Open on a dark surface">
        <div className={frame.card} data-theme="dark">
          <Price {...args} open side="end">
            Månadskostnaden är räknad på 36 månader.
          </Price>
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    open: true,
    side: "bottom",
    title: "Kuukausierä 389 €",
    children:
      "Rengashotellissamme säilytettävien talvirenkaiden kulutuspinnan syvyys mitataan jokaisen vaihdon yhteydessä; " +
      "kuukausierään sisältyvät määräaikaishuollot, tiepalveluvakuutus ja katsastustarkastukset.",
  },
}
