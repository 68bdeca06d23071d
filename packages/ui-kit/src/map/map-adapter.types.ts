/** A place on earth, in degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** A point on the screen, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What the map looks at. */
export interface Camera {
  readonly centre: Position
  /** As in all web maps: 0 is the world on 256 pixels, 19 a building. */
  readonly zoom: number
}

/** What is seen of the world. */
export interface Sight {
  readonly zoom: number
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/**
 * A map of others: what it renders, how it is dragged, pinched and zoomed, and how it glides to a stop, are its own.
 * Markers, keys and buttons are the kit's, so they are the same on every basemap.
 */
export interface MapAdapter {
  /** Fills the node with the basemap. Rejects when that cannot be had. */
  readonly open: (node: HTMLElement, options: BasemapOptions) => Promise<Basemap>
}

export interface BasemapOptions {
  readonly camera: Camera
  /** Nonce of the page's content security policy. */
  readonly nonce: string | undefined
  /** Language and region, for example `sv-SE`. */
  readonly locale: string | undefined
  readonly texts: BasemapTexts
  /** To be called once the first tiles are seen. */
  readonly onReady: () => void
  /** To be called when the basemap is lost before anything was seen. */
  readonly onFailure: (error: unknown) => void
  /** To be called in each frame in which positions lie elsewhere than before. */
  readonly onMove: () => void
}

export interface BasemapTexts {
  /** Says which key to hold to zoom with the wheel; `{key}` stands for its name. */
  readonly wheel: string
  /** Says that two fingers move the map. */
  readonly fingers: string
}

export interface Basemap {
  /** Where the markers are put: inside what listens to gestures, so that a map can be dragged by its markers. */
  readonly markers: HTMLElement
  /** Where a position lies, from the top left of `markers`. */
  readonly pointOf: (position: Position) => Point
  readonly sight: () => Sight
  /** Glides there, or jumps for those who want less motion. */
  readonly show: (camera: Camera) => void
  /** Looks at all the positions at once, no nearer than `zoom`. */
  readonly fit: (positions: readonly Position[], zoom: number) => void
  readonly panBy: (by: Point) => void
  /** Comes nearer by whole steps, or goes further away. */
  readonly zoomBy: (steps: number) => void
  readonly close: () => void
}
