import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { type Market, stockCars } from "../../test/stock-cars.ts"
import { createStorySite } from "../../test/story.tsx"
import { createCarCard, createCarCardTexts } from "./car-card.select.ts"
import { CarCard, type CarCardProps } from "./car-card.tsx"
import { CarCardShape } from "./car-card-shape.tsx"
import { CarGrid } from "./car-grid.tsx"
import css from "./stock.stories.module.css"
import type { StockCar } from "./stock.types.ts"

interface Args {
  readonly cars: readonly number[]
  readonly layout?: CarCardProps["layout"]
  readonly change?: (car: StockCar) => StockCar
}

const meta = {
  title: "Blocks/Stock/Car card",
  args: { cars: [0, 1, 2, 3] },
  render: (args, { globals }) => (
    <div className={css.page}>
      <Cards {...args} locale={globals.locale} site={globals.site} />
    </div>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const getMarket = (locale: string): Market => (locale === "fi" || locale === "en" ? locale : "sv")

function Cards({
  cars,
  layout = "grid",
  change = (car) => car,
  locale,
  site: name,
}: Args & { readonly locale: string; readonly site: string }) {
  const site = createStorySite({ site: name, locale })
  const stock = stockCars(getMarket(locale))
  const shown = cars.flatMap((index) => stock[index] ?? []).map((car) => createCarCard(change(car), site))
  return (
    <CarGrid layout={layout}>
      {shown.map((car) => (
        <li key={car.id}>
          <CarCard car={car} layout={layout} texts={createCarCardTexts(site)} sizes="20rem" compareForm="compare" />
        </li>
      ))}
    </CarGrid>
  )
}

export const Basic: Story = {}

/**
 * Shows cards in all states: for sale, reduced, new, sold, reserved, without a picture, without a price, with a
 * starting price, and without VAT.
 */
export const AllStates: Story = { args: { cars: [0, 1, 2, 6, 7, 12, 11, 10, 5, 9, 20, 17] } }

export const Row: Story = { args: { cars: [0, 1, 6, 12], layout: "row" } }

/** Shows cards with two badges, side by side or stacked. The round buttons do not overlap any badge. */
export const TwoBadges: Story = {
  tags: ["phone"],
  args: {
    cars: [1, 2, 3, 4],
    change: (car) => ({ ...car, electricRange: { value: 460, unit: "kilometer" }, isVatDeductible: true }),
  },
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll("[data-scope=car-card][data-part=root]")) {
      const buttons = card.querySelector("[data-scope=car-card][data-part=choices]")?.getBoundingClientRect()
      const badges = [...card.querySelectorAll("[data-scope=car-badges][data-part=badge]")]
      const rights = badges.map((badge) => badge.getBoundingClientRect().right)
      expect(rights.length).toBe(2)
      expect(Math.max(...rights)).toBeLessThanOrEqual(buttons?.left ?? 0)
    }
  },
}

/** Shows that a line break never splits a fact on a narrow card. */
export const NarrowFacts: Story = {
  tags: ["phone"],
  args: { change: (car) => ({ ...car, fuel: "Laddhybrid", gearbox: "Automatisk" }) },
  play: async ({ canvasElement }) => {
    for (const list of canvasElement.querySelectorAll("[data-scope=car-card][data-part=facts]")) {
      const facts = [...list.children]
      const lineHeights = facts.map((fact) => fact.getBoundingClientRect().height)
      expect(new Set(lineHeights).size).toBe(1)
      const dots = facts.map((fact) => getComputedStyle(fact, "::after").content.includes("\u00b7"))
      expect(dots).toEqual(facts.map((_, index) => index < facts.length - 1))
    }
  },
}

/** Shows cards with several pictures. The pictures are not in the tab order. */
export const Pictures: Story = {
  tags: ["phone"],
  args: {
    cars: [0, 1],
    change: (car) => ({
      ...car,
      morePictures: ["side-fjord", "rear-fjord"].map((name) => `/-/media/artwork/cars-on-mist/estate-${name}.svg`),
      pictureCount: 9,
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = canvasElement.querySelector("[data-scope=car-picture][data-part=strip]")
    strip?.scrollTo({ left: strip.clientWidth, behavior: "instant" })
    expect(strip?.scrollLeft).toBeGreaterThan(0)
    await userEvent.tab()
    expect(canvas.getByRole("link", { name: "Volvo V60" })).toHaveFocus()
    await userEvent.tab()
    expect(canvas.getByRole("checkbox", { name: "Spara Volvo V60" })).toHaveFocus()
  },
}

/** Shows that a loaded card has exactly the size of its placeholder, so that the layout does not shift. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const [shape, card] = canvasElement.querySelectorAll("[data-scope=car-card][data-part=root]")
    expect(shape?.getBoundingClientRect().height).toBeCloseTo(card?.getBoundingClientRect().height ?? 0, 0)
  },
  render: (args, { globals }) => (
    <div className={css.page}>
      <CarGrid>
        <li>
          <CarCardShape />
        </li>
      </CarGrid>
      <Cards {...args} cars={[0]} locale={globals.locale} site={globals.site} />
    </div>
  ),
}

/** Shows that the round buttons follow the link in the tab order. Activating a button does not open the link. */
export const Keyboard: Story = {
  args: { cars: [0, 1] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    expect(canvas.getByRole("link", { name: "Volvo V60" })).toHaveFocus()
    await userEvent.tab()
    expect(canvas.getByRole("checkbox", { name: "Spara Volvo V60" })).toHaveFocus()
    await userEvent.tab()
    const box = canvas.getByRole("checkbox", { name: "Jämför Volvo V60" })
    expect(box).toHaveFocus()
    await userEvent.keyboard(" ")
    expect(box).toBeChecked()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  args: { cars: [1] },
  play: async ({ canvas, userEvent }) => {
    for (const action of ["Spara", "Jämför"]) {
      const box = canvas.getByRole("checkbox", { name: `${action} Kia EV6` })
      const { width, height } = box.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(42)
      await userEvent.pointer({ keys: "[TouchA]", target: box })
      expect(box).toBeChecked()
    }
  },
}

/** Shows the theme in which the price precedes the name. */
export const Rullo: Story = { ...AllStates, globals: { site: "se-used" } }

export const Finnish: Story = { ...AllStates, globals: { site: "fi-used", locale: "fi" } }

export const British: Story = { ...AllStates, globals: { site: "uk-automotive", locale: "en" } }

export const Rtl: Story = { args: { cars: [1, 7, 5, 6] }, globals: { dir: "rtl" } }

export const ForcedColors: Story = { ...AllStates, tags: ["forced-colors"] }

export const LongTexts: Story = {
  tags: ["phone"],
  globals: { site: "fi-used", locale: "fi" },
  args: {
    cars: [1, 7, 11],
    change: (car) => ({
      ...car,
      brand: "Mercedes-Benz",
      model: "Hyötyajoneuvojen yhdistelmäkorimallisto",
      version: "Sprinter 319 CDI 4x4 keskipitkä korkeakattoinen nelivetoautomaatti Webasto ja vetokoukku",
      fuel: "Ladattava hybridi, bensiini ja sähkö",
      city: "Vantaan Airport-autotalo",
      campaignPrice: car.price && car.price - 1000,
      lowestPrice: car.price,
      isVatDeductible: true,
    }),
  },
}
