"use client"

import { type RefObject, useLayoutEffect } from "react"

/** Keeps the native date field if it is focused during hydration. */
export function useHeld(input: RefObject<HTMLInputElement | null>, hold: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first rendering can find the browser's own field.
  useLayoutEffect(() => {
    const node = input.current
    if (node === document.activeElement && node?.type === "date") hold()
  }, [])
}
