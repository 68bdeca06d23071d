import type { CallOptions } from "@forecourt/contracts/call"

/** Width of the tiny picture: enough for colours and light, not for shapes. */
const WIDTH_PX = 16

/** A placeholder rides in the page itself, so it has to be small. */
const MAX_BYTES = 1500

/** The media types of a resized picture. An SVG that was not resized has none of them. */
const PICTURES: ReadonlySet<string> = new Set(["image/webp", "image/avif", "image/png", "image/jpeg"])

export interface FindBlurPlaceholderOptions extends CallOptions {
  readonly fetch?: typeof fetch
}

/**
 * Fetches a picture from the media service at a width of 16 px, to show it, blurred, until the real one has
 * loaded.
 *
 * A placeholder is never worth waiting or failing for: after any error, the result is `null`.
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
