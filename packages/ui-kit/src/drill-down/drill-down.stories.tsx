import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ReactNode } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { Case, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Drawer } from "../drawer/index.ts"
import { ChevronIcon, CloseIcon, MenuIcon } from "../icons/icons.tsx"
import css from "./drill-down.stories.module.css"
import { DrillDown, type DrillDownRootProps } from "./index.ts"

interface Page {
  readonly title: string
  readonly pages?: readonly Page[]
}

interface Args extends DrillDownRootProps {
  readonly pages: readonly Page[]
}

const NORRVIK: readonly Page[] = [
  {
    title: "Bilar",
    pages: [
      { title: "Nya bilar", pages: [{ title: "Volvo" }, { title: "Polestar" }, { title: "Kia" }] },
      { title: "Begagnade bilar", pages: [{ title: "Elbilar" }, { title: "Kombi" }, { title: "Under 100 000 kr" }] },
      { title: "Transportbilar" },
    ],
  },
  { title: "Verkstad", pages: [{ title: "Service" }, { title: "Däckhotell" }, { title: "Skador och lack" }] },
  { title: "Finansiering" },
  { title: "Om Norrvik" },
]

const meta = {
  title: "Kit/Drill-down",
  component: DrillDown.Root,
  tags: ["phone"],
  args: { pages: NORRVIK, onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Menu {...args} />
    </StoryFrame>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function Menu({ pages, ...props }: Args) {
  return (
    <DrillDown.Root aria-label="Huvudmeny" {...props} className={css.phone}>
      <DrillDown.List>{pages.map((page) => renderPage(page, "Huvudmeny"))}</DrillDown.List>
    </DrillDown.Root>
  )
}

function renderPage({ title, pages }: Page, above: string): ReactNode {
  return (
    <DrillDown.Item key={title}>
      {pages ? (
        <DrillDown.Branch value={title}>
          <DrillDown.Trigger>
            {title}
            <ChevronIcon />
          </DrillDown.Trigger>
          <DrillDown.Panel>
            <DrillDown.Back>
              <ChevronIcon />
              {above}
            </DrillDown.Back>
            <DrillDown.Heading>{title}</DrillDown.Heading>
            <DrillDown.List>{pages.map((page) => renderPage(page, title))}</DrillDown.List>
          </DrillDown.Panel>
        </DrillDown.Branch>
      ) : (
        <DrillDown.Link href={`#${title}`} {...(title === "Kombi" && { current: "page" })}>
          {title}
        </DrillDown.Link>
      )}
    </DrillDown.Item>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const cars = canvas.getByText("Bilar", { selector: "summary" })
    await userEvent.tab()
    expect(cars).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}")
    expect(canvas.getByRole("heading", { name: "Bilar" })).toHaveFocus()
    expect(cars).not.toBeVisible()

    const used = canvas.getByText("Begagnade bilar", { selector: "summary" })
    used.focus()
    await userEvent.keyboard("{ArrowRight}")
    expect(canvas.getByRole("heading", { name: "Begagnade bilar" })).toHaveFocus()
    expect(canvas.queryByRole("link", { name: "Transportbilar" })).toBeNull()

    await userEvent.keyboard("{ArrowLeft}")
    expect(used).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(cars).toHaveFocus())
    expect(canvas.getByRole("link", { name: "Om Norrvik" })).toBeVisible()
  },
}

export const Touch: Story = {
  tags: ["touch"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByText("Verkstad", { selector: "summary" }) })
    expect(canvas.getByRole("link", { name: "Däckhotell" })).toBeVisible()
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "Huvudmeny" }) })
    expect(canvas.getByRole("link", { name: "Finansiering" })).toBeVisible()
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByText("Verkstad", { selector: "summary" }) })
  },
}

export const InDrawer: Story = {
  render: ({ pages }) => (
    <StoryFrame isBare>
      <Drawer.Root defaultOpen>
        <Drawer.Trigger aria-label="Öppna menyn">
          <MenuIcon />
        </Drawer.Trigger>
        <Drawer.Content>
          <Drawer.Title>Meny</Drawer.Title>
          <DrillDown.Root aria-label="Huvudmeny">
            <DrillDown.List>{pages.map((page) => renderPage(page, "Huvudmeny"))}</DrillDown.List>
          </DrillDown.Root>
          <Drawer.Close>
            <CloseIcon />
          </Drawer.Close>
        </Drawer.Content>
      </Drawer.Root>
    </StoryFrame>
  ),
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { value: ["Bilar"] } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { value: ["Bilar", "Begagnade bilar"] } }

export const AllStates: Story = {
  tags: ["!phone"],
  render: (args) => (
    <StoryFrame>
      <div className={css.cases}>
        {[[], ["Bilar"], ["Bilar", "Begagnade bilar"]].map((path) => (
          <Case key={path.length} name={`Level ${path.length + 1}`}>
            <Menu {...args} aria-label={`Meny ${path.length + 1}`} value={path} />
          </Case>
        ))}
      </div>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  globals: { locale: "fi" },
  args: {
    value: ["Korjaamo- ja määräaikaishuoltopalvelut"],
    pages: [
      {
        title: "Korjaamo- ja määräaikaishuoltopalvelut",
        pages: [
          { title: "Ilmastointilaitteen huolto ja desinfiointikäsittely" },
          { title: "Rengashotellisäilytys", pages: [{ title: "Talvirenkaat" }] },
          { title: "Kolarikorjaus- ja automaalauspalvelut vakuutusyhtiöille" },
        ],
      },
    ],
  },
}
