import { type Near, parseQuery } from "@forecourt/filters-machine"
import type { SiteContext } from "@forecourt/renderer"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { SMALL_PLACES } from "../../test/small-stock.ts"
import { createStorySite } from "../../test/story.tsx"
import { getMarket } from "../stock/market.ts"
import { createCarListTexts } from "./car-list.select.ts"
import { CarsNear } from "./cars-near.tsx"
import { LIST_FIELDS } from "./list-fields.ts"
import { createNearFacet } from "./near.select.ts"

interface Args {
  readonly begin: Near | null
  readonly onNear: (near: Near | null) => void
}

const meta = {
  title: "Blocks/Car list/Near",
  args: { begin: null, onNear: fn() },
  render: (args, { globals }) => (
    <Filter {...args} site={createStorySite({ site: globals.site, locale: globals.locale })} />
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

function Filter({ begin, onNear, site }: Args & { readonly site: SiteContext }) {
  const [near, setNear] = useState(begin)
  const query = { ...parseQuery("", LIST_FIELDS), near }
  const facet = createNearFacet(query, { market: getMarket(site.name), places: SMALL_PLACES, site })
  function lookAround(to: Near | null) {
    onNear(to)
    setNear(to)
  }
  return facet && <CarsNear facet={facet} texts={createCarListTexts(site).near} lookAround={lookAround} />
}

export const Basic: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Nära" }), "Borås")
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Inom" }), "100")
    await expect(args.onNear).toHaveBeenLastCalledWith({ place: "Borås", within: 100 })
  },
}

/** Shows distances in miles, as used in Britain. */
export const British: Story = {
  args: { begin: { place: "Borås", within: 80 } },
  globals: { site: "uk-automotive", locale: "en" },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, "geolocation", {
      value: { getCurrentPosition: (_: unknown, fail: () => void) => fail() },
      configurable: true,
    })
    await userEvent.click(await canvas.findByRole("button", { name: "Orten närmast mig" }))
    await expect(canvas.getByText(/^Vi fick inte veta var du är/)).toBeVisible()
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }
