"use client"

import { useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * Before the script has come the browser itself opens the popover of that id. Says when the script is there to do it; one that is
 * open by then is handed over as it is, with the focus where it was.
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
    // Becoming the script's closes it for a moment.
    if (isReady) focused.current?.focus({ preventScroll: true })
  }, [isReady])
  return isReady
}
