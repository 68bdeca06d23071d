"use client"

import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { requestChange } from "../behaviour/request-change.ts"
import { createStore, type Store } from "../behaviour/store.ts"
import { type Send, useBehaviour } from "../behaviour/use-behaviour.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import { isPosition } from "./is-position.ts"
import { eastFrom } from "./longitude.ts"
import css from "./map.module.css"
import type { Camera, MapAdapter, Position, Sight } from "./map-adapter.types.ts"
import {
  createMapNext,
  createMapState,
  getFirstCamera,
  type MapEffect,
  type MapEvent,
  type MapReason,
  type MapState,
  type Place,
  SITE_ZOOM,
} from "./map-core.ts"
import type { BasemapStore, OpenBasemap } from "./open-basemap.ts"
import { openMap } from "./open-map.ts"

const part = anatomy("map", css)
const plainMap = openMap()

/** The width, in pixels, of the strip along the edges of the map in which a marker does not count as in view. */
const EDGE_PX = 48

export interface PlaceMapLabels {
  /** The accessible name of the map. Defaults to the message `map.label`. */
  readonly label?: string
  /** The instructions for using the map with the keyboard. Defaults to the message `map.keys`. */
  readonly keys?: string
  /**
   * The accessible name of a marker for several places, with the placeholder `{count}` for their number. Defaults to
   * the message `map.cluster`.
   */
  readonly cluster?: string
  /**
   * The text of the button that shows a place on the map, with the placeholder `{name}` for the place. Defaults to the
   * message `map.show`.
   */
  readonly show?: string
  /** The accessible name of the button that zooms in. Defaults to the message `map.zoomIn`. */
  readonly zoomIn?: string
  /** The accessible name of the button that zooms out. Defaults to the message `map.zoomOut`. */
  readonly zoomOut?: string
  /**
   * The instruction that is displayed when the visitor turns the wheel without holding the zoom key. The placeholder
   * `{key}` is the name of that key. Defaults to the message `map.wheel`.
   */
  readonly wheel?: string
  /**
   * The instruction to use two fingers, which is displayed when the visitor moves one finger over the map. Defaults to
   * the message `map.fingers`.
   */
  readonly fingers?: string
  /** The text rendered while the map is loading. Defaults to the message `map.loading`. */
  readonly loading?: string
  /** The text rendered when the map fails to load. Defaults to the message `map.failed`. */
  readonly failed?: string
  /** The text of the button that reloads the map. Defaults to the message `map.retry`. */
  readonly retry?: string
}

export interface PlaceMapRootProps extends Omit<PartProps<"div">, "defaultValue"> {
  readonly places: readonly Place[]
  /** The identifier of the selected place if the map is controlled, or `null` if no place is selected. */
  readonly value?: string | null
  readonly defaultValue?: string | null
  /** Called before the selected place changes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: string | null, details: ChangeDetails<MapReason>) => void
  /** The zoom level of a map with a single place: usually 12 for a site and 15 for a booking. @default 12 */
  readonly zoom?: number
  /** The initial centre. @default the centre of all places, or Stockholm when there are no places */
  readonly centre?: Position
  /**
   * The adapter that opens the basemap. @default `openMap()`, which uses MapLibre and renders only sea when no tiles
   * are configured
   */
  readonly adapter?: MapAdapter
  /**
   * Called with the error when the basemap cannot be opened. An example is the error "Failed to load Google Maps API".
   */
  readonly onFailure?: (error: unknown) => void
  readonly labels?: PlaceMapLabels
}

interface PlaceMap {
  readonly state: MapState
  readonly send: Send<MapEvent>
  readonly places: readonly Place[]
  readonly adapter: MapAdapter
  readonly labels: PlaceMapLabels
  readonly fail: (error: unknown) => void
  readonly tries: number
  /**
   * The place whose marker should receive the focus. Each request creates a new object, so that the same place can be
   * requested twice.
   */
  readonly wanted: { readonly id: string } | null
  readonly surface: RefObject<HTMLDivElement | null>
  readonly opened: BasemapStore
  readonly firstLook: () => { readonly camera: Camera; readonly all: readonly Position[] }
}

export const [MapContext, usePlaceMap] = createPartContext<PlaceMap>("PlaceMap")

/**
 * The context of the list entries. Its value never changes, so that a change renders only the affected entries again,
 * even if there are thousands.
 */
interface PlaceList {
  readonly states: Store<MapState>
  readonly send: Send<MapEvent>
  readonly getPlace: (id: string) => Place | undefined
  readonly showLabel: string | undefined
}

const [ListContext, usePlaceList] = createPartContext<PlaceList>("PlaceMap")

/**
 * A set of places on a map and in a list. Each place has a named marker that the keyboard can reach. If the basemap
 * fails to load, the list remains usable.
 */
export function Root({
  places: placesProp,
  value,
  defaultValue = null,
  onValueChange,
  zoom = SITE_ZOOM,
  centre: centreProp,
  adapter = plainMap,
  onFailure,
  labels = {},
  ...props
}: PlaceMapRootProps): ReactNode {
  const places = useMemo(() => placesProp.filter(({ position }) => isPosition(position)), [placesProp])
  const centre = isPosition(centreProp) ? centreProp : undefined
  const root = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [wanted, want] = useState<{ readonly id: string } | null>(null)
  const [tries, setTries] = useState(0)
  const [opened] = useState(() => createStore<OpenBasemap | null>(null))

  /**
   * Moves the map so that a place is in view. Does nothing before the map is open, since the initial camera already
   * shows the place.
   */
  function show(id: string): void {
    const basemap = opened.get()?.basemap
    const position = places.find((place) => place.id === id)?.position
    if (!basemap || !position || !surface.current) return
    const sight = basemap.sight()
    if (!isInSight(position, sight, surface.current))
      basemap.show({ centre: position, zoom: Math.max(sight.zoom, zoom) })
  }

  const [state, send] = useBehaviour<MapState, MapEvent, MapEffect>({
    next: createMapNext(places),
    initial: createMapState(value ?? defaultValue),
    run: (effect) => {
      if (effect.type === "load") setTries((count) => count + 1)
      else if (effect.type === "focusMarker") want(effect)
      else if (effect.type === "focusListed") findListed(root.current, effect.id)?.focus()
      else if (effect.type === "show") show(effect.id)
      else opened.get()?.basemap.show(effect.camera)
    },
    decide: (after, previous, event, cause) => {
      if (after.selected === previous.selected || getReason(event) === "prop") return after
      const isAllowed = requestChange(onValueChange, after.selected, getReason(event), cause)
      return isAllowed && value === undefined ? after : previous
    },
  })

  useEffect(() => {
    if (value !== undefined) send({ type: "select", id: value, reason: "prop" })
  }, [value, send])

  const [states] = useState(() => createStore(state))
  useLayoutEffect(() => states.set(state), [states, state])
  const list = useMemo(() => {
    const byId = new Map(places.map((place) => [place.id, place]))
    return { states, send, getPlace: (id: string) => byId.get(id), showLabel: labels.show }
  }, [states, send, places, labels.show])

  const look = () => {
    const { selected } = states.get()
    const isOfAll = selected === null && !centre
    const camera = getFirstCamera({ places, zoom, centre: selected === null ? centre : undefined }, selected)
    return { camera, all: isOfAll ? places.map(({ position }) => position) : [] }
  }

  const fail = (error: unknown) => {
    send({ type: "fail" })
    onFailure?.(error)
  }
  return (
    <MapContext value={{ state, send, places, adapter, labels, fail, tries, wanted, surface, opened, firstLook: look }}>
      <ListContext value={list}>
        {renderPart("div", part("root", { basemap: state.basemap }), { ref: root }, props, {})}
      </ListContext>
    </MapContext>
  )
}

function isInSight(
  { lat, lng }: Position,
  { west, east, south, north }: Sight,
  { clientWidth, clientHeight }: Element,
) {
  const x = ((eastFrom(west, lng) - west) / (east - west)) * clientWidth
  const y = ((north - lat) / (north - south)) * clientHeight
  return x >= EDGE_PX && x <= clientWidth - EDGE_PX && y >= EDGE_PX && y <= clientHeight - EDGE_PX
}

function getReason(event: MapEvent): MapReason {
  return event.type === "select" ? event.reason : "cluster"
}

function findListed(root: HTMLElement | null, id: string): HTMLElement | undefined {
  const buttons = root?.querySelectorAll<HTMLElement>("[data-scope=map][data-part=show]") ?? []
  return [...buttons].find((button) => button.dataset.place === id)
}

export function useListed(id: string) {
  const list = usePlaceList()
  const { states } = list
  const read = () => {
    const { selected, pointedAt, basemap } = states.get()
    return [selected === id, pointedAt === id, basemap === "failed"].map(Number).join("")
  }
  const flags = useSyncExternalStore(states.subscribe, read, read)
  return { ...list, isSelected: flags[0] === "1", isPointedAt: flags[1] === "1", hasFailed: flags[2] === "1" }
}
