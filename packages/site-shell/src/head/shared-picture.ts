/**
 * Returns the address of a picture for social networks and product listings. They show no SVG, so the address
 * of a drawing requests it as JPEG.
 */
export function toSharedPicture(src: string): string {
  return /\.svg$/i.test(src) ? `${src}?w=1200&format=jpeg` : src
}
