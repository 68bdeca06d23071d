import { circle, group, type Ink, moved, path, picture, rect } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"
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

function logo(words: string, field: string, road: string): string {
  const name = write("NORRVIK", { size: 17, weight: 0.165, wide: 0.86, gap: 0.14, colour: words })
  const second = write("AUTOMOTIVE", { size: 7, weight: 0.14, wide: 0.92, gap: 0.43, colour: words })
  const left = 50
  const wanted = LOGO.width - left - 1
  return picture(
    LOGO.width,
    LOGO.height,
    [
      moved(bay(field, road, northern.amber), 0, 7.5),
      group(name.ink, `translate(${left} 11.5) scale(${wanted / name.width} 1)`),
      group(second.ink, `translate(${left} 36) scale(${wanted / second.width} 1)`),
    ].join(""),
  )
}

/** `norrvik`, `norrvik-light` for dark grounds, and `favicon`. */
export function drawLogo(name: string): string | null {
  if (name === "norrvik") return logo(northern.ink, northern.action, northern.paper)
  if (name === "norrvik-light") return logo(northern.paper, northern.paper, northern.action)
  if (name === "favicon")
    return picture(
      FAVICON.width,
      FAVICON.height,
      moved(bay(northern.action, northern.paper, northern.amber), 0, 0, 1.6),
    )
  return null
}
