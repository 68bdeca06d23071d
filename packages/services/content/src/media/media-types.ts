/** The media types that can be stored. Browsers do not execute any of them as a page of the site. */
export const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ["avif", "image/avif"],
  ["gif", "image/gif"],
  ["ico", "image/x-icon"],
  ["jpeg", "image/jpeg"],
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
  ["svg", "image/svg+xml"],
  ["webp", "image/webp"],
  ["mp4", "video/mp4"],
  ["webm", "video/webm"],
  ["pdf", "application/pdf"],
  ["vtt", "text/vtt"],
])

const RESIZABLE: ReadonlySet<string> = new Set(
  ["avif", "gif", "jpeg", "png", "svg", "webp"].flatMap((extension) => MEDIA_TYPES.get(extension) ?? []),
)

/**
 * The animated formats of which only the first frame can be rendered. Images in these formats are therefore sent
 * unchanged.
 */
const MOVING: ReadonlyMap<string, string> = new Map([
  ["image/apng", "image/png"],
  ["image/avif-sequence", "image/avif"],
])

export function getExtension(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ""
}

export function isResizable(mimeType: string): boolean {
  return RESIZABLE.has(getSentType(mimeType))
}

/** Returns true if an image would lose its animation when it is rendered in another size or format. */
export function isAnimated(mimeType: string): boolean {
  return MOVING.has(mimeType)
}

export function getSentType(mimeType: string): string {
  return MOVING.get(mimeType) ?? mimeType
}

export function findPictureType(format: string | undefined, bytes: Buffer): string | undefined {
  if (format === "png" && isAnimatedPng(bytes)) return "image/apng"
  if (format === "heif") return isAvifSequence(bytes) ? "image/avif-sequence" : "image/avif"
  return MEDIA_TYPES.get(format ?? "")
}

function isAvifSequence(bytes: Buffer): boolean {
  return bytes.toString("latin1", 4, 12) === "ftypavis"
}

/**
 * Returns image data that the image library can read. An AVIF sequence is marked as a still image for this purpose.
 */
export function toReadable(bytes: Buffer): Buffer {
  if (!isAvifSequence(bytes)) return bytes
  return Buffer.concat([bytes.subarray(0, 8), Buffer.from("avif"), bytes.subarray(12)])
}

/**
 * Returns whether a PNG has an animation control chunk before its image data: https://www.w3.org/TR/png-3/#acTL-chunk.
 */
function isAnimatedPng(bytes: Buffer): boolean {
  const announced = bytes.indexOf("acTL")
  return announced > 0 && announced < bytes.indexOf("IDAT")
}
