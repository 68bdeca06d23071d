import type { FilterMode } from "./filter-drawer-core.ts"

/** Returns the stored mode. Returns `null` if no mode is stored or if session storage is unavailable. */
export function readMode(key: string): FilterMode | null {
  try {
    const kept = sessionStorage.getItem(key)
    return kept === "sticky" || kept === "default" ? kept : null
  } catch {
    return null
  }
}

export function writeMode(key: string, mode: FilterMode): void {
  try {
    sessionStorage.setItem(key, mode)
  } catch {}
}
