"use client"

import { type RefObject, useLayoutEffect } from "react"

/** Sets `hidden="until-found"`, so that find-in-page and anchors reveal the element. */
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
