"use client"

import { type RefObject, useLayoutEffect } from "react"

/** Sets `hidden="until-found"` on a hidden element, so that find-in-page and anchors can reveal it. */
export function useUntilFound(
  element: RefObject<HTMLElement | null>,
  isShown: boolean,
  onFound: (event: Event) => void,
): void {
  useLayoutEffect(() => {
    const node = element.current
    if (!node || isShown) return
    // React sets `hidden` only as a boolean; find-in-page needs the value.
    node.setAttribute("hidden", "until-found")
    node.onbeforematch = onFound
  })
}
