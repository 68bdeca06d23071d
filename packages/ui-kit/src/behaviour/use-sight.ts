"use client"

import { type RefObject, useEffect } from "react"
import { useLatest } from "./use-latest.ts"

export function useSight(node: RefObject<Element | null>, onSight: (isAway: boolean) => void): void {
  const notify = useLatest(onSight)
  useEffect(() => {
    let isSeen = true
    const checkSight = () => notify.current(!isSeen || document.hidden)
    const sight = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? true
      checkSight()
    })
    if (node.current) sight.observe(node.current)
    document.addEventListener("visibilitychange", checkSight)
    return () => {
      sight.disconnect()
      document.removeEventListener("visibilitychange", checkSight)
    }
  }, [node, notify])
}
