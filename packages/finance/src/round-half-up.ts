/**
 * Rounds a number to the given number of decimals. Half a unit is rounded up, as lenders and the law require, even if a
 * floating-point error makes the value slightly less than half a unit.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  return Math.floor(Number((value * factor).toPrecision(14)) + 0.5) / factor
}
