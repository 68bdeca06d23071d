import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { listComparedCars } from "../../test/stock-cars.ts"
import { getListMarket } from "../../test/stock-list.ts"
import { createStorySite } from "../../test/story.tsx"
import { ComparePageLayout } from "../compare-page/compare-page-layout.tsx"
import { createComparison } from "./car-comparison.select.ts"
import { CarComparison } from "./car-comparison.tsx"

interface Args {
  readonly count: number
  readonly onRemove: (id: string) => void
}

const meta = {
  title: "Blocks/Stock/Comparison",
  args: { count: 4, onRemove: fn() },
  render: (args, { globals }) => <Comparison {...args} site={globals.site} locale={globals.locale} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

function Comparison({
  count,
  onRemove,
  site: name,
  locale,
}: Args & { readonly site: string; readonly locale: string }) {
  const site = createStorySite({ site: name, locale })
  const [cars, setCars] = useState(() => listComparedCars(getListMarket(locale)).slice(0, count))
  const view = createComparison(cars, site, { path: "#compare", listHref: "#list" })
  return (
    <ComparePageLayout view={view}>
      <CarComparison
        view={view}
        onRemove={(id) => {
          onRemove(id)
          setCars(cars.filter((car) => car.id !== id))
        }}
      />
    </ComparePageLayout>
  )
}

export const Basic: Story = {}

export const Two: Story = { args: { count: 2 } }

/** Shows one car, in a column that is at most 480 px wide. */
export const One: Story = { args: { count: 1 } }

export const None: Story = { args: { count: 0 } }

export const Differences: Story = {
  play: async ({ canvas, userEvent }) => {
    expect(canvas.getByRole("rowheader", { name: "Säten" })).toBeVisible()
    await userEvent.click(canvas.getByRole("switch", { name: "Visa bara skillnader" }))
    expect(canvas.queryByRole("rowheader", { name: "Säten" })).toBeNull()
    expect(canvas.getByRole("rowheader", { name: /^Effekt/ })).toBeVisible()
  },
}

/** Shows the comparison on a phone. Two cars fill the window, and visitors swipe to see the others. */
export const Phone: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole("button", { name: "Ta bort Volvo V60" })
    expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: remove })
    expect(args.onRemove).toHaveBeenCalledWith("41280")
  },
}

export const Rullo: Story = { globals: { site: "se-used" } }

export const Finnish: Story = { tags: ["phone"], globals: { site: "fi-used", locale: "fi" } }

export const British: Story = { globals: { site: "uk-automotive", locale: "en" } }

export const Rtl: Story = { tags: ["phone"], globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }
