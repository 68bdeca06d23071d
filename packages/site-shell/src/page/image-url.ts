/** The only quality that the image service accepts. */
const QUALITY = 75

export interface ImageHosts {
  /** The URL of the content platform. Images on its host are resized. */
  readonly contentUrl: string
  /** The additional hosts whose images are resized, for example `media.example` or `localhost:4300`. */
  readonly hosts: readonly string[]
}

/**
 * Creates the function that returns the URLs of resized images. The function returns `null` for images on other hosts
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
