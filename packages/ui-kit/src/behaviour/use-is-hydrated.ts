"use client"

import { useSyncExternalStore } from "react"

const subscribeToNothing = () => () => {}

/** Returns whether the page is hydrated: `false` on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
