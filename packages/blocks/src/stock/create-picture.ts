import type { CarPicture } from "./stock.types.ts"

/**
 * Addresses of resized pictures with a hole for the picture, by the kind of picture: a browser that finds more cars
 * does not know which hosts the site resizes.
 */
export type PictureTemplates = Readonly<Record<string, readonly (readonly [width: number, address: string])[]>>

export const PICTURE_HOLE = "{picture}"

/** Width for browsers that cannot choose. */
const MIDDLE_WIDTH = 640

/** A picture in the sizes that there are of it. */
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

/** Its host, and whether it is a drawing: what decides whether a picture is resized. */
export function getPictureKind(src: string): string {
  const [, host = "", path = ""] = /^(https?:\/\/[^/]+)?(.*?)(?:\?.*)?$/i.exec(src) ?? []
  return `${host}${/\.svg$/i.test(path) ? " svg" : ""}`
}

function formatTemplate(address: string, src: string): string {
  return address.replace(PICTURE_HOLE, encodeURIComponent(src))
}
