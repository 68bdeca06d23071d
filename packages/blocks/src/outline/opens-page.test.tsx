import carousel from "@forecourt/schemas/blocks/carousel/examples/default.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument } from "../../test/render.tsx"

const image = {
  value: { src: "/-/media/artwork/details/wheel-4x3.svg", alt: "Ett hjul", width: 1600, height: 1200 },
}
const title = { value: "Hjul" }

test.each([
  ["HeroBanner", { title, image }],
  ["Blurb", { title, imageDesktop: image }],
  ["Carousel", carousel],
])(
  "only the first picture of a %s at the top of a page is loaded eagerly and with high priority",
  async (block, fields) => {
    const render = async (titleTag: string) =>
      [...(await renderDocument(block, { ...fields, titleTag })).querySelectorAll("img")].map((img) => ({
        loading: img.getAttribute("loading"),
        fetchPriority: img.getAttribute("fetchpriority"),
      }))

    const [first, ...rest] = await render("h1")
    const further = await render("h2")

    expect(first).toEqual({ loading: "eager", fetchPriority: "high" })
    for (const other of [...rest, ...further]) expect(other).toEqual({ loading: "lazy", fetchPriority: null })
  },
)
