"use client"

import { createContext, type ReactNode } from "react"

/**
 * The React context whose value is `true` while a page is rendered again because an island threw an error on the
 * server.
 */
export const Safe = createContext(false)

/**
 * Wraps a page that is rendered again because an island threw an error on the server. Each island gets a Suspense
 * boundary, so that the failing island is rendered only in the browser.
 */
export function SafeIslands({ children }: { readonly children: ReactNode }): ReactNode {
  return <Safe value={true}>{children}</Safe>
}
