/** A position on earth, in degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Camera {
  readonly centre: Position
  /** The zoom level as used by web maps: at 0 the world is 256 pixels wide, and at 19 a building fills the map. */
  readonly zoom: number
}

/** The visible part of the world: the zoom level, and the limits of the area in degrees. */
export interface Sight {
  readonly zoom: number
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/**
 * An adapter for a map library. The library handles rendering, dragging, pinching, zooming and animations. The UI kit
 * adds markers, keyboard input and buttons, so that these work in the same way with every library.
 */
export interface MapAdapter {
  /** Renders the map into the node. Rejects when the map fails to load. */
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
  /** Called when the basemap fails to load before any of it is visible. */
  readonly onFailure: (error: unknown) => void
  /** Called in each frame in which the map moves, so that markers can be moved as well. */
  readonly onMove: () => void
}

export interface BasemapTexts {
  /** The instruction to hold a key while zooming with the wheel, with the name of the key as `{key}`. */
  readonly wheel: string
  /** The instruction to move the map with two fingers. */
  readonly fingers: string
}

export interface Basemap {
  /**
   * The container of the markers. It is inside the element that handles gestures, so that visitors can also drag the
   * map when the pointer is on a marker.
   */
  readonly markers: HTMLElement
  /** Returns the point at which a position is displayed, in pixels relative to the top left corner of `markers`. */
  readonly getPoint: (position: Position) => Point
  readonly sight: () => Sight
  /** Moves to the camera with an animation, or immediately with reduced motion. */
  readonly show: (camera: Camera) => void
  /** Fits all positions into view. The resulting zoom level never exceeds `zoom`. */
  readonly fit: (positions: readonly Position[], zoom: number) => void
  readonly panBy: (by: Point) => void
  readonly zoomBy: (steps: number) => void
  readonly close: () => void
}
