import type { View } from "../drawing/camera.ts"

/** The angles a car is shown from. */
export const views = {
  side: { turn: 0, eye: 1150, distance: 30000 },
  quarter: { turn: 37, eye: 1450, distance: 11500 },
  rear: { turn: -38, eye: 1450, distance: 11500 },
} as const satisfies Record<string, View>

export type ViewName = keyof typeof views
