"use client"

import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./map.module.css"
import { usePlaceMap } from "./map.tsx"
import { seenAt } from "./map-camera.ts"
import { type Cluster, cluster } from "./map-clusters.ts"
import type { MapEvent } from "./map-core.ts"
import { listenToGestures } from "./map-gestures.ts"
import { Marker } from "./map-marker.tsx"
import type { Point } from "./mercator.ts"
import { useBasemap } from "./use-basemap.ts"

const part = anatomy("map", css)

/** How far an arrow key moves the map. */
const STEP_PX = 80

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
}

export interface PlaceMapViewProps extends PartProps<"section"> {
  /** 150 px high instead of 500. */
  readonly isSmall?: boolean
}

/** The map itself: a region with the basemap, the markers, and whatever lies over them, such as the zoom buttons. */
export function View({ isSmall = false, children, ...props }: PlaceMapViewProps): ReactNode {
  const { state, labels } = usePlaceMap()
  const text = useText()
  const own = {
    "aria-label": text("map.label", labels.label),
    "aria-busy": state.basemap === "waiting",
    children: (
      <>
        <Surface />
        {children}
      </>
    ),
  }
  return renderPart("section", part("view", { small: isSmall, basemap: state.basemap }), own, props, {})
}

function Surface(): ReactNode {
  const { send, labels, surface } = usePlaceMap()
  const text = useText()
  const basemap = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const node = surface.current
    if (!node) return
    const measure = () => send({ type: "measure", size: { width: node.clientWidth, height: node.clientHeight } })
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    measure()
    const stop = listenToGestures(node, send)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [send, surface])
  useBasemap(basemap)

  const press = (event: KeyboardEvent) => {
    const wanted = keyEvent(event)
    if (!wanted) return
    event.preventDefault()
    send(wanted, event.nativeEvent)
  }
  return (
    <div
      {...part("surface")}
      ref={surface}
      role="application"
      aria-label={text("map.keys", labels.keys)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
      tabIndex={0}
      onKeyDown={press}
    >
      <div {...part("basemap")} ref={basemap} />
      <Markers />
    </div>
  )
}

function keyEvent({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): MapEvent | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const by = ARROWS[key]
  if (by) return { type: "pan", by }
  if (key === "+" || key === "=") return { type: "zoom", by: 1 }
  return key === "-" ? { type: "zoom", by: -1 } : undefined
}

function Markers(): ReactNode {
  const { state, places } = usePlaceMap()
  const { camera, size, selected } = state
  const clusters = useMemo(() => cluster(places, camera.zoom, selected), [places, camera.zoom, selected])
  const held = useHeldFocus()
  if (!size) return null

  const isSeen = ({ position }: Cluster) => {
    const { x, y } = seenAt(position, camera)
    return Math.abs(x) <= size.width / 2 && y >= -size.height / 2 && y <= size.height / 2 + TIP_PX
  }
  return clusters
    .filter(isSeen)
    .map((one) => <Marker key={one.places[0].id} cluster={one} at={seenAt(one.position, camera)} onHold={held} />)
}

/** A marker stands above its place: it is still seen when the place has gone below the edge. */
const TIP_PX = 32

/**
 * Keeps the focus on the map when the marker that had it goes into another or out of sight, and gives it to the one
 * that is asked for. Answers what a marker calls with its places when it gets and loses the focus.
 */
function useHeldFocus(): (ids: readonly string[]) => void {
  const { wanted, surface } = usePlaceMap()
  const held = useRef<readonly string[]>([])
  const granted = useRef(wanted)

  useLayoutEffect(() => {
    const node = surface.current
    const isNew = granted.current !== wanted
    const isLost = held.current.length > 0 && document.activeElement === document.body
    const id = isNew ? wanted?.id : isLost ? held.current[0] : undefined
    granted.current = wanted
    if (node && id !== undefined) (findMarker(node, id) ?? node).focus()
  })
  return (ids) => {
    held.current = ids
  }
}

function findMarker(surface: HTMLElement, id: string): HTMLElement | undefined {
  const markers = surface.querySelectorAll<HTMLElement>("[data-part=marker]")
  return [...markers].find(({ dataset }) => dataset.places?.split(" ").includes(id))
}
