import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { createWeek } from "../../test/stock-teasers.ts"
import { createStorySite } from "../../test/story.tsx"
import { WeekCars } from "../cars-of-the-week/week-cars.tsx"

interface Args {
  readonly cars: number
}

const meta = {
  title: "Blocks/Stock/Teasers",
  args: { cars: 5 },
  render: ({ cars }, { globals }) => {
    const site = createStorySite({ site: globals.site, locale: globals.locale })
    return <WeekCars {...createWeek(site, cars)} />
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

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

export const One: Story = { args: { cars: 1 } }

export const Phone: Story = { tags: ["touch", "phone"] }

export const Rullo: Story = { globals: { site: "se-used" } }

export const Finnish: Story = { tags: ["phone"], globals: { site: "fi-used", locale: "fi" } }

export const British: Story = { globals: { site: "uk-automotive", locale: "en" } }

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }
