/**
 * Rounds half a unit up, as lenders and the law require. A value that is below half a unit only because of a
 * floating-point error is also rounded up.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  return Math.floor(Number((value * factor).toPrecision(14)) + 0.5) / factor
}
