import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ChevronIcon } from "../icons/icons.tsx"
import css from "./car-of-the-week.stories.module.css"
import { CarOfTheWeek, type CarOfTheWeekRootProps } from "./index.ts"

const CARS = [
  { name: "Kia EV9", src: "/-/media/artwork/cars-on-mist/suv-quarter-spruce.svg", price: "629 900 kr" },
  { name: "Volvo V60", src: "/-/media/artwork/cars-on-mist/estate-quarter-fjord.svg", price: "349 900 kr" },
  { name: "Renault 5", src: "/-/media/artwork/cars-on-mist/city-car-quarter-amber.svg", price: "279 900 kr" },
] as const

const meta = {
  title: "Kit/Car of the week",
  component: CarOfTheWeek.Root,
  args: { count: CARS.length, "aria-label": "Veckans bilar", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Ring {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof CarOfTheWeek.Root>

export default meta
type Story = StoryObj<typeof meta>

function Ring({
  cars = CARS,
  ...props
}: CarOfTheWeekRootProps & {
  readonly cars?: readonly { readonly name: string; readonly src: string; readonly price: string }[]
}) {
  const shown = cars.slice(0, props.count)
  return (
    <CarOfTheWeek.Root className={css.ring} {...props}>
      <CarOfTheWeek.Previous>
        <ChevronIcon />
      </CarOfTheWeek.Previous>
      <CarOfTheWeek.Next>
        <ChevronIcon />
      </CarOfTheWeek.Next>
      <CarOfTheWeek.Position />
      <CarOfTheWeek.Cards>
        {shown.map(({ name, src, price }, index) => (
          <CarOfTheWeek.Card key={src} index={index}>
            <article className={css.card}>
              <img src={src} alt="" width="1500" height="1000" />
              <h3>
                <a href={`#${encodeURIComponent(name)}`}>{name}</a>
              </h3>
              <p className={css.price}>{price}</p>
            </article>
          </CarOfTheWeek.Card>
        ))}
      </CarOfTheWeek.Cards>
    </CarOfTheWeek.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  args: { hasArrowKeys: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByText("3 av 3")).toBeVisible())
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await waitFor(() => expect(canvas.getByText("1 av 3")).toBeVisible())
    await userEvent.keyboard("{ArrowRight}{End}")
    await waitFor(() => expect(canvas.getByText("3 av 3")).toBeVisible())
    expect(args.onValueChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ reason: "key" }))
  },
}

export const Touch: Story = { tags: ["touch", "phone"] }

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Three cars">
        <Ring {...args} />
      </Case>
      <Case name="Two cars">
        <Ring {...args} count={2} defaultValue={1} aria-label="Veckans två bilar" />
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { "aria-label": "Viikon autot" },
  render: (args) => (
    <StoryFrame>
      <Ring {...args} cars={CARS.map((car) => ({ ...car, name: "Hyötyajoneuvojen yhdistelmäkorimalli" }))} />
    </StoryFrame>
  ),
}
