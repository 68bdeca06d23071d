import { charging } from "../details/charging.ts"
import { cockpit } from "../details/cockpit.ts"
import { headlight } from "../details/headlight.ts"
import { key } from "../details/key.ts"
import { wheel } from "../details/wheel.ts"
import { inLight } from "../light/light.ts"
import { overlay } from "../light/overlays.ts"
import { inRullosPaint } from "../palette/rullo.ts"
import { advice } from "./advice.ts"
import { bodyShop } from "./body-shop.ts"
import { bratislava } from "./bratislava.ts"
import { carWash } from "./car-wash.ts"
import { coastRoad } from "./coast-road.ts"
import { driveway } from "./driveway.ts"
import { forecourtRow } from "./forecourt-row.ts"
import { forestRoad } from "./forest-road.ts"
import { gothenburgHarbour } from "./gothenburg-harbour.ts"
import { handover } from "./handover.ts"
import { harbour } from "./harbour.ts"
import { helsinki } from "./helsinki.ts"
import { leedsTerrace } from "./leeds-terrace.ts"
import { malmo } from "./malmo.ts"
import { mountainPass } from "./mountain-pass.ts"
import { nordicStreet } from "./nordic-street.ts"
import { osloFjord } from "./oslo-fjord.ts"
import { reception } from "./reception.ts"
import { roadside } from "./roadside.ts"
import { type BrandGroupName, type Drawing, RATIOS, type Ratio, type Scene, type Setting } from "./scene.types.ts"
import { showroom } from "./showroom.ts"
import { tyreStore } from "./tyre-store.ts"
import { tyreWall } from "./tyre-wall.ts"
import { vanYard } from "./van-yard.ts"
import { workshop } from "./workshop.ts"

export const scenes: Readonly<Record<string, Scene>> = {
  "nordic-street": nordicStreet,
  "leeds-terrace": leedsTerrace,
  bratislava,
  helsinki,
  "forest-road": forestRoad,
  harbour,
  malmo,
  "gothenburg-harbour": gothenburgHarbour,
  "oslo-fjord": osloFjord,
  showroom,
  workshop,
  "tyre-wall": tyreWall,
  driveway,
  handover,
  advice,
  reception,
  "body-shop": bodyShop,
  "car-wash": carWash,
  roadside,
  "forecourt-row": forecourtRow,
  "mountain-pass": mountainPass,
  "coast-road": coastRoad,
  "tyre-store": tyreStore,
  "van-yard": vanYard,
}

export const details: Readonly<Record<string, Scene>> = { wheel, headlight, charging, key, cockpit }

/** The last drawings: the ratios of one are asked for together. */
const drawings = new Map<string, Drawing>()
const MAX_DRAWINGS = 24

/** Where a picture may say more than the place and the ratio. */
export type Choice = Partial<Omit<Setting, "brandGroup">>

/** Cuts a scene to one of its ratios; the scene itself is drawn once for each setting. */
export function drawScene(
  name: string,
  scene: Scene,
  ratio: Ratio,
  brandGroup: BrandGroupName,
  choice: Choice,
): string {
  const setting: Setting = { ...USUAL, ...scene.own, ...choice, brandGroup }
  const key = `${name} ${Object.values(setting.car).join(" ")} ${setting.season} ${setting.hour} ${brandGroup}`
  const drawing = drawings.get(key) ?? painted(scene, setting)
  drawings.delete(key)
  drawings.set(key, drawing)
  if (drawings.size > MAX_DRAWINGS) drawings.delete(drawings.keys().next().value ?? key)
  const { width, height } = RATIOS[ratio]
  const { x, y, width: wide } = scene.crops[ratio]
  const tall = Math.round((wide * height) / width)
  const over = scene.own
    ? overlay(setting.season, setting.hour, { x, y, width: wide, height: tall }, scene.indoor ?? false)
    : { ink: "", defs: "" }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${tall}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${drawing.defs}${over.defs}</defs>${drawing.content}${over.ink}</svg>`
}

const USUAL: Omit<Setting, "brandGroup"> = {
  season: "summer",
  hour: "day",
  car: { body: "hatchback", paint: "fjord" },
}

function painted(scene: Scene, setting: Setting): Drawing {
  const { content, defs } = scene.draw(setting)
  const paint = setting.brandGroup === "rullo" ? inRullosPaint : (ink: string): string => ink
  const drawing = { content: paint(content), defs: paint(defs) }
  return inLight(drawing, scene.own ?? USUAL, setting, scene.indoor ? "indoor" : "scenery")
}
