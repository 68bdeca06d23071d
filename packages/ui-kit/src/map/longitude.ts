export function eastFrom(west: number, lng: number): number {
  return lng - 360 * Math.floor((lng - west) / 360)
}
