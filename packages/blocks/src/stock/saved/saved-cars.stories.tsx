import type { StockResponse } from "@forecourt/api-clients/search"
import type { SiteContext } from "@forecourt/renderer"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect } from "storybook/test"
import { createStorySite } from "../../../test/story.tsx"
import { CarSearchContext } from "../../car-list/car-search.ts"
import css from "../stock.stories.module.css"
import { createSavedTexts } from "./kept-cars.tsx"
import { SaveBox } from "./save-box.tsx"
import { SavedCars } from "./saved-cars.client.tsx"
import { readSavedCars, removeCar, type SavedCar, saveCar } from "./saved-cars.ts"

interface Args {
  readonly saved: readonly SavedCar[]
  readonly isReached?: boolean
}

const CARS: readonly SavedCar[] = [
  { id: "4", name: "Volvo V60", price: 369_900 },
  { id: "3", name: "Kia EV6", price: 379_900 },
  { id: "2", name: "Volkswagen Golf", price: 209_900 },
  { id: "1", name: "BMW 320d", price: 289_900 },
]

/** The search results. The last saved car is missing, because it no longer exists. */
const NOW = [
  { car_id: "4", slug: "volvo-v60-4", car_retail_price: 349_900 },
  { car_id: "3", slug: "kia-ev6-3", car_retail_price: 389_900 },
  { car_id: "2", slug: "volkswagen-golf-2", car_retail_price: 209_900, car_is_sold: true },
]

const meta = {
  title: "Blocks/Stock/Saved cars",
  args: { saved: CARS },
  render: (args, { globals }) => (
    <div className={css.page}>
      <Saved {...args} site={createStorySite({ site: globals.site, locale: globals.locale })} />
    </div>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

function Saved({ saved, isReached = true, site }: Args & { readonly site: SiteContext }) {
  useState(() => {
    for (const { id } of readSavedCars()) removeCar(id)
    for (const car of saved.toReversed()) saveCar(car)
  })
  return (
    <CarSearchContext
      value={async () => {
        if (!isReached) throw new Error("story: the search is gone.")
        return { content: NOW, facet: [], total_items: NOW.length, limit: 50, offset: 0 } as StockResponse
      }}
    >
      <SaveBox id="4" name="Volvo V60" label={site.text("stock.savedCars.save", { car: "Volvo V60" })} />
      <SavedCars
        locale={site.locale}
        texts={createSavedTexts(site)}
        currency="SEK"
        carPath="#car"
        comparePath="#compare"
      />
    </CarSearchContext>
  )
}

/**
 * Shows the opened list with the changes since the cars were saved: cheaper, more expensive, sold or no longer
 * available.
 */
export const Basic: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Sparade bilar"))
    expect(await canvas.findByText(/lägre än när du sparade den$/)).toBeVisible()
    expect(canvas.getByText("Såld")).toBeVisible()
    expect(canvas.getByText("Finns inte längre kvar")).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("checkbox", { name: "Spara Volvo V60" })
    expect(heart).toBeChecked()
    await userEvent.tab()
    expect(heart).toHaveFocus()
    await userEvent.keyboard(" ")
    expect(canvas.getByRole("status")).toHaveTextContent("3")
  },
}

export const None: Story = {
  args: { saved: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Sparade bilar"))
    expect(canvas.getByText(/^Inga ännu/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { isReached: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Sparade bilar"))
    expect(await canvas.findByText("Vi kan inte se just nu vad som har ändrats.")).toBeVisible()
  },
}

export const Finnish: Story = {
  tags: ["phone"],
  globals: { site: "fi-used", locale: "fi" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Tallennetut autot"))
    expect(await canvas.findByText("Ei enää saatavilla")).toBeVisible()
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"] }
