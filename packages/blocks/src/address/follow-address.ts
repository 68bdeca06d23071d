/**
 * Marks the root of an island that pushes its state into the page's address. Until the island is hydrated, going back
 * or forward loads the page.
 */
export const OWNS_ADDRESS = { "data-owns-address": "" } as const

/**
 * Calls back with the page's query when the visitor goes back or forward within the page; returns a function that
 * unsubscribes.
 */
export function followAddress(path: string, show: (search: string) => void): () => void {
  const handleChange = () => {
    const { origin, pathname, search } = window.location
    if (pathname === new URL(path, origin).pathname) show(search)
  }
  window.addEventListener("popstate", handleChange)
  return () => window.removeEventListener("popstate", handleChange)
}
