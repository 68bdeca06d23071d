import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { EX30 } from "../../test/stock-car.ts"
import { createStorySite } from "../../test/story.tsx"
import { PriceBox } from "../stock/price-box.tsx"
import css from "../stock/stock.stories.module.css"
import type { CarView } from "./car-page.types.ts"

interface Args {
  readonly car: CarView
}

const meta = {
  title: "Blocks/Car page/Price",
  args: { car: EX30 },
  render: ({ car }, { globals }) => (
    <div className={css.page}>
      <PriceBox car={car} site={createStorySite({ site: globals.site, locale: globals.locale })} />
    </div>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Unfolded: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const fold of canvasElement.querySelectorAll("summary")) await userEvent.click(fold)

    await expect(canvas.getByText(/9 andra begagnade bilar/)).toBeVisible()
    await expect(canvas.getAllByRole("row")).toHaveLength(5)
  },
}

export const Higher: Story = {
  args: { car: { ...EX30, pastPrices: [], compared: { label: "higher", usual: 350_000, cars: 6 } } },
}

const { compared: _, pastPrices: __, ...UNKNOWN } = EX30

export const Plain: Story = { args: { car: UNKNOWN } }
