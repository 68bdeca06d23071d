import type { FilterMode } from "./filter-drawer-core.ts"

/**
 * Returns the mode that the visitor selected earlier in this session. Returns `null` if there is none or session
 * storage is unavailable.
 */
export function readMode(key: string): FilterMode | null {
  try {
    const kept = sessionStorage.getItem(key)
    return kept === "sticky" || kept === "default" ? kept : null
  } catch {
    return null
  }
}

/**
 * Stores the mode for the rest of the session. If session storage is unavailable, the mode is kept only until the
 * visitor leaves the page.
 */
export function writeMode(key: string, mode: FilterMode): void {
  try {
    sessionStorage.setItem(key, mode)
  } catch {}
}
