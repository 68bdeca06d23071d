import type { Calculators, SelectedTerms } from "@forecourt/api-clients/car-offers"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, waitFor } from "storybook/test"
import { EX30, EX30_USED } from "../../../test/stock-car.ts"
import { createStorySite } from "../../../test/story.tsx"
import { PriceBar } from "../price-box.tsx"
import css from "../stock.stories.module.css"
import { Calculator } from "./calculator.client.tsx"
import { createCalculatorTexts } from "./calculator.texts.ts"

interface Args {
  readonly calculators: Calculators
  readonly selected: SelectedTerms
}

const meta = {
  title: "Blocks/Stock/Calculator",
  args: { calculators: EX30.calculators, selected: {} },
  render: (args, { globals }) => {
    const site = createStorySite({ site: globals.site, locale: globals.locale })
    return (
      <div className={css.page}>
        <Calculator {...args} carId="1" texts={createCalculatorTexts(site)} locale={site.locale} path="#" />
        <PriceBar car={EX30} site={site} />
      </div>
    )
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows a term for which only the loan is offered. */
export const LongTerm: Story = { args: { selected: { compareMonths: 72 } } }

export const ChangedTerm: Story = {
  play: async ({ canvas }) => {
    const term = canvas.getAllByRole("slider", { name: "Avtalstid" }).at(-1)
    if (!term) throw new Error("story: the comparison has no term.")
    fireEvent.change(term, { target: { value: "60" } })
    await expect(canvas.getByRole("row", { name: /^Privatleasing Erbjuds inte på 60 månader/ })).toBeVisible()
  },
}

export const Leases: Story = { args: { calculators: EX30.calculators.slice(1) } }

/** Shows a car with one way to pay, which is not compared. */
export const OneWay: Story = { args: { calculators: EX30_USED.calculators } }

/** Shows the ways to pay below each other. */
export const Phone: Story = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Jämför sätten att betala" })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** Shows the figures above the bar with the price while a slider is moved. */
export const Sticky: Story = {
  tags: ["phone"],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("[data-way=loan] form")?.scrollIntoView({ block: "start", behavior: "instant" })
    const figures = [...canvasElement.querySelectorAll("[data-way=loan] p + output")]
    const bar = canvasElement.querySelector("[data-scope=price-box][data-part=bar]")
    await expect(figures).toHaveLength(2)
    await waitFor(() => {
      const top = bar?.getBoundingClientRect().top
      for (const figure of figures) expect(figure.getBoundingClientRect().bottom).toBeLessThanOrEqual(top ?? 0)
    })
  },
}

export const Explained: Story = {
  play: async ({ canvas, userEvent }) => {
    const [explanation] = canvas.getAllByText("Vad siffrorna betyder")
    if (!explanation) throw new Error("story: the loan has no explanation.")
    await userEvent.click(explanation)
    await expect(canvas.getByText("Bilens pris om du inte lånar.")).toBeVisible()
  },
}

export const Finnish: Story = { tags: ["phone"], globals: { site: "fi-used", locale: "fi" } }

export const Slovak: Story = { globals: { site: "sk-used", locale: "sk" } }

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }
