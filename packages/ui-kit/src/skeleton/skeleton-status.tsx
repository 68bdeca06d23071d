"use client"

import { type ReactNode, useEffect, useLayoutEffect, useState } from "react"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"

/**
 * The time for which the live region stays empty, in milliseconds. Screen readers need this time to detect the region
 * before its text appears.
 */
const SAY_AFTER_MS = 150

/**
 * Announces that content is loading. Screen readers announce only text that is added to an existing live region.
 * Therefore, the region is emptied before the first paint, and the text is added shortly afterwards unless the content
 * has loaded. The server-rendered HTML contains the text for visitors who read the page before hydration.
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
