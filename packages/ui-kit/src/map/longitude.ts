/** Returns the longitude that is equivalent to `lng` and lies between `west` and `west + 360`. */
export function eastFrom(west: number, lng: number): number {
  return lng - 360 * Math.floor((lng - west) / 360)
}
