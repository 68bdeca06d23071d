import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { createHero, createWeek } from "../../test/stock-teasers.ts"
import { WeekCars } from "../cars-of-the-week/week-cars.tsx"
import { createStorySite } from "../story.tsx"
import { CarSearchHero } from "./car-search-hero.tsx"

interface Args {
  readonly onSearch: (keyphrase: string) => void
  readonly cars: number
}

const meta = {
  title: "Blocks/Stock/Teasers",
  args: { onSearch: fn(), cars: 5 },
  render: ({ onSearch, cars }, { globals }) => {
    const site = createStorySite({ site: globals.site, locale: globals.locale })
    return (
      <>
        <CarSearchHero {...createHero(site)} onSearch={onSearch} />
        <WeekCars {...createWeek(site, cars)} />
      </>
    )
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

/** The search hero, and cars of the week below it. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("[data-scope=car-of-the-week][data-part=viewport]")
    const { left, right } = row?.getBoundingClientRect() ?? new DOMRect()
    // The edges of the page, next to which there is space for a scroll bar.
    const page = document.body.getBoundingClientRect()
    expect(Math.abs(left - page.left), "the row begins at the edge of the page").toBeLessThan(1)
    expect(Math.abs(right - page.right), "and ends at it").toBeLessThan(1)
  },
}

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("volvo el{Enter}")
    expect(args.onSearch).toHaveBeenCalledWith("volvo el")
  },
}

/** A single car of the week, without carousel controls. */
export const One: Story = { args: { cars: 1 } }

export const Phone: Story = { tags: ["touch", "phone"] }

export const Rullo: Story = { globals: { site: "se-used" } }

export const Finnish: Story = { tags: ["phone"], globals: { site: "fi-used", locale: "fi" } }

export const British: Story = { globals: { site: "uk-automotive", locale: "en" } }

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }
