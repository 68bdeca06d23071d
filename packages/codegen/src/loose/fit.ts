import { allOf, anyOf } from "../emit/assertion-leaves.ts"

/** Whether something holds, as an expression, and the opposite. */
export interface Fit {
  readonly holds: string
  readonly fails: string
}

export const ALWAYS: Fit = { holds: "true", fails: "false" }
export const NEVER: Fit = { holds: "false", fails: "true" }

export function opposite({ holds, fails }: Fit): Fit {
  return { holds: fails, fails: holds }
}

export function negatable(holds: string): Fit {
  return { holds, fails: `!${holds}` }
}

export function someOf(fits: readonly Fit[]): Fit {
  return opposite(everyOf(fits.map(opposite)))
}

export function everyOf(fits: readonly Fit[]): Fit {
  if (fits.some(({ holds }) => holds === "false")) return NEVER
  const open = fits.filter(({ holds }) => holds !== "true")
  if (open.length === 0) return ALWAYS
  return { holds: allOf(open.map(({ holds }) => holds)), fails: anyOf(open.map(({ fails }) => fails)) }
}
