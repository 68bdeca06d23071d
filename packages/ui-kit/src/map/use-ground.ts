"use client"

import { type RefObject, useEffect, useRef, useState } from "react"
import { useKit } from "../kit-provider/kit-provider.tsx"
import { usePlaceMap } from "./map.tsx"
import type { MapGround } from "./map-adapter.types.ts"

/** The ground is asked for when the map is this near to the window. */
const NEAR = "200px"

/** Fills a node with the adapter's ground, once the map is near the window, and keeps it looking where the map looks. */
export function useGround(node: RefObject<HTMLElement | null>): void {
  const { state, send, adapter, fail, tries } = usePlaceMap()
  const { nonce, locale } = useKit()
  const isNear = useIsNear(node)
  const ground = useRef<MapGround | null>(null)
  const { camera, size } = state
  const hasSize = size !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try, and another adapter, opens it anew; the camera follows below.
  useEffect(() => {
    const place = node.current
    if (!isNear || !hasSize || !place) return
    let isGone = false
    const onDrawn = () => !isGone && send({ type: "draw" })
    const onFailure = (error: unknown) => !isGone && fail(error)
    adapter
      .open(place, { camera, nonce, locale, onDrawn, onFailure })
      .then((opened) => {
        if (isGone) return opened.close()
        ground.current = opened
        opened.show(latest.current)
      })
      .catch(onFailure)
    return () => {
      isGone = true
      ground.current?.close()
      ground.current = null
    }
  }, [adapter, tries, isNear, hasSize, nonce, locale])

  const latest = useRef(camera)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ground also fits itself to a new size.
  useEffect(() => {
    latest.current = camera
    ground.current?.show(camera)
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
