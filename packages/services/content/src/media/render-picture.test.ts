import sharp from "sharp"
import { expect, test } from "vitest"
import type { PictureRequest } from "./picture-request.ts"
import { renderPicture } from "./render-picture.ts"

const REQUEST: PictureRequest = { width: 20, height: null, quality: null, stretches: false, format: null }

async function createMoving(format: "gif" | "webp"): Promise<Buffer> {
  const frames = await Promise.all(
    ["#ff0000", "#00ff00", "#0000ff"].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const picture = sharp(frames, { join: { animated: true } })
  return format === "gif" ? picture.gif({ delay: [100, 100, 100] }).toBuffer() : picture.webp().toBuffer()
}

test.for([
  ["gif", "webp", 3],
  ["gif", "gif", 3],
  ["webp", "webp", 3],
  ["gif", "avif", 1],
  ["gif", "png", 1],
  ["webp", "jpeg", 1],
] as const)(
  "an animated %s is rendered as %s with %i frames in the requested dimensions",
  async ([source, format, frames]) => {
    const rendered = await renderPicture(await createMoving(source), REQUEST, format, false)

    const { width, height, pages = 1, pageHeight = height } = await sharp(rendered, { animated: true }).metadata()
    expect([width, pageHeight, pages]).toEqual([20, 15, frames])
  },
)

test("a still picture is rendered as a single frame and rotated according to its EXIF orientation", async () => {
  const still = sharp({ create: { width: 40, height: 30, channels: 3, background: "#808080" } })
  const bytes = await still.withMetadata({ orientation: 6 }).jpeg().toBuffer()

  const { width, height, pages = 1 } = await sharp(await renderPicture(bytes, REQUEST, "webp", false)).metadata()

  expect([width, height, pages]).toEqual([20, 27, 1])
})
