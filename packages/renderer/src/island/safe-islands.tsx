"use client"

import { createContext, type ReactNode } from "react"

/** A context that is `true` when a page is rendered a second time because an island threw an error on the server. */
export const Safe = createContext(false)

/**
 * Wraps a page that is rendered a second time because an island threw an error on the server. Each island then has an
 * error boundary, and the island that throws is rendered only in the browser.
 */
export function SafeIslands({ children }: { readonly children: ReactNode }): ReactNode {
  return <Safe value={true}>{children}</Safe>
}
