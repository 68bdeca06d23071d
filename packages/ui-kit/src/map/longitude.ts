/** Returns the equivalent of a longitude in the range from `west` to `west + 360`. */
export function eastFrom(west: number, lng: number): number {
  return lng - 360 * Math.floor((lng - west) / 360)
}
