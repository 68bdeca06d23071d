import type { Shown } from "./company.types.ts"

const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  "21x9": [2520, 1080],
  "16x9": [1920, 1080],
  "3x2": [1500, 1000],
  "4x3": [1600, 1200],
  "4x5": [1200, 1500],
}

const CAR = [1500, 1000] as const

export function createShownPicture(src: string, alt: string): Shown {
  const [, ratio = ""] = /-(\d+x\d+)\.svg$/.exec(src) ?? []
  const [width, height] = SIZES[ratio] ?? CAR
  return { src, alt, width, height }
}
