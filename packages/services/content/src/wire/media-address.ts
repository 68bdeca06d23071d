const MEDIA = "/-/media/"

/** Converts a media address into a complete one: `/-/media/x.jpg` becomes `http://localhost:4300/-/media/x.jpg`. */
export function toAbsoluteMedia(publicUrl: string, address: string): string {
  return address.startsWith(MEDIA) ? publicUrl + address : address
}

/** Completes every media address in HTML. */
export function toAbsoluteMediaInHtml(publicUrl: string, html: string): string {
  return html.replace(/(\s(?:src|href)=["'])(\/-\/media\/)/g, `$1${publicUrl}$2`)
}

/**
 * Builds the address of a picture, with its size when known, as on the platform: `?h=386&iar=0&w=580`. Vector pictures
 * have no size there or here.
 */
export function buildPictureAddress(publicUrl: string, src: string, width: unknown, height: unknown): string {
  const address = toAbsoluteMedia(publicUrl, src)
  if (!src.startsWith(MEDIA) || /\.svg$/i.test(src) || src.includes("?")) return address
  return width === undefined || height === undefined ? address : `${address}?h=${height}&iar=0&w=${width}`
}
