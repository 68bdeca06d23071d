"use client"

import { useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * Takes over control of a popover that the browser may have opened before hydration. Returns true once React controls
 * the popover.
 */
export function usePopoverHandover(id: string, takeOver: () => void): boolean {
  const focused = useRef<HTMLElement>(null)
  const [isReady, setReady] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first rendering can find it opened by the browser.
  useLayoutEffect(() => {
    if (document.getElementById(id)?.matches("[popover=auto]:popover-open")) {
      focused.current = document.activeElement as HTMLElement | null
      takeOver()
    }
    setReady(true)
  }, [])
  useEffect(() => {
    // The change of its `popover` attribute closes it for a moment.
    if (isReady) focused.current?.focus({ preventScroll: true })
  }, [isReady])
  return isReady
}
