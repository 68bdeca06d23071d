"use client"

import { createContext, type ReactNode } from "react"

/** Whether a page is rendered again because an island threw on the server. */
export const Safe = createContext(false)

/**
 * Wraps a page that is rendered a second time because an island threw while it was rendered on the server:
 * each island then stands behind a boundary of its own, and the one that throws is left to the browser.
 */
export function SafeIslands({ children }: { readonly children: ReactNode }): ReactNode {
  return <Safe value={true}>{children}</Safe>
}
