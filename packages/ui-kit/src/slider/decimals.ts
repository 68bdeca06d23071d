/** Returns the number of decimals of a number: 2 for `0.25`, 7 for `1e-7`. */
export function countDecimals(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e")
  return Math.max((digits.split(".")[1]?.length ?? 0) - Number(exponent), 0)
}

/**
 * Rounds a number based on its decimal notation: `1.005` rounded to two decimals is `1.01`, although the binary value
 * is slightly smaller.
 */
export function roundTo(value: number, decimals: number): number {
  const rounded = movePoint(Math.round(movePoint(Math.abs(value), decimals)), -decimals)
  return value < 0 ? 0 - rounded : rounded
}

/** Moves the decimal point of a number by the given number of places, without rounding errors. */
function movePoint(value: number, places: number): number {
  const [digits, exponent = "0"] = String(value).split("e")
  return Number(`${digits}e${Number(exponent) + places}`)
}
