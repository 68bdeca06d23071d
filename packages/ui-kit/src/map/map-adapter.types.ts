import type { Camera } from "./map-camera.ts"

export type { Camera } from "./map-camera.ts"
export type { Position } from "./mercator.ts"

/**
 * What renders the basemap: streets, water, names. Markers, gestures and keys are the kit's own, so they are the
 * same on every basemap.
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
  /** To be called once the first tiles are seen. */
  readonly onReady: () => void
  /** To be called when the basemap is lost before anything was seen. */
  readonly onFailure: (error: unknown) => void
}

export interface Basemap {
  /** Looks somewhere else, and fits itself to the size of its node. */
  readonly show: (camera: Camera) => void
  readonly close: () => void
}
