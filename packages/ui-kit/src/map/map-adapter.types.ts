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
  /**
   * The zoom level in the convention of web maps. At 0, the world is 256 pixels wide; at 19, a building fills the map.
   */
  readonly zoom: number
}

export interface Sight {
  readonly zoom: number
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/**
 * An adapter for a map library. The UI kit itself renders the markers and handles keyboard input, so that they work in
 * the same way with every library.
 */
export interface MapAdapter {
  /** Renders the map into the node. Rejects when the map fails to load. */
  readonly open: (node: HTMLElement, options: BasemapOptions) => Promise<Basemap>
}

export interface BasemapOptions {
  readonly camera: Camera
  /** The nonce from the page's Content Security Policy. */
  readonly nonce: string | undefined
  /** The language and region of the page, for example `sv-SE`. */
  readonly locale: string | undefined
  readonly texts: BasemapTexts
  /** Called once the first tiles are visible. */
  readonly onReady: () => void
  /** Called if the basemap fails to load before any part of it is visible. */
  readonly onFailure: (error: unknown) => void
  /** Called for every frame in which the map moves, so that the markers can be moved with it. */
  readonly onMove: () => void
}

export interface BasemapTexts {
  /**
   * The instruction that a key must be held to zoom with the wheel, with the placeholder `{key}` for the name of the
   * key.
   */
  readonly wheel: string
  /** The instruction that two fingers are needed to move the map. */
  readonly fingers: string
}

export interface Basemap {
  /**
   * The container of the markers. It is inside the element that handles gestures, so that visitors can drag the map
   * even if the pointer is on a marker.
   */
  readonly markers: HTMLElement
  /**
   * Returns the point at which a position is displayed. The point is in pixels, relative to the top left corner of
   * `markers`.
   */
  readonly getPoint: (position: Position) => Point
  readonly sight: () => Sight
  /** Moves the map to the given camera, with an animation unless the visitor prefers reduced motion. */
  readonly show: (camera: Camera) => void
  /** Moves the map so that all positions are in view. The zoom level never exceeds `zoom`. */
  readonly fit: (positions: readonly Position[], zoom: number) => void
  readonly panBy: (by: Point) => void
  readonly zoomBy: (steps: number) => void
  readonly close: () => void
}
