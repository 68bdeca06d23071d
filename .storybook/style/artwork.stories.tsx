import {
  BODY_TYPES,
  type CarData,
  COCKPITS,
  FACES,
  LAMPS,
  type PaintName,
  paints,
  pictureOf,
  TRIMS,
  views,
} from "@forecourt/artwork/cars"
import { HOURS, PLACES, SEASONS } from "@forecourt/artwork/places"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { ArtworkSheet, type ArtworkSheetProps, type Shown } from "./artwork-sheet.tsx"

const meta = {
  title: "Artwork",
  component: ArtworkSheet,
  tags: ["!autodocs"],
  parameters: { controls: { include: ["body", "paint", "place"] } },
  play: async ({ canvas, args: { pictures } }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(pictures.length)
  },
} satisfies Meta<typeof ArtworkSheet>

export default meta
type Story = StoryObj<typeof meta>

const words = (name: string) => name.replaceAll("-", " ")
const page = (
  title: string,
  text: string,
  columns: ArtworkSheetProps["columns"],
  pictures: readonly Shown[],
): Story => ({
  args: { title, text, columns, pictures },
})
const car = (name: string, ...parts: readonly string[]): Shown => ({ name, address: `cars/${parts.join("-")}.svg` })
const paintNames = Object.keys(paints) as PaintName[]

export const Bodies = page(
  "Bodies",
  "Every kind of body from the side, from the front at an angle and from the rear at an angle.",
  3,
  BODY_TYPES.flatMap((body) => Object.keys(views).map((view) => car(`${words(body)}, ${view}`, body, view, "fjord"))),
)

export const Paints = page(
  "Paints",
  "Every colour that a car can be ordered in.",
  4,
  paintNames.map((paint) => car(paint, "estate", "quarter", paint)),
)

export const FacesAndLamps = page(
  "Faces and lamps",
  "What makes differ by: what is set between the lamps, and the lamps.",
  4,
  FACES.flatMap((face) => LAMPS.map((lamps) => car(`${face}, ${lamps}`, "suv", "quarter", "granite", face, lamps))),
)

export const Wheels = page(
  "Wheels",
  "Wheels by how a car is trimmed.",
  3,
  TRIMS.map((trim) => car(trim, "coupe", "quarter", "silver", trim)),
)

export const FacesAndLampsOnWheels: StoryObj<{ readonly wheels: (typeof TRIMS)[number] }> = {
  args: { wheels: "turbine" },
  argTypes: { wheels: { control: "select", options: TRIMS } },
  parameters: { controls: { include: ["wheels"] } },
  render: ({ wheels }) => (
    <ArtworkSheet
      title={`Every face and lamps on ${wheels} wheels`}
      text="Choose other wheels in the controls."
      columns={4}
      pictures={FACES.flatMap((face) =>
        LAMPS.map((lamps) => car(`${face}, ${lamps}, ${wheels}`, "saloon", "quarter", "silver", wheels, face, lamps)),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(FACES.length * LAMPS.length)
  },
}

export const EveryPaintOfABody: StoryObj<{ readonly body: (typeof BODY_TYPES)[number] }> = {
  args: { body: "crossover" },
  argTypes: { body: { control: "select", options: BODY_TYPES } },
  parameters: { controls: { include: ["body"] } },
  render: ({ body }) => (
    <ArtworkSheet
      title={`Every paint of a ${words(body)}`}
      text="Each from three angles. Choose another body in the controls."
      columns={3}
      pictures={paintNames.flatMap((paint) =>
        Object.keys(views).map((view) => car(`${paint}, ${view}`, body, view, paint)),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(paintNames.length * Object.keys(views).length)
  },
}

export const Cockpits = page(
  "Cockpits",
  "By class of car, with the wheel on the left, and on the right for the United Kingdom.",
  4,
  COCKPITS.flatMap((name) =>
    ["", "-rhd"].map((side) => ({
      name: `${name}${side ? ", wheel on the right" : ""}`,
      address: `details/cockpit-${name}${side}-3x2.svg`,
    })),
  ),
)

export const Places = page(
  "Places",
  "Every place as it comes, lying and upright. An address may say a season, an hour, and which car stands there.",
  "lying and upright",
  PLACES.flatMap((place) =>
    ["16x9", "4x5"].map((ratio) => ({
      name: `${words(place)}, ${ratio === "4x5" ? "upright" : "lying"}`,
      address: `scenes/${place}-${ratio}.svg`,
    })),
  ),
)

export const SeasonsAndHours: StoryObj<{ readonly place: string }> = {
  args: { place: "gothenburg-harbour" },
  argTypes: { place: { control: "select", options: PLACES } },
  parameters: { controls: { include: ["place"] } },
  render: ({ place }) => (
    <ArtworkSheet
      title={`${words(place)} at every season and hour`}
      text="Each counts as a picture of its own. Choose another place in the controls."
      columns={4}
      pictures={SEASONS.flatMap((season) =>
        HOURS.map((hour) => ({ name: `${season}, ${hour}`, address: `scenes/${place}-${season}-${hour}-3x2.svg` })),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(SEASONS.length * HOURS.length)
  },
}

const STOCK: readonly (readonly [make: string, model: string, body: string, fuel: string])[] = [
  ["Volvo", "XC60", "SUV", "Laddhybrid"],
  ["Volvo", "V60", "Kombi", "Diesel"],
  ["Kia", "Niro", "SUV", "El"],
  ["BMW", "320d", "Sedan", "Diesel"],
  ["Toyota", "Yaris", "Halvkombi", "Hybrid"],
  ["Ford", "Transit", "Transportbil", "Diesel"],
  ["Mini", "Cooper", "Halvkombi", "Bensin"],
  ["Skoda", "Enyaq", "SUV", "El"],
]
const COLOURS = ["Vit", "Svart", "Grå", "Blå", "Röd", "Silver", "Grön"]

const stock: readonly CarData[] = Array.from({ length: 24 }, (_, index) => {
  const [make = "", model = "", body = "", fuel = ""] = STOCK[index % STOCK.length] ?? []
  const colour = COLOURS[(index * 3) % COLOURS.length] ?? "Vit"
  return { make, model, body, fuel, colour, year: 2014 + (index % 12), id: `A${index}`, market: "se" }
})

export const AListOfStock = page(
  "A list of stock",
  "Twenty-four cars, each pictured from its own data: make, model, body, colour, fuel, year and number.",
  4,
  stock.map((item) => ({ name: `${item.make} ${item.model} ${item.year}, ${item.colour}`, address: pictureOf(item) })),
)
