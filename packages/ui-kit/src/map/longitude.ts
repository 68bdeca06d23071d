/** Returns a longitude as it is written when one goes east from `west`: from there up to a full turn. */
export function eastFrom(west: number, lng: number): number {
  return lng - 360 * Math.floor((lng - west) / 360)
}
