import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { LiveList } from "../../test/live-list.tsx"
import { listView, wholeList } from "../../test/stock-list.ts"
import { createStorySite } from "../../test/story.tsx"
import type { CarListView } from "./car-list.select.ts"

interface Args {
  readonly begin: (site: ReturnType<typeof createStorySite>) => CarListView
  readonly onSearch: (keyphrase: string) => void
  readonly compares?: readonly string[]
}

const meta = {
  title: "Blocks/Car list/States",
  args: { begin: wholeList, onSearch: fn() },
  render: (args, { globals }) => (
    <LiveList {...args} site={createStorySite({ site: globals.site, locale: globals.locale })} />
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** Shows the list with the filters hidden. The cards use the free space. */
export const Closed: Story = {
  args: { begin: listView },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Dölj filter/ }))
    expect(canvas.queryByRole("region", { name: "Filter" })).toBeNull()
  },
}

export const FurtherDown: Story = {
  args: {
    begin: (site) =>
      listView(site, {
        offset: 96,
        progress: site.text("stock.progress", { first: "97", shown: "{shown}", total: "{total}" }),
        previous: "#page-2",
      }),
  },
}

export const Filters: Story = { args: { begin: listView } }

export const Drawer: Story = {
  tags: ["touch", "phone"],
  args: { begin: listView },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Visa filter/ }))
    const drawer = within(await canvas.findByRole("dialog", { name: "Filter" }))
    expect(drawer.getByRole("button", { name: /^Visa träffar/ })).toBeVisible()
  },
}

export const Compared: Story = {
  args: { compares: ["41281", "41283"] },
  play: async ({ canvas, userEvent }) => {
    expect(await canvas.findByRole("button", { name: "Jämför (2)" })).toBeVisible()
    await userEvent.click(canvas.getByRole("checkbox", { name: "Jämför Volvo V60" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Jämför (3)" })).toBeVisible())
  },
}

export const Comparison: Story = {
  args: { compares: ["41280", "41281"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Jämför (2)" }))
    const table = within(await screen.findByRole("dialog", { name: "Jämförelse" }))
    await waitFor(() => expect(table.getByRole("columnheader", { name: /Kia EV6/ })).toBeVisible())
  },
}

/** Shows that more cars are added to the end of the list and that the focus moves to the first of them. */
export const More: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("link", { name: "Visa fler" })
    more.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("link", { name: "Mazda MX-5" })).toHaveFocus())
  },
}

/**
 * Shows a list without matching cars. For each active filter, it shows how many cars would match without that filter.
 */
export const Empty: Story = {
  args: {
    begin: (site) => listView(site, { state: "empty", shown: 0, total: 0, count: "", submitCount: "0", next: null }),
  },
  play: async ({ canvas }) => {
    for (const way of await canvas.findAllByText(/^Utan .*: /))
      expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** Shows twenty-four placeholders of the same size as the cards. */
export const Loading: Story = { args: { begin: (site) => wholeList(site, { state: "loading" }) } }

export const Failed: Story = { args: { begin: (site) => listView(site, { state: "failed", shown: 0 }) } }

export const Beyond: Story = { args: { begin: (site) => wholeList(site, { state: "beyond", shown: 0 }) } }

export const Rullo: Story = { args: { begin: listView }, globals: { site: "se-used" } }

export const Finnish: Story = { tags: ["phone"], globals: { site: "fi-used", locale: "fi" }, args: { begin: listView } }

export const British: Story = {
  globals: { site: "uk-automotive", locale: "en" },
  args: { begin: listView },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { begin: listView } }

export const ForcedColors: Story = {
  tags: ["forced-colors"],
  args: { begin: listView, compares: ["41281"] },
}
