"use client"

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import type { Carousel } from "./carousel-context.ts"
import { createTrack } from "./carousel-track.ts"

/**
 * The time without scroll events after which a scroll has ended, in milliseconds. It is used in browsers without the
 * `scrollend` event.
 */
const REST_MS = 150

export function useTrack(viewport: RefObject<HTMLElement | null>, carousel: Carousel, isDragging: boolean): void {
  const { state, count, loops, align, measured, track, setMeasured, send } = carousel
  const copies = measured?.copies ?? 0
  const isReady = measured !== null
  const { index } = state
  const latest = useRef(index)

  useLayoutEffect(() => {
    latest.current = index
    const focused = document.activeElement
    // The focus in a slide that became inert moves to the new slide.
    if (focused?.closest("[inert]") && viewport.current?.contains(focused)) {
      viewport.current.querySelector<HTMLElement>("[data-selected][role]")?.focus({ preventScroll: true })
    }
  }, [index, viewport])

  useLayoutEffect(() => {
    const node = viewport.current
    if (!node) return
    const made = createTrack(node, { count, copies, align, loops })
    track.current = made
    const measure = () => {
      const news = made.measure()
      setMeasured(news)
      send({ type: "measured", last: news.last })
      made.move(latest.current, 0, true)
    }
    // The visitor may have scrolled before hydration.
    if (!isReady && node.scrollLeft !== 0) {
      latest.current = made.findNearestItem()
      send({ type: "scrolled", index: latest.current })
    }
    measure()
    let width = node.clientWidth
    const sizes = new ResizeObserver(() => {
      if (node.clientWidth === width) return
      width = node.clientWidth
      measure()
    })
    sizes.observe(node)
    return () => sizes.disconnect()
  }, [viewport, track, count, copies, align, loops, isReady, setMeasured, send])

  useEffect(() => {
    const node = viewport.current
    if (!node || isDragging) return
    let wait: ReturnType<typeof setTimeout> | undefined
    const handleRest = (event: Event) => {
      const at = track.current?.rest(latest.current) ?? null
      if (at !== null) send({ type: "scrolled", index: at }, event)
    }
    const handleRestSoon = (event: Event) => {
      clearTimeout(wait)
      wait = setTimeout(handleRest, REST_MS, event)
    }
    const [name, listener] =
      "onscrollend" in node ? (["scrollend", handleRest] as const) : (["scroll", handleRestSoon] as const)
    const stop = new AbortController()
    const { signal } = stop
    node.addEventListener(name, listener, { signal })
    for (const input of ["pointerdown", "wheel", "keydown", "touchstart", "touchend", "touchcancel"] as const) {
      node.addEventListener(input, (event: Event) => track.current?.letGo(event), { signal, passive: true })
    }
    return () => {
      clearTimeout(wait)
      stop.abort()
    }
  }, [viewport, track, isDragging, send])
}
