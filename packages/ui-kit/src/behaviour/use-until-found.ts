"use client"

import { type RefObject, useLayoutEffect } from "react"

/**
 * Sets `hidden="until-found"`, so that find-in-page and links to an anchor reach hidden content, which `onFound` then
 * shows.
 */
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
