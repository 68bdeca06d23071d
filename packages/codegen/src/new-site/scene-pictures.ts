import { type Edition, getArtworkPath } from "./edition.ts"
import type { SceneName } from "./texts/sv.ts"

const SIZES = { "21x9": [2520, 1080], "16x9": [1920, 1080], "4x3": [1600, 1200], "4x5": [1200, 1500] } as const

export function createScene({ texts, options }: Edition, scene: SceneName, ratio: keyof typeof SIZES) {
  const [width, height] = SIZES[ratio]
  const kind = scene === "key" ? "details" : "scenes"
  // Pictures of places have Norrvik's colours by default.
  const paint = options.brandGroup === "norrvik" ? "" : `${options.brandGroup}-`
  return {
    value: { src: getArtworkPath(`${kind}/${paint}${scene}-${ratio}.svg`), alt: texts.pictures[scene], width, height },
  }
}

export const createPictures = (edition: Edition, scene: SceneName) => ({
  imageDesktop: createScene(edition, scene, "4x3"),
  imagePhone: createScene(edition, scene, "4x5"),
})
