import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import { frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Disclosure } from "../disclosure/index.ts"
import { ChevronIcon, CloseIcon, MenuIcon } from "../icons/icons.tsx"
import css from "./drawer.stories.module.css"
import { Drawer, type DrawerContentProps, type DrawerRootProps } from "./index.ts"

const meta = {
  title: "Kit/Drawer",
  component: Drawer.Root,
  tags: ["phone"],
  render: (args) => <PhoneHeader {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const MENU = {
  Bilar: ["Nya bilar", "Begagnade bilar", "Elbilar", "Transportbilar"],
  Verkstad: ["Service", "Däckhotell", "Skador och lack"],
  Finansiering: [],
  "Om Norrvik": [],
}

interface Args extends DrawerRootProps, Pick<DrawerContentProps, "side"> {
  readonly menu?: Readonly<Record<string, readonly string[]>>
}

function PhoneHeader({ side, menu = MENU, ...props }: Args) {
  return (
    <StoryFrame isBare>
      <Drawer.Root {...props}>
        <header className={css.bar}>
          <span className={css.brand}>Norrvik</span>
          <Drawer.Trigger aria-label="Öppna menyn">
            <MenuIcon />
          </Drawer.Trigger>
        </header>
        <Drawer.Content {...(side ? { side } : undefined)}>
          <Drawer.Title className={css.title}>Meny</Drawer.Title>
          <nav aria-label="Huvudmeny">
            <ul className={css.menu}>
              {Object.entries(menu).map(([title, pages], index) => (
                <li key={title}>
                  {pages.length > 0 ? (
                    <Branch title={title} pages={pages} isOpen={index === 0} />
                  ) : (
                    <Page title={title} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <Drawer.Close>
            <CloseIcon />
          </Drawer.Close>
        </Drawer.Content>
      </Drawer.Root>
      <section className={frame.frame}>
        <h1>Vi tar hand om bilen. Hela vägen.</h1>
        <p className={frame.prose}>Under 1280 pixlar ligger menyn i en låda vid kanten.</p>
      </section>
    </StoryFrame>
  )
}

function Branch({
  title,
  pages,
  isOpen,
}: {
  readonly title: string
  readonly pages: readonly string[]
  readonly isOpen: boolean
}) {
  return (
    <Disclosure.Root defaultOpen={isOpen}>
      <Disclosure.Trigger className={css.trigger}>
        {title}
        <ChevronIcon />
      </Disclosure.Trigger>
      <Disclosure.Content>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <Page title={page} />
            </li>
          ))}
        </ul>
      </Disclosure.Content>
    </Disclosure.Root>
  )
}

function Page({ title }: { readonly title: string }) {
  return (
    <a className={css.link} href={`#${title}`}>
      {title}
    </a>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Öppna menyn" })
    trigger.focus()
    await userEvent.keyboard("{Enter}")
    const drawer = canvas.getByRole("dialog", { name: "Meny" })
    await waitFor(() => expect(drawer).toBeVisible())

    drawer.dispatchEvent(new Event("cancel", { cancelable: true }))
    await waitFor(() => expect(drawer).not.toBeVisible())
    expect(trigger).toHaveFocus()

    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(drawer).toBeVisible())
    await userEvent.click(within(drawer).getByRole("link", { name: "Finansiering" }))
    await waitFor(() => expect(drawer).not.toBeVisible())
  },
}

export const Touch: Story = {
  tags: ["touch"],
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const drawer = within(canvasElement).getByRole("dialog", { name: "Meny" })
    await waitFor(() => expect(drawer).toBeVisible())
    const beside = { bubbles: true, cancelable: true, clientX: 2, clientY: 200 }
    drawer.dispatchEvent(new PointerEvent("pointerdown", beside))
    drawer.dispatchEvent(new MouseEvent("click", beside))
    await waitFor(() => expect(drawer).not.toBeVisible())
  },
}

export const AllStates: Story = { args: { defaultOpen: true } }

export const Rtl: Story = { args: { defaultOpen: true }, globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultOpen: true } }

export const LongText: Story = {
  globals: { locale: "fi" },
  args: {
    defaultOpen: true,
    menu: {
      "Korjaamo- ja määräaikaishuoltopalvelut": [
        "Ilmastointilaitteen huolto ja desinfiointikäsittely",
        "Rengashotelli",
      ],
      Rahoitusvaihtoehdot: ["Yksityisleasingsopimuksen irtisanomisehdot"],
      Toimipisteet: [],
    },
  },
}

export const FromBelow: Story = {
  args: { defaultOpen: true },
  render: (args) => <PhoneHeader {...args} side="bottom" />,
}
