import sharp from "sharp"
import type { PictureFormat, PictureRequest } from "./picture-request.ts"

const PIXEL_LIMIT = 60_000_000
const QUALITY: Readonly<Record<Exclude<PictureFormat, "gif">, number>> = { avif: 55, webp: 78, jpeg: 80, png: 80 }
const SVG_DENSITY = 72 // pixels an inch at which a vector picture has its natural size
const MAX_DENSITY = 2400

const MOVING: ReadonlySet<PictureFormat> = new Set(["webp", "gif"])

/** Renders an image in the requested size and format. Only vector images are enlarged. */
export async function renderPicture(
  source: Buffer,
  request: PictureRequest,
  format: PictureFormat,
  isVector: boolean,
): Promise<Buffer> {
  const density = isVector ? await calculateVectorDensity(source, request) : SVG_DENSITY
  const animated = MOVING.has(format) && (await isAnimated(source))
  const picture = sharp(source, { limitInputPixels: PIXEL_LIMIT, animated, ...(isVector && { density }) })
    .rotate()
    .resize({
      ...(request.width !== null && { width: request.width }),
      ...(request.height !== null && { height: request.height }),
      fit: request.stretches ? "fill" : "inside",
      withoutEnlargement: !isVector,
    })
  if (format === "gif") return picture.gif().toBuffer()
  const quality = request.quality ?? QUALITY[format]
  switch (format) {
    case "avif":
      return picture.avif({ quality, effort: 2 }).toBuffer()
    case "webp":
      return picture.webp({ quality }).toBuffer()
    case "jpeg":
      return picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }).toBuffer()
    case "png":
      // Mostly for image services, which compress again: time counts for more than size.
      return picture.png({ compressionLevel: 4 }).toBuffer()
  }
}

/**
 * Returns true if an image is an animation that can be rendered. It must have no EXIF rotation, and its total number of
 * pixels must be within the limit.
 */
async function isAnimated(source: Buffer): Promise<boolean> {
  const { width, height, pages = 1, orientation = 1 } = await sharp(source).metadata()
  return pages > 1 && orientation === 1 && width * height * pages <= PIXEL_LIMIT
}

/** Returns the resolution in DPI that makes a vector image sharp at the requested size. */
async function calculateVectorDensity(source: Buffer, { width, height }: PictureRequest): Promise<number> {
  const natural = await sharp(source).metadata()
  const scale = Math.max((width ?? 0) / natural.width, (height ?? 0) / natural.height) || 1
  return Math.min(MAX_DENSITY, Math.max(1, SVG_DENSITY * scale))
}
