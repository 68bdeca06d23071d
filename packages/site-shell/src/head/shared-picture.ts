/**
 * Returns the address of a picture for social networks and product listings. They do not support SVG, so drawings are
 * requested as JPEG.
 */
export function toSharedPicture(src: string): string {
  return /\.svg$/i.test(src) ? `${src}?w=1200&format=jpeg` : src
}
