"use client"

import { type ReactNode, useEffect, useLayoutEffect, useState } from "react"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"

/** How long the region stands empty, so that screen readers know it when its words come. */
const SAY_AFTER_MS = 150

/**
 * Says what is loading. A live region is heard only when it was there before its words, so it is emptied before it is
 * seen and they come a moment later; what has arrived by then is not announced. The server's HTML has the words, for
 * those who read before the script comes.
 */
export function SkeletonStatus({ label }: { readonly label: string }): ReactNode {
  const [isSilent, setSilent] = useState(false)

  useLayoutEffect(() => setSilent(true), [])
  useEffect(() => {
    const wait = setTimeout(() => setSilent(false), SAY_AFTER_MS)
    return () => clearTimeout(wait)
  }, [])

  return <VisuallyHidden role="status">{isSilent ? null : label}</VisuallyHidden>
}
