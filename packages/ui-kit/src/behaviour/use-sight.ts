"use client"

import { type RefObject, useEffect, useRef } from "react"

/** Tells when an element goes out of sight, scrolled away or in a tab behind another, and when it comes back. */
export function useSight(node: RefObject<Element | null>, onSight: (isAway: boolean) => void): void {
  const notify = useRef(onSight)
  useEffect(() => {
    notify.current = onSight
  })
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
  }, [node])
}
