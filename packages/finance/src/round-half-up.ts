/**
 * Rounds half a unit up, as lenders and the law do. A value that is below the half only because of binary fractions
 * counts as a half.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  return Math.floor(Number((value * factor).toPrecision(14)) + 0.5) / factor
}
