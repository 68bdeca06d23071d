import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ChevronIcon } from "../icons/icons.tsx"
import { Navigation, type NavigationRootProps } from "./index.ts"
import css from "./navigation.stories.module.css"

const meta = {
  title: "Kit/Navigation",
  // The bar is for wide windows: in narrow ones, and at twice the font size, the same pages are in a drawer.
  tags: ["bar"],
  component: Navigation.Root,
  args: { "aria-label": "Huvudmeny", onValueChange: fn() },
  render: (args) => <Header {...args} />,
} satisfies Meta<typeof Navigation.Root>

export default meta
type Story = StoryObj<typeof meta>

interface Page {
  readonly title: string
  readonly pages?: readonly Page[]
}

const MENU: readonly Page[] = [
  {
    title: "Bilar",
    pages: [
      { title: "Nya bilar", pages: [{ title: "Volvo" }, { title: "Polestar" }, { title: "Kia" }] },
      { title: "Begagnade bilar", pages: [{ title: "Kombi" }, { title: "Suv" }, { title: "Elbil" }] },
      { title: "Transportbilar", pages: [{ title: "Skåp" }, { title: "Pickup" }] },
    ],
  },
  {
    title: "Verkstad",
    pages: [{ title: "Service" }, { title: "Däckhotell" }, { title: "Skador och lack" }],
  },
  { title: "Finansiering" },
  { title: "Om Norrvik" },
]

function Header({ menu = MENU, ...props }: NavigationRootProps & { readonly menu?: readonly Page[] }) {
  return (
    <StoryFrame isBare>
      <header className={css.header}>
        <span className={css.brand}>Norrvik</span>
        <Navigation.Root {...props} className={css.nav}>
          <Navigation.List>
            {menu.map((page) => (
              <Item key={page.title} page={page} />
            ))}
          </Navigation.List>
        </Navigation.Root>
        <a href="#kontakt" className={frame.button}>
          Kontakt
        </a>
      </header>
      <section className={frame.frame}>
        <h1>Vi tar hand om bilen. Hela vägen.</h1>
        <p className={frame.prose}>Menyerna öppnas under pekaren, vid tangentbordets fokus och av sina knappar.</p>
      </section>
    </StoryFrame>
  )
}

function Item({ page: { title, pages = [] } }: { readonly page: Page }) {
  const panel = `panel-${title.replaceAll(" ", "-")}`
  return (
    <Navigation.Item value={title}>
      <Navigation.Link
        href={`#${title}`}
        {...(title === "Finansiering" ? { current: "page", className: css.current } : undefined)}
      >
        {title}
      </Navigation.Link>
      {pages.length > 0 ? (
        <>
          <Navigation.Toggle panel={panel} aria-label={`Visa sidor under ${title}`}>
            <ChevronIcon />
          </Navigation.Toggle>
          <Navigation.Panel id={panel}>
            <ul className={css.columns}>
              {pages.map((group) => (
                <li key={group.title} className={css.group}>
                  <PageLink page={group} />
                  {group.pages ? (
                    <ul>
                      {group.pages.map((leaf) => (
                        <li key={leaf.title}>
                          <PageLink page={leaf} />
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          </Navigation.Panel>
        </>
      ) : null}
    </Navigation.Item>
  )
}

function PageLink({ page }: { readonly page: Page }) {
  return (
    <a className={css.page} href={`#${page.title}`}>
      {page.title}
    </a>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const cars = canvas.getByRole("link", { name: "Bilar" })
    const toggle = canvas.getByRole("button", { name: "Visa sidor under Bilar" })
    await userEvent.tab()
    expect(cars).toHaveFocus()
    expect(toggle).toHaveAttribute("aria-expanded", "true")
    expect(args.onValueChange).toHaveBeenCalledWith("Bilar", expect.objectContaining({ reason: "focus" }))

    await userEvent.tab()
    await userEvent.tab()
    expect(canvas.getByRole("link", { name: "Nya bilar" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    expect(toggle).toHaveFocus()
    expect(toggle).toHaveAttribute("aria-expanded", "false")

    await userEvent.keyboard("{Enter}")
    expect(toggle).toHaveAttribute("aria-expanded", "true")
    await userEvent.keyboard("{End}")
    expect(canvas.getByRole("link", { name: "Om Norrvik" })).toHaveFocus()
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}")
    expect(canvas.getByRole("link", { name: "Verkstad" })).toHaveFocus()
    await userEvent.keyboard("{ArrowDown}")
    expect(canvas.getByRole("link", { name: "Service" })).toHaveFocus()
  },
}

export const Pointer: Story = {
  args: { closeDelayMs: 1000, pressGraceMs: 5000 },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: "Visa sidor under Verkstad" })
    await userEvent.hover(canvas.getByRole("link", { name: "Verkstad" }))
    expect(toggle).toHaveAttribute("aria-expanded", "true")
    await userEvent.click(toggle)
    expect(toggle).toHaveAttribute("aria-expanded", "true")

    toggle.blur()
    await userEvent.hover(canvas.getByRole("heading"))
    expect(toggle).toHaveAttribute("aria-expanded", "true")
    await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "false"))
  },
}

export const Touch: Story = {
  tags: ["touch", "wide"],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: "Visa sidor under Bilar" })
    await userEvent.pointer({ keys: "[TouchA]", target: toggle })
    expect(toggle).toHaveAttribute("aria-expanded", "true")
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("heading") })
    expect(toggle).toHaveAttribute("aria-expanded", "false")
  },
}

export const AllStates: Story = { args: { value: "Bilar" } }

export const Rtl: Story = { args: { value: "Bilar" }, globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { value: "Bilar" } }

export const LongText: Story = {
  globals: { locale: "fi" },
  render: (args) => (
    <Header
      {...args}
      value="Huoltopalvelut ja korjaamot"
      menu={[
        { title: "Vaihtoautot" },
        {
          title: "Huoltopalvelut ja korjaamot",
          pages: [
            {
              title: "Määräaikaishuolto",
              pages: [{ title: "Jarrunesteen vaihto" }, { title: "Ilmastointilaitteen huolto" }],
            },
            { title: "Rengashotelli ja renkaanvaihtopalvelut", pages: [{ title: "Talvirenkaiden säilytys" }] },
          ],
        },
        { title: "Rahoitusvaihtoehdot" },
      ]}
    />
  ),
}
