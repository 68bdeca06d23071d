import { expect, test } from "vitest"
import { createImageUrls } from "./image-url.ts"

const imageUrl = createImageUrls({ contentUrl: "http://localhost:4300", hosts: ["media.example"] })

test("pictures of the platform and of allowed hosts are resized", () => {
  expect(imageUrl("http://localhost:4300/-/media/hall.jpg?iar=0", 640)).toBe(
    "/_next/image?url=http%3A%2F%2Flocalhost%3A4300%2F-%2Fmedia%2Fhall.jpg%3Fiar%3D0&w=640&q=75",
  )
  expect(imageUrl("/-/media/hall.jpg", 320)).toContain("url=http%3A%2F%2Flocalhost%3A4300%2F-%2Fmedia%2Fhall.jpg&w=320")
  expect(imageUrl("https://media.example/a.png", 1280)).toContain("media.example")
})

test("SVG artwork of the platform is requested at the target width", () => {
  expect(imageUrl("/-/media/artwork/scene/harbour.svg", 1920)).toContain("harbour.svg%3Fw%3D1920&w=1920")
})

test("imageUrl returns null for images on other hosts, vector images and unsupported URL schemes [spec 1 §5 image-hosts]", () => {
  for (const src of [
    "https://elsewhere.example/a.png",
    "http://localhost:4301/a.png",
    "/-/media/logo.svg",
    "/-/media/LOGO.SVG",
    "data:image/png;base64,AA",
    "ftp://localhost:4300/a.png",
    "http://[",
  ])
    expect(imageUrl(src, 640), src).toBeNull()
})
