"use client"

import { type ReactNode, useEffect, useLayoutEffect, useState } from "react"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"

/**
 * The time for which the live region stays empty, in milliseconds. Screen readers must detect the region before its
 * text appears.
 */
const SAY_AFTER_MS = 150

/**
 * Announces that content is loading. Screen readers only announce a live region that existed before its text. The
 * region is therefore emptied before the first paint, and its text is added a moment later unless the content has
 * loaded by then. The server-rendered HTML contains the text for visitors who read the page before hydration.
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
