"use client"

import { useSyncExternalStore } from "react"

const never = () => () => {}

/** Whether the script has come. `false` on the server and while hydrating. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
