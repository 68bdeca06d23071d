/** Returns the number of decimal places, for example 2 for `0.25` and 7 for `1e-7`. */
export function countDecimals(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e")
  return Math.max((digits.split(".")[1]?.length ?? 0) - Number(exponent), 0)
}

/**
 * Rounds a number in decimal notation. For example, `1.005` with two decimals gives `1.01`, although the binary value
 * of `1.005` is slightly less.
 */
export function roundTo(value: number, decimals: number): number {
  const rounded = movePoint(Math.round(movePoint(Math.abs(value), decimals)), -decimals)
  return value < 0 ? 0 - rounded : rounded
}

function movePoint(value: number, places: number): number {
  const [digits, exponent = "0"] = String(value).split("e")
  return Number(`${digits}e${Number(exponent) + places}`)
}
