import { charging, cockpit, headlight, key, wheel } from "../details/close-ups.ts"
import { group } from "../drawing/ink.ts"
import { forestRoad } from "./forest-road.ts"
import { harbour } from "./harbour.ts"
import { nordicStreet } from "./nordic-street.ts"
import { type Ratio, RATIOS, type Scene } from "./scene.types.ts"
import { showroom } from "./showroom.ts"
import { tyreWall } from "./tyre-wall.ts"
import { workshop } from "./workshop.ts"

export const scenes: Readonly<Record<string, Scene>> = {
  "nordic-street": nordicStreet,
  "forest-road": forestRoad,
  harbour,
  showroom,
  workshop,
  "tyre-wall": tyreWall,
}

export const details: Readonly<Record<string, Scene>> = { wheel, headlight, charging, key, cockpit }

/** Draws a scene in one of its ratios. */
export function drawScene(scene: Scene, ratio: Ratio): string {
  const { width, height } = RATIOS[ratio]
  const crop = scene.crops[ratio]
  const { content, defs } = scene.draw()
  const tall = (crop.width * height) / width
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop.x} ${crop.y} ${crop.width} ${Math.round(tall)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${group(content)}</svg>`
}
