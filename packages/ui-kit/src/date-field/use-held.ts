"use client"

import { type RefObject, useLayoutEffect } from "react"

/**
 * Calls `hold` if the native date field has the focus during hydration, so that the field is not replaced while the
 * visitor is using it.
 */
export function useHeld(input: RefObject<HTMLInputElement | null>, hold: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first rendering can find the browser's own field.
  useLayoutEffect(() => {
    const node = input.current
    if (node === document.activeElement && node?.type === "date") hold()
  }, [])
}
