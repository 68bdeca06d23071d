"use client"

import { useLayoutEffect } from "react"
import { useLatest } from "../behaviour/use-latest.ts"
import type { FilterRoom } from "./filter-drawer-core.ts"

export function useRoom(
  panelFromPx: number,
  stickyFromPx: number,
  tell: (room: FilterRoom, event: Event | undefined) => void,
): void {
  const latest = useLatest(tell)
  useLayoutEffect(() => {
    const wide = matchMedia(`(min-width: ${panelFromPx}px)`)
    const widest = matchMedia(`(min-width: ${stickyFromPx}px)`)
    const measure = (event?: Event) => {
      if (!wide.matches) latest.current("narrow", event)
      else latest.current(widest.matches ? "widest" : "wide", event)
    }
    measure()
    const stop = new AbortController()
    for (const query of [wide, widest]) query.addEventListener("change", measure, { signal: stop.signal })
    return () => stop.abort()
  }, [panelFromPx, stickyFromPx, latest])
}
