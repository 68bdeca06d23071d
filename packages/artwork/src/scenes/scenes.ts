import { charging } from "../details/charging.ts"
import { cockpit } from "../details/cockpit.ts"
import { headlight } from "../details/headlight.ts"
import { key } from "../details/key.ts"
import { wheel } from "../details/wheel.ts"
import { inRullosPaint } from "../palette/rullo.ts"
import { forestRoad } from "./forest-road.ts"
import { harbour } from "./harbour.ts"
import { nordicStreet } from "./nordic-street.ts"
import { type HouseName, RATIOS, type Ratio, type Scene } from "./scene.types.ts"
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

const drawings = new Map<string, ReturnType<Scene["draw"]>>()

/** Cuts a scene to one of its ratios; the scene itself is drawn once for each house. */
export function drawScene(name: string, scene: Scene, ratio: Ratio, house: HouseName): string {
  const key = `${house} ${name}`
  const drawing = drawings.get(key) ?? painted(scene, house)
  drawings.set(key, drawing)
  const { width, height } = RATIOS[ratio]
  const { x, y, width: wide } = scene.crops[ratio]
  const tall = Math.round((wide * height) / width)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${tall}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${drawing.defs}</defs>${drawing.content}</svg>`
}

function painted(scene: Scene, house: HouseName): ReturnType<Scene["draw"]> {
  const { content, defs } = scene.draw(house)
  return house === "rullo" ? { content: inRullosPaint(content), defs: inRullosPaint(defs) } : { content, defs }
}
