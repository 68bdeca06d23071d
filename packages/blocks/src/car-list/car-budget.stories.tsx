import { type Budget, formatBudget } from "@forecourt/api-clients/car-offers"
import { parseQuery } from "@forecourt/filters-machine"
import type { SiteContext } from "@forecourt/renderer"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { createStorySite } from "../../test/story.tsx"
import { getMarket } from "../stock/market.ts"
import { createBudgetFacet } from "./budget.select.ts"
import { CarBudget } from "./car-budget.tsx"
import { createCarListTexts } from "./car-list.select.ts"
import { BUDGET, LIST_FIELDS } from "./list-fields.ts"

interface Args {
  readonly begin: Budget | null
  readonly onBudget: (budget: Budget | null) => void
}

const meta = {
  title: "Blocks/Car list/Budget",
  args: { begin: null, onBudget: fn() },
  render: (args, { globals }) => (
    <Filter {...args} site={createStorySite({ site: globals.site, locale: globals.locale })} />
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

function Filter({ begin, onBudget, site }: Args & { readonly site: SiteContext }) {
  const [budget, setBudget] = useState(begin)
  const query = parseQuery(budget === null ? "" : `${BUDGET}=${formatBudget(budget)}`, LIST_FIELDS)
  const facet = createBudgetFacet(query, { market: getMarket(site.name), monthly: "loan", site })
  function change(to: Budget | null) {
    onBudget(to)
    setBudget(to)
  }
  return facet && <CarBudget facet={facet} texts={createCarListTexts(site).budget} setBudget={change} />
}

export const Basic: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kontantinsats" }), "80000")
    await expect(args.onBudget).not.toHaveBeenCalled()

    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Högst per månad" }), "3000")
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Avtalstid" }), "48")

    await expect(args.onBudget).toHaveBeenLastCalledWith({ months: 48, deposit: 80_000, monthly: 3000 })
  },
}

/** Removes the budget when the limit is removed. */
export const Removed: Story = {
  args: { begin: { months: 60, deposit: 50_000, monthly: 4000 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Högst per månad" }), "")

    await expect(args.onBudget).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole("combobox", { name: "Avtalstid" })).toHaveValue("60")
  },
}

/** Shows amounts in euros, as used in Slovakia. */
export const Slovak: Story = {
  args: { begin: { months: 84, deposit: 5000, monthly: 300 } },
  globals: { site: "sk-used", locale: "sk" },
}
