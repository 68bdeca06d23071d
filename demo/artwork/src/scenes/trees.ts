import { chance } from "../drawing/chance.ts"
import { circle, ellipse, type Ink, line, path } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import type { Season } from "./scene.types.ts"

const BARK = "#6b5c50"

/** A town's broadleaf tree, a lime or a plane: a clear stem and a round crown, bare in winter. */
export function broadleaf(x: number, base: number, height: number, season: Season, seed = 1): Ink {
  const random = chance(seed * 7351 + 3)
  const stem = height * 0.045
  const fork = base - height * 0.42
  const trunk = path(
    `M${round(x - stem * 0.75)} ${round(base)}Q${round(x - stem * 0.4)} ${round(base - height * 0.1)} ${round(x - stem * 0.42)} ${round(fork)}H${round(x + stem * 0.42)}Q${round(x + stem * 0.4)} ${round(base - height * 0.1)} ${round(x + stem * 0.8)} ${round(base)}Z`,
    { fill: BARK },
  )
  const boughs = Array.from({ length: 7 }, (_, index) => {
    const way = (index - 3) / 3
    const tip = [x + way * height * 0.27, base - height * (0.94 - 0.26 * way * way)] as const
    const knee = [x + way * height * 0.1, base - height * (0.56 + random() * 0.06)] as const
    return { tip, knee, way }
  })
  const limbs = boughs.map(({ tip, knee }) =>
    line([[x, fork + height * 0.03], knee, tip], { stroke: BARK, width: height * 0.014 }),
  )
  if (season === "winter") return trunk + limbs.join("") + twigs(boughs, height, random)
  const [lit, leaf, deep] = leaves(season)
  const count = 26
  const clumps = Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4
    const out = Math.sqrt((index + 0.5) / count)
    return {
      x: x + Math.cos(angle) * out * height * 0.25,
      y: base - height * 0.66 + Math.sin(angle) * out * height * 0.27,
      r: height * (0.075 + random() * 0.04),
    }
  })
  return [
    trunk,
    ...limbs.slice(2, 5),
    ...clumps.map((c) => circle(c.x + c.r * 0.1, c.y + c.r * 0.2, c.r * 1.06, { fill: deep })),
    ...clumps.map((c) => circle(c.x - c.r * 0.2, c.y - c.r * 0.2, c.r * 0.82, { fill: leaf })),
    ...clumps
      .filter((c) => c.x - x < height * 0.1 && c.y < base - height * 0.56)
      .map((c) => ellipse(c.x - c.r * 0.5, c.y - c.r * 0.55, c.r * 0.46, c.r * 0.36, { fill: lit })),
  ].join("")
}

/** Leaves of a season: in the light, between, in the shade. */
export function leaves(season: Season): readonly [string, string, string] {
  if (season === "autumn") return [northern.amberPale, northern.leafAmber, mix(northern.leafAmber, "#8a4a2a", 0.45)]
  return [mix(northern.leaf, northern.sun, 0.3), northern.leaf, northern.grassDark]
}

function twigs(
  boughs: readonly { tip: readonly [number, number]; knee: readonly [number, number]; way: number }[],
  height: number,
  random: () => number,
): Ink {
  const d = boughs.flatMap(({ tip, knee, way }) =>
    [0.35, 0.55, 0.75, 0.9].map((t, index) => {
      const fx = knee[0] + (tip[0] - knee[0]) * t
      const fy = knee[1] + (tip[1] - knee[1]) * t
      const side = index % 2 === 0 ? 1 : -1
      const long = height * (0.07 + random() * 0.06)
      return `M${round(fx)} ${round(fy)}l${round((side * 0.7 + way * 0.5) * long)} ${round(-long * 0.8)}`
    }),
  )
  return path(d.join(""), { stroke: BARK, width: height * 0.006 })
}

const round = (value: number): string => String(Math.round(value * 10) / 10)
