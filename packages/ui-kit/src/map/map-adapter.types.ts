/** A position on earth, in degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** A point on the screen, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The centre and zoom of a map. */
export interface Camera {
  readonly centre: Position
  /** The zoom of web maps: at 0 the world is 256 pixels wide, and at 19 a building fills the map. */
  readonly zoom: number
}

/** The visible part of the world: the zoom, and the limits in degrees. */
export interface Sight {
  readonly zoom: number
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/**
 * A basemap from a map library, which handles rendering, dragging, pinching, zooming and easing. The UI kit provides
 * markers, keys and buttons, so that they are the same on every basemap.
 */
export interface MapAdapter {
  /** Fills the node with the basemap. Rejects when it fails to load. */
  readonly open: (node: HTMLElement, options: BasemapOptions) => Promise<Basemap>
}

export interface BasemapOptions {
  readonly camera: Camera
  /** The nonce of the content security policy of the page. */
  readonly nonce: string | undefined
  /** The language and region, for example `sv-SE`. */
  readonly locale: string | undefined
  readonly texts: BasemapTexts
  /** Called once the first tiles are visible. */
  readonly onReady: () => void
  /** Called when the basemap fails before anything is visible. */
  readonly onFailure: (error: unknown) => void
  /** Called in each frame in which positions have moved on the screen. */
  readonly onMove: () => void
}

export interface BasemapTexts {
  /** The text that says which key to hold for zooming with the wheel, with the name of the key as `{key}`. */
  readonly wheel: string
  /** The instruction to move the map with two fingers. */
  readonly fingers: string
}

export interface Basemap {
  /**
   * The container of the markers, inside the element that handles gestures, so that a map can be dragged by its
   * markers.
   */
  readonly markers: HTMLElement
  /** Returns the point of a position in pixels, relative to the top left of `markers`. */
  readonly getPoint: (position: Position) => Point
  readonly sight: () => Sight
  /** Moves to the camera with an animation, or immediately with reduced motion. */
  readonly show: (camera: Camera) => void
  /** Fits all positions into view, no closer than `zoom`. */
  readonly fit: (positions: readonly Position[], zoom: number) => void
  readonly panBy: (by: Point) => void
  /** Zooms in or out by whole steps. */
  readonly zoomBy: (steps: number) => void
  readonly close: () => void
}
