import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { createStorySite } from "../../test/story.tsx"
import { createGalleryTexts } from "./car-gallery.texts.ts"
import { CarMedia, type CarMediaProps } from "./car-media.client.tsx"

const FRAMES = Array.from({ length: 36 }, (_, index) => `/-/media/artwork/turns/estate-fjord-${index + 1}.svg`)
const INSIDE = "/-/media/artwork/details/cockpit-family-rhd-4x3.svg"
const FILM = new URL("./car-media.stories.webm", import.meta.url).pathname

const ALL = {
  hasVideo: true,
  videoUrl: FILM,
  hasInternal360: true,
  internal360: INSIDE,
  has360: true,
  images360: FRAMES,
}

interface Args {
  readonly find: NonNullable<CarMediaProps["find"]>
}

const meta = {
  title: "Blocks/Car page/Media",
  args: { find: async () => ALL },
  render: ({ find }, { globals }) => (
    <Media find={find} site={createStorySite({ site: globals.site, locale: globals.locale })} />
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

function Media({ find, site: { text } }: Args & { readonly site: ReturnType<typeof createStorySite> }) {
  const picture = { src: "/-/media/artwork/cars/estate-quarter-fjord.svg", alt: "Volvo V60", width: 1500, height: 1000 }
  const gallery = { pictures: [picture], texts: createGalleryTexts({ text }, 1) }
  const texts = {
    label: text("carPage.media"),
    images: text("carPage.media.images"),
    video: text("carPage.media.video"),
    internal: text("carPage.media.internal"),
    external: text("carPage.media.external"),
  }
  const turning = {
    label: text("viewer360.label"),
    frame: text("viewer360.frame"),
    stop: text("viewer360.stop"),
    rotate: text("viewer360.rotate"),
  }
  return <CarMedia regNo="AB12 CDE" name="Volvo V60" gallery={gallery} texts={texts} turning={turning} find={find} />
}

export const Images: Story = {
  play: async ({ canvas }) => {
    const group = await canvas.findByRole("group", { name: "Visa bilen som" })
    await expect(within(group).getAllByRole("button")).toHaveLength(4)
  },
}

export const Video: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Video" }))
    await expect(await canvas.findByLabelText("Volvo V60", { selector: "video" })).toBeVisible()
  },
}

export const Interior: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Interiör" }))
    await expect(await canvas.findByRole("img", { name: "Volvo V60" })).toBeVisible()
  },
}

/** Shows a 360° view that rotates until a visitor drags it, moves it by keyboard or stops it. */
export const AllRound: Story = {
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "360 grader" }))
    const slider = await canvas.findByRole("slider", { name: "Bilen i 360 grader" })
    slider.focus()
    await userEvent.keyboard("{Home}{ArrowRight}")
    await expect(slider).toHaveAttribute("aria-valuetext", "bild 2 av 36")
  },
}

export const Gone: Story = { args: { find: async () => Promise.reject(new TypeError("fetch failed")) } }

export const ForcedColors: Story = { tags: ["forced-colors"] }
