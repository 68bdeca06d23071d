import type { FilterMode } from "./filter-drawer-core.ts"

/** Returns the mode chosen in this session, or `null` if there is none or storage is not available. */
export function readMode(key: string): FilterMode | null {
  try {
    const kept = sessionStorage.getItem(key)
    return kept === "sticky" || kept === "default" ? kept : null
  } catch {
    return null
  }
}

/** Stores the mode until the window is closed. Without storage it is lost when the page is left. */
export function writeMode(key: string, mode: FilterMode): void {
  try {
    sessionStorage.setItem(key, mode)
  } catch {}
}
