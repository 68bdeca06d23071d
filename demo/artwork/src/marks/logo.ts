import { circle, group, type Ink, moved, path, picture, rect } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"
import { rullo } from "../palette/rullo.ts"
import { write } from "./letters.ts"

export const LOGO = { width: 150, height: 55 }
export const FAVICON = { width: 64, height: 64 }

/** The bay: an N whose diagonal is a road that bends round the water, with the sun low above it. On a field of 40. */
function bay(field: string, road: string, sun: string): Ink {
  return [
    rect(0, 0, 40, 40, { fill: field }, 6),
    path("M11 31 V15.5 C11 9.5 17 8.2 19 14.2 C20.2 18 19.8 22 21 25.8 C23 31.8 29 30.5 29 24.5 V18.5", {
      stroke: road,
      width: 4.6,
      cap: "butt",
    }),
    circle(29, 11.6, 2.9, { fill: sun }),
  ].join("")
}

function norrvikLogo(words: string, field: string, road: string, sun: string): string {
  const name = write("NORRVIK", { size: 17, weight: 0.165, wide: 0.86, gap: 0.14, colour: words })
  const second = write("AUTOMOTIVE", { size: 7, weight: 0.14, wide: 0.92, gap: 0.43, colour: words })
  const left = 50
  const wanted = LOGO.width - left - 1
  return picture(
    LOGO.width,
    LOGO.height,
    [
      moved(bay(field, road, sun), 0, 7.5),
      group(name.ink, `translate(${left} 11.5) scale(${wanted / name.width} 1)`),
      group(second.ink, `translate(${left} 36) scale(${wanted / second.width} 1)`),
    ].join(""),
  )
}

/** The wheel: a bright disc in a tyre, with the valve where it stands after a quarter of a turn. On a field of 40. */
export function rulloWheel(tyre: string, disc: string): Ink {
  return [circle(20, 20, 15, { fill: disc, stroke: tyre, width: 8 }), circle(26.4, 13.6, 2.7, { fill: tyre })].join("")
}

/** `rullo` in small letters of one line, its last letter rolling. */
export function rulloWords(words: string, disc: string): Ink {
  const line = { stroke: words, width: 8, cap: "butt" } as const
  const letters = [
    "M8 48 V19 M8 34 C8 25.5 13 22 22 22.5",
    "M33 19 V34.5 C33 41 36.8 44.2 42.5 44.2 C48.6 44.2 52.5 40.6 52.5 34 M52.5 19 V48",
    "M67 6 V48",
    "M81.5 6 V48",
  ]
  return [...letters.map((letter) => path(letter, line)), moved(rulloWheel(words, disc), 92.5, 11.5, 0.95)].join("")
}

/** Light of each country: Norrvik's sun and the disc of Rullo's wheel, as the sites' themes mix their accents. */
const LIGHTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  norrvik: { "": northern.amber, no: "#a6dbe8", uk: "#d8bfe6" },
  rullo: { "": rullo.lime, fi: "#8cf0c8", sk: "#ffc061" },
}

/** `norrvik` or `rullo`, then perhaps a country, then perhaps `light` for dark grounds or `favicon` for the mark alone. */
export function drawLogo(name: string): string | null {
  const [, house = "", country = "", form = ""] = /^([a-z]+?)(?:-([a-z]{2}))?(?:-(light|favicon))?$/.exec(name) ?? []
  const light = Object.hasOwn(LIGHTS, house) ? LIGHTS[house]?.[country] : undefined
  if (light === undefined) return null
  return house === "norrvik" ? drawNorrvik(form, light) : drawRullo(form, light)
}

function drawNorrvik(form: string, sun: string): string {
  if (form === "favicon") return favicon(moved(bay(northern.action, northern.paper, sun), 0, 0, 1.6))
  return form === "light"
    ? norrvikLogo(northern.paper, northern.paper, northern.action, sun)
    : norrvikLogo(northern.ink, northern.action, northern.paper, sun)
}

function drawRullo(form: string, disc: string): string {
  if (form === "favicon") return favicon(moved(rulloWheel(rullo.ink, disc), 0, 0, 1.6))
  return picture(LOGO.width, LOGO.height, rulloWords(form === "light" ? rullo.paper : rullo.ink, disc))
}

const favicon = (mark: Ink) => picture(FAVICON.width, FAVICON.height, mark)
