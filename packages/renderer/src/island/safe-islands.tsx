"use client"

import { createContext, type ReactNode } from "react"

/** Whether a page is drawn again because an island threw on the server. */
export const Safe = createContext(false)

/**
 * Wraps a page that is drawn a second time because an island threw while it was drawn on the server:
 * each island then stands behind a boundary of its own, and the one that throws is left to the browser.
 */
export function SafeIslands({ children }: { readonly children: ReactNode }): ReactNode {
  return <Safe value={true}>{children}</Safe>
}
