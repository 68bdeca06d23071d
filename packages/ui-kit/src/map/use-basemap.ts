"use client"

import { type RefObject, useEffect, useRef, useState } from "react"
import { useKit } from "../kit-provider/kit-provider.tsx"
import { usePlaceMap } from "./map.tsx"
import type { Basemap } from "./map-adapter.types.ts"

/** The basemap is asked for when the map is this near to the window. */
const NEAR = "200px"

/** Fills a node with the adapter's basemap, once the map is near the window, and keeps it looking where the map looks. */
export function useBasemap(node: RefObject<HTMLElement | null>): void {
  const { state, send, adapter, fail, tries } = usePlaceMap()
  const { nonce, locale } = useKit()
  const isNear = useIsNear(node)
  const basemap = useRef<Basemap | null>(null)
  const { camera, size } = state
  const hasSize = size !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try, and another adapter, opens it anew; the camera follows below.
  useEffect(() => {
    const place = node.current
    if (!isNear || !hasSize || !place) return
    let isGone = false
    const onReady = () => !isGone && send({ type: "ready" })
    const onFailure = (error: unknown) => !isGone && fail(error)
    adapter
      .open(place, { camera, nonce, locale, onReady, onFailure })
      .then((opened) => {
        if (isGone) return opened.close()
        basemap.current = opened
        opened.show(latest.current)
      })
      .catch(onFailure)
    return () => {
      isGone = true
      basemap.current?.close()
      basemap.current = null
    }
  }, [adapter, tries, isNear, hasSize, nonce, locale])

  const latest = useRef(camera)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the basemap also fits itself to a new size.
  useEffect(() => {
    latest.current = camera
    basemap.current?.show(camera)
  }, [camera, size])
}

function useIsNear(node: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!node.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: NEAR },
    )
    observer.observe(node.current)
    return () => observer.disconnect()
  }, [node])
  return isNear
}
