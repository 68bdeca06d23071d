"use client"

import { type KeyboardEvent, type ReactNode, type RefObject, useCallback } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import css from "./map.module.css"
import { usePlaceMap } from "./map.tsx"
import type { Cluster } from "./map-clusters.ts"

const part = anatomy("map", css)

interface MarkerProps {
  readonly cluster: Cluster
  readonly nodes: RefObject<Map<HTMLElement, Cluster>>
  /**
   * Called with the identifiers of the marker's places when the marker gains the focus, and with an empty list when it
   * loses the focus.
   */
  readonly onHold: (ids: readonly string[]) => void
}

/** A marker for one place, or for several that are too close together. */
export function Marker({ cluster, nodes, onHold }: MarkerProps): ReactNode {
  const { places, position, opensAt } = cluster
  const { state, send, labels } = usePlaceMap()
  const text = useText()
  const [{ id, name }] = places
  const ids = places.map((place) => place.id)
  const isCluster = places.length > 1
  const isSelected = state.selected === id
  const isPointedAt = state.pointedAt !== null && ids.includes(state.pointedAt)

  const note = useCallback(
    (node: HTMLButtonElement) => {
      const { current } = nodes
      current.set(node, cluster)
      return () => {
        current.delete(node)
      }
    },
    [nodes, cluster],
  )

  const sendPoint = (pointedAt: string | null) => send({ type: "point", id: pointedAt })
  const handleLeave = (event: KeyboardEvent) => {
    if (event.key === "Escape") send({ type: "leave", id }, event.nativeEvent)
  }
  const listeners = {
    onFocus: () => {
      onHold(ids)
      sendPoint(isCluster ? null : id)
    },
    onBlur: () => {
      onHold([])
      sendPoint(null)
    },
    onPointerEnter: () => sendPoint(isCluster ? null : id),
    onPointerLeave: () => sendPoint(null),
    onKeyDown: handleLeave,
  }
  const states = { cluster: isCluster, selected: isSelected, pointed: isPointedAt }
  if (isCluster)
    return (
      <button
        {...part("marker", states)}
        {...listeners}
        ref={note}
        type="button"
        aria-label={formatMessage(text("map.cluster", labels.cluster), { count: places.length })}
        onClick={({ nativeEvent }) =>
          send({ type: "open", ids, camera: { centre: position, zoom: opensAt } }, nativeEvent)
        }
      >
        <span {...part("count")}>{places.length}</span>
      </button>
    )
  return (
    <button
      {...part("marker", states)}
      {...listeners}
      ref={note}
      type="button"
      aria-pressed={isSelected}
      onClick={({ nativeEvent }) => send({ type: "select", id: isSelected ? null : id, reason: "marker" }, nativeEvent)}
    >
      <span {...part("name")}>{name}</span>
    </button>
  )
}
