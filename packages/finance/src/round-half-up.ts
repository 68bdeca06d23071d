/**
 * Rounds half a unit up, like lenders and the law. A value that is below half a unit only because of binary fractions
 * is rounded up too.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  return Math.floor(Number((value * factor).toPrecision(14)) + 0.5) / factor
}
