/** Returns a longitude as counted eastward from `west`: from there up to a full turn. */
export function eastFrom(west: number, lng: number): number {
  return lng - 360 * Math.floor((lng - west) / 360)
}
