import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { CopyIcon, MailIcon } from "../icons/icons.tsx"
import { Menu, type MenuRootProps } from "./index.ts"

interface Args extends MenuRootProps {
  readonly button?: string
  readonly items?: readonly string[]
}

const meta = {
  title: "Kit/Menu",
  component: Menu.Root,
  subcomponents: { Content: Menu.Content, Item: Menu.Item, Link: Menu.Link },
  args: { onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Share {...args} />
    </StoryFrame>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const ITEMS = ["Kopiera länken", "Mejla bilen", "Skicka som sms", "Tipsa en vän"]

function Share({ button = "Dela bilen", items: [copy, mail, message, tip] = ITEMS, ...props }: Args) {
  return (
    <Menu.Root {...props}>
      <Menu.Trigger className={frame.button}>{button}</Menu.Trigger>
      <Menu.Content>
        <Menu.Item>
          <CopyIcon /> {copy}
        </Menu.Item>
        <Menu.Item>
          <MailIcon /> {mail}
        </Menu.Item>
        <Menu.Item isDisabled>{message}</Menu.Item>
        <Menu.Separator />
        <Menu.Link href="#tipsa">{tip}</Menu.Link>
      </Menu.Content>
    </Menu.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowDown}")
    const item = (name: string) => screen.getByRole("menuitem", { name })
    await waitFor(() => expect(item("Kopiera länken")).toHaveFocus())
    await userEvent.keyboard("{End}")
    await waitFor(() => expect(item("Tipsa en vän")).toHaveFocus())
    await userEvent.keyboard("{ArrowUp}")
    await waitFor(() => expect(item("Mejla bilen")).toHaveFocus())

    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole("button", { name: "Dela bilen" })).toHaveFocus())
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  args: { open: true },
  play: async () => {
    const items = await screen.findAllByRole("menuitem")
    for (const item of items) expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { open: true } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { open: true } }

export const AllStates: Story = { args: { open: true } }

const TOWNS =
  "Alingsås Borås Eskilstuna Falkenberg Gävle Göteborg Halmstad Härnösand Jönköping Kalmar Karlstad Kiruna Linköping Luleå Malmö Mora Norrköping Nyköping Skövde Sundsvall Trollhättan Uddevalla Umeå Varberg Växjö Ystad Åre Östersund".split(
    " ",
  )

export const Many: Story = {
  render: (args) => (
    <StoryFrame>
      <Menu.Root {...args}>
        <Menu.Trigger className={frame.button}>Hämta bilen i</Menu.Trigger>
        <Menu.Content>
          {TOWNS.map((town) => (
            <Menu.Item key={town}>{town}</Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    open: true,
    button: "Jaa ajoneuvo",
    items: [
      "Kopioi ajoneuvon linkki leikepöydälle",
      "Lähetä ajoneuvon tiedot sähköpostitse",
      "Lähetä tekstiviestinä",
      "Vinkkaa ajoneuvosta ystävälle",
    ],
  },
}
