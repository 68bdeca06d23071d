"use client"

import { createContext, type ReactNode } from "react"

/**
 * A context that is `true` while a page is rendered for the second time because an island threw an error on the server.
 */
export const Safe = createContext(false)

/**
 * Wraps a page that is rendered for the second time because an island threw an error on the server. Each island then
 * has a Suspense boundary, so the island that throws is rendered only in the browser.
 */
export function SafeIslands({ children }: { readonly children: ReactNode }): ReactNode {
  return <Safe value={true}>{children}</Safe>
}
