import type { Next } from "../behaviour/behaviour.types.ts"
import { type Camera, fitted, isInSight, MAX_ZOOM, panned, type Size, zoomed } from "./map-camera.ts"
import type { Point, Position } from "./mercator.ts"

/** How near a site's own map is. Spec 2 §9. */
export const SITE_ZOOM = 12

/** How near the map of a booking is. Spec 3 §9. */
export const BOOKING_ZOOM = 15

/** Stockholm: where a map stands that has no place. Spec 2 §9. */
export const DEFAULT_CENTRE: Position = { lat: 59.3293, lng: 18.0686 }

/** Something that has a marker. */
export interface Place {
  readonly id: string
  /** Name of the marker. */
  readonly name: string
  readonly position: Position
}

export interface MapState {
  readonly camera: Camera
  /** Size of the map on the page; `null` until it was measured. */
  readonly size: Size | null
  readonly basemap: "waiting" | "ready" | "failed"
  readonly selected: string | null
  /** The place that the visitor points at or has the focus on, in the list or on the map. */
  readonly pointedAt: string | null
}

export type MapReason = "marker" | "cluster" | "list" | "prop"

export type MapEvent =
  | { readonly type: "measure"; readonly size: Size }
  | { readonly type: "pan"; readonly by: Point }
  | { readonly type: "zoom"; readonly by: number; readonly at?: Point }
  | { readonly type: "ready" }
  | { readonly type: "fail" }
  | { readonly type: "retry" }
  | { readonly type: "point"; readonly id: string | null }
  | { readonly type: "select"; readonly id: string | null; readonly reason: MapReason }
  /** A marker that stands for several places was pressed. */
  | { readonly type: "open"; readonly ids: readonly string[] }
  /** Back to the list, from a marker. */
  | { readonly type: "leave"; readonly id: string }

export type MapEffect =
  | { readonly type: "focusMarker"; readonly id: string }
  | { readonly type: "focusListed"; readonly id: string }
  | { readonly type: "load" }

export interface MapOptions {
  readonly places: readonly Place[]
  /** How near it comes by itself. */
  readonly zoom: number
  /** Where it looks first; all places when not given. */
  readonly centre?: Position | undefined
}

/** Looks at the first place until the map has a size. */
export function mapStart({ places, zoom, centre }: MapOptions, selected: string | null = null): MapState {
  const shown = places.find(({ id }) => id === selected) ?? places[0]
  const camera = { centre: centre ?? shown?.position ?? DEFAULT_CENTRE, zoom }
  return { camera, size: null, basemap: "waiting", selected, pointedAt: null }
}

/** Camera, basemap and selection. Whatever is selected in the list is seen on the map, and the other way about. */
export function mapNext({ places, zoom, centre }: MapOptions): Next<MapState, MapEvent, MapEffect> {
  const placeOf = (id: string | null) => places.find((place) => place.id === id)

  function measure(state: MapState, size: Size): MapState {
    const isFirst = state.size === null
    const sought = isFirst && !centre && state.selected === null && places.length > 1
    return {
      ...state,
      size,
      camera: sought
        ? fitted(
            places.map(({ position }) => position),
            size,
            zoom,
          )
        : state.camera,
    }
  }

  function select(state: MapState, id: string | null): MapState {
    const place = placeOf(id)
    if (!place) return state.selected === null ? state : { ...state, selected: null }
    const { camera, size } = state
    const isSeen = size === null || isInSight(place.position, camera, size)
    const moved = { centre: place.position, zoom: Math.max(camera.zoom, zoom) }
    return { ...state, selected: place.id, camera: isSeen ? camera : moved }
  }

  function open(state: MapState, ids: readonly string[]): readonly [MapState, readonly MapEffect[]] {
    const inside = places.filter(({ id }) => ids.includes(id))
    const [first] = inside
    if (!first || state.size === null) return [state, []]
    const camera = fitted(
      inside.map(({ position }) => position),
      state.size,
      MAX_ZOOM,
    )
    if (camera.zoom > state.camera.zoom) return [{ ...state, camera }, [{ type: "focusMarker", id: first.id }]]
    // They lie on each other: one after the other is taken out.
    return [select(state, first.id), [{ type: "focusMarker", id: first.id }]]
  }

  return (state, event) => {
    switch (event.type) {
      case "measure":
        return [measure(state, event.size), []]
      case "pan":
        return [{ ...state, camera: panned(state.camera, event.by) }, []]
      case "zoom":
        return [{ ...state, camera: zoomed(state.camera, event.by, event.at) }, []]
      case "ready":
        return [state.basemap === "waiting" ? { ...state, basemap: "ready" } : state, []]
      case "fail":
        return [state.basemap === "waiting" ? { ...state, basemap: "failed" } : state, []]
      case "retry":
        return state.basemap === "failed" ? [{ ...state, basemap: "waiting" }, [{ type: "load" }]] : [state, []]
      case "point":
        return [state.pointedAt === event.id ? state : { ...state, pointedAt: placeOf(event.id)?.id ?? null }, []]
      case "select": {
        const after = select(state, event.id)
        const isShown = event.reason === "list" && after.selected !== null
        return [after, isShown ? [{ type: "focusMarker", id: after.selected }] : []]
      }
      case "open":
        return open(state, event.ids)
      case "leave":
        return placeOf(event.id) ? [state, [{ type: "focusListed", id: event.id }]] : [state, []]
    }
  }
}
