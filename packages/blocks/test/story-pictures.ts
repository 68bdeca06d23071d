const PICTURES = {
  "/-/media/artwork/scenes/harbour-21x9.svg": [2520, 1080],
  "/-/media/artwork/scenes/harbour-4x3.svg": [1600, 1200],
  "/-/media/artwork/scenes/harbour-4x5.svg": [1200, 1500],
  "/-/media/artwork/scenes/nordic-street-21x9.svg": [2520, 1080],
  "/-/media/artwork/scenes/nordic-street-4x3.svg": [1600, 1200],
  "/-/media/artwork/scenes/nordic-street-4x5.svg": [1200, 1500],
  "/-/media/artwork/scenes/workshop-21x9.svg": [2520, 1080],
  "/-/media/artwork/scenes/workshop-4x3.svg": [1600, 1200],
  "/-/media/artwork/scenes/workshop-4x5.svg": [1200, 1500],
  "/-/media/artwork/details/key-4x3.svg": [1600, 1200],
  "/-/media/artwork/details/wheel-4x3.svg": [1600, 1200],
  "/-/media/artwork/cars/estate-quarter-fjord.svg": [1500, 1000],
  "/-/media/artwork/cars/city-car-quarter-amber.svg": [1500, 1000],
  "/-/media/artwork/logo/norrvik.svg": [150, 55],
  "/-/media/artwork/logo/rullo.svg": [150, 55],
} as const satisfies Readonly<Record<string, readonly [width: number, height: number]>>

export const pictureAddresses: readonly string[] = Object.keys(PICTURES)

export function createPictureField(src: string): Readonly<Record<string, unknown>> {
  const size = (PICTURES as Readonly<Record<string, readonly [number, number]>>)[src]
  return size ? { src, width: size[0], height: size[1] } : { src }
}

export function createPictureMenu(addresses: readonly string[]) {
  const labels = Object.fromEntries(addresses.map((address) => [address, getPictureName(address)]))
  return { options: [...addresses], control: { type: "select", labels } } as const
}

function getPictureName(src: string): string {
  return (/([^/]+)\.svg$/.exec(src)?.[1] ?? src).replaceAll("-", " ")
}
