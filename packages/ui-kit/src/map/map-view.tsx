"use client"

import { type KeyboardEvent, type ReactNode, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./map.module.css"
import { usePlaceMap } from "./map.tsx"
import type { Basemap, Point } from "./map-adapter.types.ts"
import { Markers } from "./map-markers.tsx"
import { useBasemap } from "./use-basemap.ts"

const part = anatomy("map", css)

const STEP_PX = 80

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
}

export interface PlaceMapViewProps extends PartProps<"section"> {
  /** True to make the map 150 px high. By default, it is 500 px high. */
  readonly isSmall?: boolean
}

/** The region with the basemap, the markers and the controls. */
export function View({ isSmall = false, children, ...props }: PlaceMapViewProps): ReactNode {
  const { state, labels } = usePlaceMap()
  const text = useText()
  const ownProps = {
    "aria-label": text("map.label", labels.label),
    "aria-busy": state.basemap === "waiting",
    children: (
      <>
        <Surface />
        {children}
      </>
    ),
  }
  return renderPart("section", part("view", { small: isSmall, basemap: state.basemap }), ownProps, props, {})
}

function Surface(): ReactNode {
  const { labels, surface, opened } = usePlaceMap()
  const text = useText()
  const basemap = useRef<HTMLDivElement>(null)
  useBasemap(basemap)

  const handleKey = (event: KeyboardEvent) => {
    const current = opened.get()
    const command = getCommand(event)
    if (!current || !command) return
    event.preventDefault()
    command(current.basemap)
  }
  return (
    <div
      {...part("surface")}
      ref={surface}
      role="application"
      aria-label={text("map.keys", labels.keys)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
      tabIndex={0}
      onKeyDown={handleKey}
    >
      <div {...part("basemap")} ref={basemap} />
      <Markers />
    </div>
  )
}

function getCommand({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): ((basemap: Basemap) => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const by = ARROWS[key]
  if (by) return (basemap) => basemap.panBy(by)
  if (key === "+" || key === "=") return (basemap) => basemap.zoomBy(1)
  return key === "-" ? (basemap) => basemap.zoomBy(-1) : undefined
}
