import { type Edition, getArtworkPath } from "./edition.ts"
import type { SceneName } from "./texts/texts.types.ts"

const SIZES = { "21x9": [2520, 1080], "16x9": [1920, 1080], "4x3": [1600, 1200], "4x5": [1200, 1500] } as const

/** Creates an image field with one of the platform's illustrations, which is rendered in the brand group's colours. */
export function createScene({ texts, options }: Edition, scene: SceneName, ratio: keyof typeof SIZES) {
  const [width, height] = SIZES[ratio]
  const kind = scene === "key" ? "details" : "scenes"
  // Pictures of places have Norrvik's colours by default.
  const paint = options.brandGroup === "norrvik" ? "" : `${options.brandGroup}-`
  return {
    value: { src: getArtworkPath(`${kind}/${paint}${scene}-${ratio}.svg`), alt: texts.pictures[scene], width, height },
  }
}

/** Creates the image fields of an illustration for wide screens and for phones. */
export const createPictures = (edition: Edition, scene: SceneName) => ({
  imageDesktop: createScene(edition, scene, "4x3"),
  imagePhone: createScene(edition, scene, "4x5"),
})
