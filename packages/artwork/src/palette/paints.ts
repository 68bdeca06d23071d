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

/** The fourteen colours a car can be ordered in. */
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
} as const satisfies Record<string, Paint>

export type PaintName = keyof typeof paints

export function isPaintName(name: string): name is PaintName {
  return Object.hasOwn(paints, name)
}
