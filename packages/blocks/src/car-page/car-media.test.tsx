import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import found from "../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { renderDocument, siteFor } from "../../test/render.tsx"
import { createGalleryTexts } from "./car-gallery.texts.ts"
import { CarMedia, type CarMediaProps } from "./car-media.client.tsx"
import type { FoundCar } from "./find-car.ts"

const FRAMES = Array.from({ length: 36 }, (_, index) => `/turn-${index + 1}.svg`)
const MEDIA = {
  hasVideo: true,
  videoUrl: "/film.webm",
  hasInternal360: true,
  internal360: "/inside.svg",
  has360: true,
  images360: FRAMES,
}
const GALLERY = {
  pictures: [{ src: "/front.jpg", alt: "Volvo EX30", width: 3, height: 2 }],
  texts: createGalleryTexts({ text: (key) => (key === "carPage.gallery" ? "Pictures" : key) }, 1),
}
const TEXTS = { label: "Show as", images: "Images", video: "Video", internal: "Interior", external: "360 degrees" }

const TURNING = { label: "All round", frame: "{position} of {count}", stop: "Stop", rotate: "Rotate" }

function show(find: NonNullable<CarMediaProps["find"]> = async () => MEDIA) {
  const props = { regNo: "AB12 CDE", name: "Volvo EX30", gallery: GALLERY, texts: TEXTS, turning: TURNING }
  return render(<CarMedia {...props} find={find} />)
}

const gallery = () => screen.queryByRole("region", { name: "Pictures" })
const modes = () => screen.queryAllByRole("button").filter((item) => item.hasAttribute("aria-pressed"))

test("a British car has four views, starting with the images, which can be selected by mouse or keyboard [spec 2 §2.5 car-media.images car-media.video car-media.internal, §1 uk.media]", async () => {
  show()
  await screen.findByRole("group", { name: "Show as" })

  expect(modes().map((item) => [item.textContent, item.getAttribute("aria-pressed")])).toEqual([
    ["Images", "true"],
    ["Video", "false"],
    ["Interior", "false"],
    ["360 degrees", "false"],
  ])
  await userEvent.click(screen.getByRole("button", { name: "Video" }))
  expect((await screen.findByLabelText("Volvo EX30", { selector: "video" })).getAttribute("src")).toBe("/film.webm")
  expect(gallery()).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  expect((await screen.findByRole("img", { name: "Volvo EX30" })).getAttribute("src")).toBe("/inside.svg")
  await userEvent.click(screen.getByRole("button", { name: "Images" }))
  expect(gallery()).not.toBeNull()
})

test("a car with a video but no 360° view lets the visitor switch between images and video", async () => {
  show(async () => ({ hasVideo: true, videoUrl: "/film.webm", has360: false, hasInternal360: false }))
  await screen.findByRole("group", { name: "Show as" })

  expect(modes().map(({ textContent }) => textContent)).toEqual(["Images", "Video"])
})

test("arrow keys rotate the 360° view, and a button starts and stops its automatic rotation [spec 2 §2.5 car-media.external, §4 rotation.turns rotation.switch]", async () => {
  show()
  await userEvent.click(await screen.findByRole("button", { name: "360 degrees" }))
  const slider = await screen.findByRole("slider")
  const frame = () => Number(slider.getAttribute("aria-valuenow"))

  await waitFor(() => expect(frame()).toBeGreaterThan(1))
  slider.focus()
  await userEvent.keyboard("{Home}{ArrowRight}")
  expect([frame(), slider.getAttribute("aria-valuemax")]).toEqual([2, "36"])
  await userEvent.click(screen.getByRole("button", { name: "Rotate" }))
  expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy()
})

test("the 360° view preloads the five frames before and the five frames after the current frame [spec 2 §9 rotation.ahead]", async () => {
  const fetched: string[] = []
  const previous = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src")
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    configurable: true,
    set: (src: string) => void fetched.push(src),
  })
  show()
  await userEvent.click(await screen.findByRole("button", { name: "360 degrees" }))
  await screen.findByRole("slider")
  if (previous) Object.defineProperty(HTMLImageElement.prototype, "src", previous)

  const around = [1, 2, 3, 4, 5, 31, 32, 33, 34, 35].map((index) => FRAMES[index])
  expect(fetched).toEqual(expect.arrayContaining(around))
})

test.each([
  ["fails", async () => Promise.reject(new TypeError("fetch failed"))],
  ["returns null", async () => null],
  ["returns an empty object", async () => ({})],
  ["returns invalid data", async () => ({ has360: true, images360: ["javascript:alert(1)", ""] })],
] satisfies [string, () => ReturnType<NonNullable<CarMediaProps["find"]>>][])(
  "only the gallery is shown when the media service %s [spec 2 §8 media-failure]",
  async (_, find) => {
    let request: Promise<unknown> = Promise.resolve()
    show(() => {
      const response = find()
      request = response.catch(() => {})
      return response
    })
    await request
    await Promise.resolve()

    expect(gallery()).not.toBeNull()
    expect(modes()).toEqual([])
  },
)

test("a view that fails to load is replaced by the gallery, and the button of the failed view is removed [spec 2 §8 media-failure]", async () => {
  show()
  await userEvent.click(await screen.findByRole("button", { name: "Video" }))
  fireEvent.error(await screen.findByLabelText("Volvo EX30", { selector: "video" }))

  expect(gallery()).not.toBeNull()
  expect(modes().map((item) => item.textContent)).toEqual(["Images", "Interior", "360 degrees"])

  await userEvent.click(screen.getByRole("button", { name: "360 degrees" }))
  const slider = await screen.findByRole("slider")
  fireEvent.error(slider.querySelector("img") as HTMLImageElement)
  expect(modes().map((item) => item.textContent)).toEqual(["Images", "Interior"])
})

test("the media island is rendered only when the site has the media service and the search index lists a video or 360° view [spec 2 §1 uk.media, §6]", async () => {
  const data = found as FoundCar
  const createPage = (media: object | undefined, services: readonly string[]) => {
    const car = { ...data.car, car_regno: "AB12 CDE", autos_on_show: media }
    return renderDocument("CarDetail", {}, siteFor({ services }), { ...data, car })
  }
  const getIslands = async (page: Promise<HTMLElement>) =>
    [...(await page).querySelectorAll("[data-island=CarMedia], [data-island=CarGallery]")].map((item) =>
      item.getAttribute("data-island"),
    )

  expect(await getIslands(createPage({ has360: true }, ["vehicle-media"]))).toEqual(["CarMedia", "CarGallery"])
  expect(await getIslands(createPage({ has360: false }, ["vehicle-media"]))).toEqual(["CarGallery"])
  expect(await getIslands(createPage({ has360: true }, []))).toEqual(["CarGallery"])
})
