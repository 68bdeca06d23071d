const MEDIA = "/-/media/"

export function toAbsoluteMedia(publicUrl: string, address: string): string {
  return address.startsWith(MEDIA) ? publicUrl + address : address
}

export function toAbsoluteMediaInHtml(publicUrl: string, html: string): string {
  return html.replace(/(\s(?:src|href)=["'])(\/-\/media\/)/g, `$1${publicUrl}$2`)
}

/** Builds the URL of an image, with its size as in Sitecore: `?h=386&iar=0&w=580`. */
export function buildPictureAddress(publicUrl: string, src: string, width: unknown, height: unknown): string {
  const address = toAbsoluteMedia(publicUrl, src)
  if (!src.startsWith(MEDIA) || /\.svg$/i.test(src) || src.includes("?")) return address
  return width === undefined || height === undefined ? address : `${address}?h=${height}&iar=0&w=${width}`
}
