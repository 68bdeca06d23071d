import type { CarPicture } from "./stock.types.ts"

/**
 * The URL templates for resized pictures, by kind of picture. They are created on the server, because only the server
 * knows for which hosts the site resizes pictures.
 */
export type PictureTemplates = Readonly<Record<string, readonly (readonly [width: number, address: string])[]>>

export const PICTURE_HOLE = "{picture}"

/** The picture width for browsers without `srcset` support. */
const MIDDLE_WIDTH = 640

export function createPicture(
  src: string,
  templates: PictureTemplates,
  { alt, width, height }: Pick<CarPicture, "alt" | "width" | "height">,
): CarPicture {
  const addresses =
    templates[getPictureKind(src)]?.map(([at, address]) => [at, formatTemplate(address, src)] as const) ?? []
  const middle = addresses.find(([at]) => at === MIDDLE_WIDTH)?.[1] ?? src
  const srcSet = addresses.map(([at, address]) => `${address} ${at}w`).join(", ")
  return { src: middle, ...(srcSet !== "" && { srcSet }), alt, width, height }
}

/**
 * Returns the kind of a picture: its host, followed by ` svg` for SVG files. The site resizes either all pictures of a
 * kind or none of them.
 */
export function getPictureKind(src: string): string {
  const [, host = "", path = ""] = /^(https?:\/\/[^/]+)?(.*?)(?:\?.*)?$/i.exec(src) ?? []
  return `${host}${/\.svg$/i.test(path) ? " svg" : ""}`
}

function formatTemplate(address: string, src: string): string {
  return address.replace(PICTURE_HOLE, encodeURIComponent(src))
}
