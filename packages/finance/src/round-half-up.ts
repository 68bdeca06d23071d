/** Rounds as lenders and the law do, half a unit up; what only binary fractions keep below the half counts as half. */
export function roundHalfUp(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  return Math.floor(Number((value * factor).toPrecision(14)) + 0.5) / factor
}
