/** The quality of resized pictures. The image service accepts no other value. */
const QUALITY = 75

export interface ImageHosts {
  /** The address of the content platform, whose pictures are resized. */
  readonly contentUrl: string
  /** The other hosts whose pictures are resized, for example `media.example` or `localhost:4300`. */
  readonly hosts: readonly string[]
}

/**
 * Creates the function that returns the address of a picture at a given width. For the hosts that a site allows, it
 * returns an address of the image service. For all other hosts, it returns `null`, and the picture is shown unchanged
 * (spec 1 §5).
 */
export function createImageUrls({ contentUrl, hosts }: ImageHosts): (src: string, width: number) => string | null {
  const allowed = new Set([new URL(contentUrl).host, ...hosts])
  return (src, width) => {
    if (!URL.canParse(src, contentUrl)) return null
    const url = new URL(src, contentUrl)
    if (!/^https?:$/.test(url.protocol) || !allowed.has(url.host)) return null
    // The image service does not support SVG; the platform renders it at a width.
    if (/\.svg$/i.test(url.pathname)) {
      if (!url.pathname.startsWith("/-/media/artwork/")) return null
      url.searchParams.set("w", String(width))
    }
    return `/_next/image?url=${encodeURIComponent(url.href)}&w=${width}&q=${QUALITY}`
  }
}
