/** Returns the number of decimal places of a number, for example 2 for `0.25` and 7 for `1e-7`. */
export function countDecimals(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e")
  return Math.max((digits.split(".")[1]?.length ?? 0) - Number(exponent), 0)
}

/**
 * Rounds a number as it is written in decimal notation. For example, `1.005` rounded to two decimals is `1.01`,
 * although its binary value is slightly less than 1.005.
 */
export function roundTo(value: number, decimals: number): number {
  const rounded = movePoint(Math.round(movePoint(Math.abs(value), decimals)), -decimals)
  return value < 0 ? 0 - rounded : rounded
}

/** Moves the decimal point of a number by a number of places, without introducing rounding errors. */
function movePoint(value: number, places: number): number {
  const [digits, exponent = "0"] = String(value).split("e")
  return Number(`${digits}e${Number(exponent) + places}`)
}
