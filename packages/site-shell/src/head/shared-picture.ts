/**
 * Returns the URL of a picture for social networks. An SVG is converted to JPEG, since social networks do not support
 * SVG.
 */
export function toSharedPicture(src: string): string {
  return /\.svg$/i.test(src) ? `${src}?w=1200&format=jpeg` : src
}
