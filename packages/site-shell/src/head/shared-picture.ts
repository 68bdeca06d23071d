/** Returns the URL of a shared picture, as JPEG because social networks do not support SVG. */
export function toSharedPicture(src: string): string {
  return /\.svg$/i.test(src) ? `${src}?w=1200&format=jpeg` : src
}
