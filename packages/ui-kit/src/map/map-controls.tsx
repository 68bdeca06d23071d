"use client"

import { type ReactNode, useSyncExternalStore } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./map.module.css"
import { usePlaceMap } from "./map.tsx"
import { LEAST_ZOOM, MAX_ZOOM, type MapState } from "./map-core.ts"
import type { BasemapStore } from "./open-basemap.ts"

const part = anatomy("map", css)

const NEARLY = 0.001

/** The button that zooms in. */
export function ZoomIn(props: PartProps<"button">): ReactNode {
  return useZoom("zoom-in", 1, useText()("map.zoomIn", usePlaceMap().labels.zoomIn), props)
}

/** The button that zooms out. */
export function ZoomOut(props: PartProps<"button">): ReactNode {
  return useZoom("zoom-out", -1, useText()("map.zoomOut", usePlaceMap().labels.zoomOut), props)
}

/** Renders a zoom button. The button remains focusable at the zoom limit, so that the focus is not lost. */
function useZoom(name: string, by: 1 | -1, label: string, props: PartProps<"button">): ReactNode {
  const { opened } = usePlaceMap()
  const isAtEnd = useSyncExternalStore(
    opened.subscribe,
    () => getZoomEnd(opened) === by,
    () => false,
  )
  const ownProps = {
    type: "button",
    "aria-label": label,
    "aria-disabled": isAtEnd || undefined,
    onClick: () => isAtEnd || opened.get()?.basemap.zoomBy(by),
  }
  return renderPart("button", part(name), ownProps, props, {})
}

function getZoomEnd(opened: BasemapStore): 1 | -1 | 0 {
  const zoom = opened.get()?.basemap.sight().zoom
  if (zoom === undefined) return 0
  if (zoom >= MAX_ZOOM - NEARLY) return 1
  return zoom <= LEAST_ZOOM + NEARLY ? -1 : 0
}

/** The live region that announces that the map is loading or has failed to load. */
export function Status(props: PartProps<"p", { readonly basemap: MapState["basemap"] }>): ReactNode {
  const { state, labels } = usePlaceMap()
  const text = useText()
  const { basemap } = state
  const children = {
    waiting: text("map.loading", labels.loading),
    failed: text("map.failed", labels.failed),
    ready: "",
  }[basemap]
  return renderPart("p", part("status", { basemap }), { role: "status", children }, props, { basemap })
}

/** The button that loads the map again, visible only after a failure. */
export function Retry(props: PartProps<"button">): ReactNode {
  const { state, send, labels } = usePlaceMap()
  const ownProps = {
    type: "button",
    hidden: state.basemap !== "failed",
    onClick: (event: { nativeEvent: Event }) => send({ type: "retry" }, event.nativeEvent),
    children: useText()("map.retry", labels.retry),
  }
  return renderPart("button", part("retry"), ownProps, props, {})
}
