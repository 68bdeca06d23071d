"use client"

import { type RefObject, useEffect, useState, useSyncExternalStore } from "react"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import { usePlaceMap } from "./map.tsx"
import type { Basemap } from "./map-adapter.types.ts"
import type { OpenBasemap } from "./open-basemap.ts"

const NEAR = "200px"

export function useOpenBasemap(): OpenBasemap | null {
  const { opened } = usePlaceMap()
  return useSyncExternalStore(opened.subscribe, opened.get, () => null)
}

export function useBasemap(node: RefObject<HTMLElement | null>): void {
  const { send, adapter, fail, tries, opened, firstLook, labels } = usePlaceMap()
  const { nonce, locale } = useKit()
  const text = useText()
  const isNear = useIsNear(node)
  const texts = { wheel: text("map.wheel", labels.wheel), fingers: text("map.fingers", labels.fingers) }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a retry or another adapter opens it again.
  useEffect(() => {
    const place = node.current
    if (!isNear || !place) return
    let isGone = false
    let current: Basemap | undefined
    const onReady = () => !isGone && send({ type: "ready" })
    const onFailure = (error: unknown) => !isGone && fail(error)
    const onMove = () => !isGone && opened.notify()
    const { camera, all } = firstLook()
    Promise.all([
      adapter.open(place, { camera, nonce, locale, texts, onReady, onFailure, onMove }),
      import("./map-clusters.ts"),
    ])
      .then(([basemap, { createClusters: clusterPlaces }]) => {
        if (isGone) return basemap.close()
        current = basemap
        if (all.length > 1) basemap.fit(all, camera.zoom)
        opened.set({ basemap, clusterPlaces })
      })
      .catch(onFailure)
    return () => {
      isGone = true
      opened.set(null)
      current?.close()
    }
  }, [adapter, tries, isNear, nonce, locale])
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
