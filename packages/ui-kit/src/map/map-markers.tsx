"use client"

import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { isFocusFree } from "../behaviour/is-focus-free.ts"
import { usePlaceMap } from "./map.tsx"
import type { Basemap, Sight } from "./map-adapter.types.ts"
import type { Cluster } from "./map-clusters.ts"
import { Marker } from "./map-marker.tsx"
import type { OpenBasemap } from "./open-basemap.ts"
import { useOpenBasemap } from "./use-basemap.ts"

/**
 * The height of a marker in pixels. A marker whose place is just below the bottom edge of the map is still visible,
 * because the marker extends upwards from its place.
 */
const TIP_PX = 32

type Nodes = ReadonlyMap<HTMLElement, Cluster>

/** The markers in view. They are rendered once the basemap is open. */
export function Markers(): ReactNode {
  const current = useOpenBasemap()
  return current && <MarkersOn {...current} />
}

/**
 * Renders the markers and moves them in each frame without React. React renders them again only when other places are
 * in view.
 */
function MarkersOn({ basemap, clusterPlaces }: OpenBasemap): ReactNode {
  const { state, places, opened, surface } = usePlaceMap()
  const { selected } = state
  const clusters = useMemo(() => clusterPlaces(places), [clusterPlaces, places])
  const [shown, show] = useState<readonly Cluster[]>([])
  const nodes = useRef(new Map<HTMLElement, Cluster>())

  useLayoutEffect(() => {
    const updateSight = () => {
      // All reads happen before all writes, so that the browser computes the layout once.
      const inSight = clusters(addTips(basemap.sight(), surface.current), selected)
      updatePositions(nodes.current, basemap)
      show((previous) => (isSame(previous, inSight) ? previous : inSight))
    }
    updateSight()
    return opened.subscribe(updateSight)
  }, [basemap, clusters, selected, opened, surface])
  useLayoutEffect(() => updatePositions(nodes.current, basemap))

  const hold = useHeldFocus(nodes)
  return createPortal(
    shown.map((item) => <Marker key={item.places[0].id} cluster={item} nodes={nodes} onHold={hold} />),
    basemap.markers,
  )
}

function updatePositions(nodes: Nodes, basemap: Basemap): void {
  for (const [node, { position }] of nodes) {
    const { x, y } = basemap.getPoint(position)
    node.style.setProperty("translate", `${Math.round(x)}px ${Math.round(y)}px`)
  }
}

function addTips(sight: Sight, surface: HTMLElement | null): Sight {
  const height = surface?.clientHeight ?? 0
  const below = height > 0 ? ((sight.north - sight.south) * TIP_PX) / height : 0
  return { ...sight, south: sight.south - below }
}

function isSame(a: readonly Cluster[], b: readonly Cluster[]): boolean {
  return a.length === b.length && a.every((cluster, index) => cluster === b[index])
}

interface Held {
  readonly id: string
  /**
   * True if the marker has been selected to receive the focus, for example from the list, but may not be in view yet.
   */
  readonly isSought: boolean
}

/** Keeps the focus on the map if the focused marker joins a cluster or leaves the view. */
function useHeldFocus(nodes: RefObject<Nodes>): (ids: readonly string[]) => void {
  const { wanted, surface } = usePlaceMap()
  const held = useRef<Held | null>(null)
  const granted = useRef(wanted)

  useLayoutEffect(() => {
    const isNew = granted.current !== wanted
    granted.current = wanted
    if (isNew && wanted) held.current = { id: wanted.id, isSought: true }
    const container = surface.current
    if (!container || held.current === null || !(isNew || isFocusFree(container))) return

    const { id, isSought } = held.current
    const [node, cluster] = findMarker(nodes.current, id) ?? []
    const target = node ?? container
    if (target !== document.activeElement) target.focus()
    // A cluster still splits, and a marker out of view may appear.
    held.current = node || isSought ? { id, isSought: isSought && cluster?.places.length !== 1 } : null
  })

  return (ids) => {
    const [first] = ids
    if (first !== undefined && held.current && ids.includes(held.current.id)) return
    if (first !== undefined) held.current = { id: first, isSought: false }
    else if (held.current?.isSought === false) held.current = null
  }
}

function findMarker(nodes: Nodes, id: string): readonly [HTMLElement, Cluster] | undefined {
  return [...nodes].find(([, { places }]) => places.some((place) => place.id === id))
}
