import { hex, type Lch } from "./colour.ts"

/** One paint in six tones, from the shade under the sill to the glint on the shoulder. */
export interface Paint {
  readonly deep: string
  readonly shade: string
  readonly dusk: string
  readonly base: string
  readonly light: string
  readonly sheen: string
  readonly glint: string
}

const SKY_HUE = 255

/** Shadows lean towards the blue of a northern sky, lights pale towards the sun. */
function paint(base: Lch, down: number, up: number): Paint {
  const towards = (hue: number, share: number) => {
    const turn = ((hue - base.h + 540) % 360) - 180
    // Red must not turn purple on its way to blue, nor yellow and sand olive: those keep to the warm side.
    if (base.h > 40 && base.h < 115) return base.h - (base.h < 60 ? 40 : 100) * share
    return base.h + Math.max(-18, Math.min(18, turn * share)) * (base.h < 60 ? 0.3 : 1)
  }
  const shade = (step: number): string =>
    hex({ l: base.l - down * step, c: base.c * (1 - 0.12 * step) + 0.006 * step, h: towards(SKY_HUE, 0.16 * step) })
  const light = (step: number): string =>
    hex({ l: Math.min(0.99, base.l + up * step), c: base.c * (1 - 0.13 * step), h: base.h })
  return {
    deep: shade(2.1),
    shade: shade(1.3),
    dusk: shade(0.6),
    base: hex(base),
    light: light(0.62),
    sheen: light(1.25),
    glint: light(2),
  }
}

/** The colours a car can be ordered in. */
export const paints = {
  snow: paint({ l: 0.925, c: 0.006, h: 230 }, 0.125, 0.04),
  birch: paint({ l: 0.87, c: 0.025, h: 85 }, 0.115, 0.055),
  sand: paint({ l: 0.77, c: 0.052, h: 76 }, 0.105, 0.07),
  silver: paint({ l: 0.76, c: 0.01, h: 240 }, 0.115, 0.085),
  granite: paint({ l: 0.5, c: 0.014, h: 245 }, 0.085, 0.085),
  ink: paint({ l: 0.285, c: 0.018, h: 250 }, 0.05, 0.085),
  midnight: paint({ l: 0.36, c: 0.075, h: 262 }, 0.065, 0.085),
  fjord: paint({ l: 0.53, c: 0.105, h: 245 }, 0.09, 0.08),
  glacier: paint({ l: 0.79, c: 0.05, h: 222 }, 0.105, 0.065),
  spruce: paint({ l: 0.435, c: 0.065, h: 178 }, 0.075, 0.08),
  lichen: paint({ l: 0.71, c: 0.045, h: 140 }, 0.1, 0.075),
  amber: paint({ l: 0.79, c: 0.145, h: 80 }, 0.1, 0.06),
  rowan: paint({ l: 0.53, c: 0.175, h: 25 }, 0.07, 0.075),
  copper: paint({ l: 0.55, c: 0.105, h: 50 }, 0.09, 0.08),
  frost: paint({ l: 0.9, c: 0.016, h: 225 }, 0.12, 0.045),
  pearl: paint({ l: 0.91, c: 0.018, h: 95 }, 0.115, 0.045),
  steel: paint({ l: 0.6, c: 0.032, h: 240 }, 0.1, 0.085),
  graphite: paint({ l: 0.39, c: 0.012, h: 250 }, 0.07, 0.085),
  coal: paint({ l: 0.235, c: 0.004, h: 250 }, 0.04, 0.1),
  denim: paint({ l: 0.45, c: 0.13, h: 262 }, 0.08, 0.08),
  lagoon: paint({ l: 0.5, c: 0.08, h: 212 }, 0.085, 0.08),
  moss: paint({ l: 0.47, c: 0.055, h: 125 }, 0.08, 0.08),
  sun: paint({ l: 0.86, c: 0.16, h: 95 }, 0.11, 0.05),
  flame: paint({ l: 0.62, c: 0.19, h: 38 }, 0.08, 0.07),
  cherry: paint({ l: 0.48, c: 0.18, h: 27 }, 0.06, 0.075),
  ruby: paint({ l: 0.41, c: 0.13, h: 18 }, 0.06, 0.08),
  cocoa: paint({ l: 0.4, c: 0.045, h: 50 }, 0.07, 0.08),
  plum: paint({ l: 0.4, c: 0.085, h: 340 }, 0.07, 0.08),
} as const satisfies Record<string, Paint>

/** A black that only roofs are painted in. */
export const BLACK_PAINT: Paint = {
  deep: "#11161a",
  shade: "#161c20",
  dusk: "#1d2429",
  base: "#262e34",
  light: "#39434a",
  sheen: "#566068",
  glint: "#7d8890",
}

export type PaintName = keyof typeof paints

export function isPaintName(name: string): name is PaintName {
  return Object.hasOwn(paints, name)
}
