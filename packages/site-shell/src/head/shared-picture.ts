/**
 * Returns the URL of a picture for social networks and product listings. These do not support SVG, so an SVG is
 * requested as JPEG.
 */
export function toSharedPicture(src: string): string {
  return /\.svg$/i.test(src) ? `${src}?w=1200&format=jpeg` : src
}
