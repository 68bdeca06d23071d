import { cleanup, render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import { siteFor } from "../../test/render.tsx"
import { CarGallery } from "./car-gallery.client.tsx"
import { createGalleryTexts } from "./car-gallery.texts.ts"

afterEach(cleanup)

const WIDTHS = [320, 640, 1280, 1920]
const PICTURES = ["front", "inside"].map((name) => ({
  src: `/img?url=${name}&w=640`,
  srcSet: WIDTHS.map((width) => `/img?url=${name}&w=${width} ${width}w`).join(", "),
  alt: name,
  width: 3,
  height: 2,
}))
const TEXTS = createGalleryTexts(siteFor(), PICTURES.length)

test("lightbox pictures fill the window width, and thumbnails are 6rem wide", async () => {
  render(<CarGallery pictures={PICTURES} texts={TEXTS} />)
  await userEvent.click(screen.getByRole("button", { name: /Visa alla/ }))
  const pictures = within(screen.getByRole("dialog", { hidden: true })).getAllByRole("img", { hidden: true })
  const [shown, ...others] = pictures.filter((picture) => picture.getAttribute("src")?.includes("front"))

  expect([shown?.getAttribute("sizes"), shown?.getAttribute("srcset")]).toEqual(["100vw", PICTURES[0]?.srcSet])
  expect(others.map((item) => item.getAttribute("sizes"))).toEqual(["6rem"])
})

test("a picture opens the lightbox at that picture, a thumbnail shows another picture, and Escape closes the lightbox [spec 2 §2.5 car-gallery.open car-gallery.thumbnails car-gallery.escape, §4 gallery]", async () => {
  render(<CarGallery pictures={PICTURES} texts={TEXTS} />)
  const getPosition = () => document.querySelector("[data-part=position]")?.textContent
  expect(screen.queryByRole("dialog")).toBeNull()

  await userEvent.click(screen.getByRole("button", { name: "Visa bild 2 av 2 i helskärm" }))
  expect(getPosition()).toBe("2 av 2")
  await userEvent.click(screen.getByRole("button", { name: "Visa 1 av 2", hidden: true }))
  expect(getPosition()).toBe("1 av 2")
  await userEvent.keyboard("{Escape}")
  expect(screen.queryByRole("dialog")).toBeNull()
})
