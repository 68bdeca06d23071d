import type { FilterMode } from "./filter-drawer-core.ts"

/**
 * Returns the mode that the visitor selected in this session. Returns `null` when no mode was selected or session
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
 * Stores the mode for the rest of the session. When session storage is unavailable, the mode is lost when the visitor
 * leaves the page.
 */
export function writeMode(key: string, mode: FilterMode): void {
  try {
    sessionStorage.setItem(key, mode)
  } catch {}
}
