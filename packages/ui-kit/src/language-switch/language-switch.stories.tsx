import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { GlobeIcon } from "../icons/icons.tsx"
import { LanguageSwitch, type LanguageSwitchRootProps } from "./index.ts"
import css from "./language-switch.stories.module.css"

const LANGUAGES = [
  { code: "sv", name: "Svenska", href: "#sv" },
  { code: "nb", name: "Norsk bokmål", href: "#nb" },
  { code: "en", name: "English", href: "#en" },
  { code: "fi", name: "Suomi", href: "#fi" },
  { code: "sk", name: "Slovenčina", href: "#sk" },
]

const meta = {
  title: "Kit/Language switch",
  component: LanguageSwitch.Root,
  args: { languages: LANGUAGES, locales: ["sv", "nb", "en", "fi", "sk"], current: "sv", onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Switch {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof LanguageSwitch.Root>

export default meta
type Story = StoryObj<typeof meta>

function Switch(props: LanguageSwitchRootProps) {
  return (
    <div className={css.room}>
      <LanguageSwitch.Root {...props}>
        <LanguageSwitch.Trigger>
          <GlobeIcon />
        </LanguageSwitch.Trigger>
        <LanguageSwitch.List />
      </LanguageSwitch.Root>
    </div>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByLabelText("Språk: Svenska")
    await userEvent.tab()
    expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    expect(canvas.getByRole("link", { name: "English" })).toBeVisible()
    expect(canvas.getByRole("link", { name: "Svenska" })).toHaveAttribute("aria-current", "true")

    canvas.getByRole("link", { name: "English" }).focus()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.getByText("English")).not.toBeVisible())
    expect(trigger).toHaveFocus()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByLabelText("Språk: Svenska")
    await userEvent.pointer({ keys: "[TouchA]", target: trigger })
    await waitFor(() => expect(canvas.getByRole("link", { name: "Suomi" })).toBeVisible())
    await userEvent.pointer({ keys: "[TouchA]", target: canvasElement })
    await waitFor(() => expect(canvas.getByText("Suomi")).not.toBeVisible())
    await userEvent.pointer({ keys: "[TouchA]", target: trigger })
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { open: true } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { open: true } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <div className={css.cases}>
        <Case name="Closed">
          <Switch {...args} />
        </Case>
        <Case name="Open">
          <Switch {...args} open locales={["sv", "en", "fi"]} />
        </Case>
        <Case name="Open on a dark surface, at the end">
          <div className={`${frame.card} ${css.end}`} data-theme="dark">
            <Switch {...args} open align="end" locales={["sv", "en", "fi"]} />
          </div>
        </Case>
      </div>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    open: true,
    current: "fi",
    languages: [
      { code: "fi", name: "Suomi (ensisijainen asiointikieli)", href: "#fi" },
      { code: "sv", name: "Svenska (andra inhemska språket)", href: "#sv" },
    ],
  },
}
