import type { Next } from "../behaviour/behaviour.types.ts"
import type { Camera, Position } from "./map-adapter.types.ts"

/** The zoom level of a map that shows a site. Spec 2 §9. */
export const SITE_ZOOM = 12

/** The zoom level of a map that shows a booking. Spec 3 §9. */
export const BOOKING_ZOOM = 15

/** The centre of a map that has no places. It is in Stockholm. Spec 2 §9. */
export const DEFAULT_CENTRE: Position = { lat: 59.3293, lng: 18.0686 }

export const LEAST_ZOOM = 2
export const MAX_ZOOM = 19

export interface Place {
  readonly id: string
  /** The accessible name of the marker. */
  readonly name: string
  readonly position: Position
}

/** The state of a map. It does not contain the camera, which the map library stores. */
export interface MapState {
  readonly basemap: "waiting" | "ready" | "failed"
  readonly selected: string | null
  /** The identifier of the place that is hovered or focused, either in the list or on the map. */
  readonly pointedAt: string | null
}

export type MapReason = "marker" | "cluster" | "list" | "prop"

export type MapEvent =
  | { readonly type: "ready" }
  | { readonly type: "fail" }
  | { readonly type: "retry" }
  | { readonly type: "point"; readonly id: string | null }
  | { readonly type: "select"; readonly id: string | null; readonly reason: MapReason }
  /**
   * Sent when a cluster is pressed. `camera` has the zoom level at which the places in the cluster have separate
   * markers.
   */
  | { readonly type: "open"; readonly ids: readonly string[]; readonly camera: Camera }
  /** Sent when Escape is pressed on a marker. The focus then moves back to the list. */
  | { readonly type: "leave"; readonly id: string }

export type MapEffect =
  | { readonly type: "focusMarker"; readonly id: string }
  | { readonly type: "focusListed"; readonly id: string }
  | { readonly type: "show"; readonly id: string }
  | { readonly type: "look"; readonly camera: Camera }
  | { readonly type: "load" }

export interface MapOptions {
  readonly places: readonly Place[]
  readonly zoom: number
  /** The initial centre. @default all places are in view */
  readonly centre?: Position | undefined
}

export function createMapState(selected: string | null = null): MapState {
  return { basemap: "waiting", selected, pointedAt: null }
}

export function getFirstCamera({ places, zoom, centre }: MapOptions, selected: string | null): Camera {
  const shown = places.find(({ id }) => id === selected) ?? places[0]
  return { centre: centre ?? shown?.position ?? DEFAULT_CENTRE, zoom }
}

export function createMapNext(places: readonly Place[]): Next<MapState, MapEvent, MapEffect> {
  type Step = readonly [MapState, readonly MapEffect[]]
  const findKnown = (id: string | null | undefined) => places.find((place) => place.id === id)?.id ?? null

  function selectPlace(state: MapState, id: string | null): Step {
    const selected = findKnown(id)
    const after = state.selected === selected ? state : { ...state, selected }
    return [after, selected === null ? [] : [{ type: "show", id: selected }]]
  }

  function addFocus([state, effects]: Step, id: string | null): Step {
    return [state, id === null ? effects : [...effects, { type: "focusMarker", id }]]
  }

  function openPlaces(state: MapState, ids: readonly string[], camera: Camera): Step {
    const first = findKnown(ids.find((id) => findKnown(id) !== null))
    if (first === null) return [state, []]
    if (camera.zoom > MAX_ZOOM) {
      // For places at the same position: the one after the selected one is selected, and the first after the last.
      const at = places.findIndex(({ id }) => id === state.selected)
      const next = places.find(({ id }, index) => index > at && ids.includes(id))?.id ?? first
      return addFocus(selectPlace(state, next), next)
    }
    return addFocus([state, [{ type: "look", camera }]], first)
  }

  return (state, event) => {
    switch (event.type) {
      case "ready":
        return [state.basemap === "waiting" ? { ...state, basemap: "ready" } : state, []]
      case "fail":
        return [state.basemap === "waiting" ? { ...state, basemap: "failed" } : state, []]
      case "retry":
        return state.basemap === "failed" ? [{ ...state, basemap: "waiting" }, [{ type: "load" }]] : [state, []]
      case "point":
        return [state.pointedAt === event.id ? state : { ...state, pointedAt: findKnown(event.id) }, []]
      case "select": {
        const step = selectPlace(state, event.id)
        return event.reason === "list" ? addFocus(step, step[0].selected) : step
      }
      case "open":
        return openPlaces(state, event.ids, event.camera)
      case "leave":
        return findKnown(event.id) ? [state, [{ type: "focusListed", id: event.id }]] : [state, []]
    }
  }
}
