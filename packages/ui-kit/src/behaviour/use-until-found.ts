"use client"

import { type RefObject, useLayoutEffect } from "react"

/** Lets find-in-page look into what is hidden, and a link to a place in it; `onFound` shows it. */
export function useUntilFound(
  element: RefObject<HTMLElement | null>,
  isShown: boolean,
  onFound: (event: Event) => void,
): void {
  useLayoutEffect(() => {
    const node = element.current
    if (!node || isShown) return
    // React knows `hidden` only as a flag; find-in-page needs the word.
    node.setAttribute("hidden", "until-found")
    node.onbeforematch = onFound
  })
}
