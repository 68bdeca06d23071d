import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { ChevronIcon } from "../icons/icons.tsx"
import { Case, Stage } from "../stage/stage.tsx"
import css from "./handle-row.stories.module.css"
import { HandleRow, type HandleRowRootProps } from "./index.ts"

const CARS = [
<<<<<<< HEAD
  { name: "Volvo EX30", price: "389 900 kr", src: "/-/media/artwork/scenes/showroom-4x5.svg" },
  { name: "Kia EV3", price: "412 000 kr", src: "/-/media/artwork/scenes/harbour-4x5.svg" },
  { name: "Polestar 2", price: "365 500 kr", src: "/-/media/artwork/scenes/nordic-street-4x5.svg" },
  { name: "Skoda Enyaq", price: "449 900 kr", src: "/-/media/artwork/scenes/forest-road-4x5.svg" },
=======
  { name: "Volvo V60", src: "/-/media/artwork/cars-on-mist/estate-quarter-fjord.svg", price: "349 900 kr" },
  { name: "Kia EV9", src: "/-/media/artwork/cars-on-mist/suv-quarter-spruce.svg", price: "629 900 kr" },
  { name: "Renault 5", src: "/-/media/artwork/cars-on-mist/city-car-quarter-amber.svg", price: "279 900 kr" },
  { name: "Škoda Octavia", src: "/-/media/artwork/cars-on-mist/saloon-quarter-silver.svg", price: "224 900 kr" },
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
] as const

const meta = {
  title: "Kit/Handle row",
  component: HandleRow.Root,
  args: { onOpenChange: fn() },
  render: (args) => (
    <Stage>
<<<<<<< HEAD
      <Similar {...args} />
=======
      <SimilarCars {...args} />
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
    </Stage>
  ),
} satisfies Meta<typeof HandleRow.Root>

export default meta
type Story = StoryObj<typeof meta>

<<<<<<< HEAD
function Similar({
  cars = CARS,
  name = "Liknande bilar",
  ...props
}: HandleRowRootProps & {
  readonly cars?: readonly { readonly name: string; readonly price: string; readonly src: string }[]
  readonly name?: string
}) {
  return (
    <HandleRow.Root {...props}>
      <HandleRow.Content aria-label={name}>
        <HandleRow.List>
          {cars.map((car) => (
            <HandleRow.Item key={car.name}>
              <article className={css.card}>
                <img className={css.picture} src={car.src} alt="" draggable={false} />
                <div className={css.words}>
                  <h3>
                    <a href={`#${encodeURIComponent(car.name)}`}>{car.name}</a>
                  </h3>
                  <p>{car.price}</p>
                </div>
              </article>
            </HandleRow.Item>
=======
function SimilarCars({
  cars = CARS,
  note = "2024 · 2 140 mil · El",
  ...props
}: HandleRowRootProps & {
  readonly cars?: readonly { readonly name: string; readonly src: string; readonly price: string }[]
  readonly note?: string
}) {
  return (
    <HandleRow.Root className={css.wide} {...props}>
      <HandleRow.Content>
        <HandleRow.List>
          {cars.map(({ name, src, price }) => (
            <HandleRow.Card key={src}>
              <article className={css.car}>
                <img src={src} alt="" width="1500" height="1000" />
                <div className={css.facts}>
                  <h3>
                    <a href={`#${encodeURIComponent(name)}`}>{name}</a>
                  </h3>
                  <p>{note}</p>
                </div>
                <p className={css.price}>{price}</p>
              </article>
            </HandleRow.Card>
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
          ))}
        </HandleRow.List>
      </HandleRow.Content>
      <HandleRow.Handle>
        <ChevronIcon />
      </HandleRow.Handle>
    </HandleRow.Root>
  )
}

<<<<<<< HEAD
export const Basic: Story = {}

/** Enter and Space do what the drag does. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole("button", { name: "Visa eller dölj raden" })
    handle.focus()
    await userEvent.keyboard("{Enter}")
    expect(handle).toHaveAttribute("aria-expanded", "true")
    expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "press" }))
    await waitFor(() => expect(canvas.getByRole("link", { name: "Volvo EX30" })).toBeVisible())
    await userEvent.keyboard(" ")
    expect(handle).toHaveAttribute("aria-expanded", "false")
  },
}

/** A finger pulls the row out of the edge. */
export const Touch: Story = { tags: ["phone", "touch"], args: { defaultOpen: true } }

/** It is pulled the other way. */
=======
const height = (canvasElement: HTMLElement) =>
  canvasElement.querySelector("[data-part=content]")?.getBoundingClientRect().height ?? 0

/** Pull the handle down, or press it. */
export const Basic: Story = {}

/** Enter and Space do what a drag does; clipped cards are inert. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const handle = canvas.getByRole("button", { name: "Visa hela raden" })
    const content = canvasElement.querySelector("[data-part=content]")
    await waitFor(() => expect(content).toHaveAttribute("inert"))
    handle.focus()

    await userEvent.keyboard("{Enter}")
    expect(handle).toHaveAttribute("aria-expanded", "true")
    await waitFor(() => expect(height(canvasElement)).toBeGreaterThan(550))
    expect(content).not.toHaveAttribute("inert")

    await userEvent.keyboard(" ")
    expect(handle).toHaveAttribute("aria-expanded", "false")
    await waitFor(() => expect(height(canvasElement)).toBeLessThan(200))
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "press" }))
  },
}

/** The finger pulls the handle; the page does not scroll meanwhile. */
export const Touch: Story = { tags: ["touch", "phone"] }

>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultOpen: true } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

<<<<<<< HEAD
export const AllStates: Story = {
  tags: ["wide"],
  render: () => (
    <Stage>
      <Case name="Closed">
        <Similar name="Stängd rad" labels={{ handle: "Visa raden" }} />
      </Case>
      <Case name="Open">
        <Similar name="Öppen rad" labels={{ handle: "Dölj raden" }} defaultOpen />
=======
/** Closed and open. */
export const AllStates: Story = {
  render: (args) => (
    <Stage>
      <Case name="Closed">
        <SimilarCars {...args} />
      </Case>
      <Case name="Open">
        <SimilarCars {...args} defaultOpen labels={{ toggle: "Visa raden därunder" }} />
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
      </Case>
    </Stage>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultOpen: true },
  render: (args) => (
    <Stage>
<<<<<<< HEAD
      <Similar
        {...args}
        name="Samankaltaiset autot"
        cars={[
          {
            name: "Volkswagen Multivan pitkällä akselivälillä ja peruutuskameralla",
            price: "kuukausierä alkaen 489 euroa kuukaudessa",
            src: "/-/media/artwork/scenes/showroom-4x5.svg",
          },
          ...CARS.slice(1),
        ]}
=======
      <SimilarCars
        {...args}
        cars={CARS.map((car) => ({ ...car, name: "Hyötyajoneuvojen yhdistelmäkorimalli" }))}
        note="Määräaikaishuoltosopimus ja renkaanvaihtopalvelu sisältyvät kuukausierään"
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
      />
    </Stage>
  ),
}
