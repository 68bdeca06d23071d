import type { CallOptions } from "@forecourt/contracts/call"

/**
 * The width of the placeholder in pixels. At this width, it shows the picture's colours and brightness, but not its
 * shapes.
 */
const WIDTH_PX = 16

/** The maximum size of a placeholder in bytes. It is small, since the placeholder is part of the page's HTML. */
const MAX_BYTES = 1500

/** The supported picture types. SVG is not supported, since the media service does not resize SVG pictures. */
const PICTURES: ReadonlySet<string> = new Set(["image/webp", "image/avif", "image/png", "image/jpeg"])

export interface FindBlurPlaceholderOptions extends CallOptions {
  readonly fetch?: typeof fetch
}

/**
 * Fetches a picture with a width of 16 px from the media service and returns it as a data URL. The page shows it
 * blurred until the full picture has loaded. Returns `null` on an error or a timeout.
 */
export async function findBlurPlaceholder(
  src: string,
  { signal, fetch = globalThis.fetch }: FindBlurPlaceholderOptions = {},
): Promise<string | null> {
  try {
    const address = new URL(src)
    address.searchParams.set("w", String(WIDTH_PX))
    const response = await fetch(address, { headers: { accept: "image/webp" }, ...(signal && { signal }) })
    const [type = ""] = (response.headers.get("content-type") ?? "").split(";")
    if (!response.ok || !PICTURES.has(type)) return null

    const bytes = new Uint8Array(await response.arrayBuffer())
    return bytes.length > MAX_BYTES ? null : `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`
  } catch {
    return null
  }
}
