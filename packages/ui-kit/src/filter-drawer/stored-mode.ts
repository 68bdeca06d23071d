import type { FilterMode } from "./filter-drawer-core.ts"

/** What the visitor chose in this session; `null` when nothing, or where the browser keeps nothing. */
export function readMode(key: string): FilterMode | null {
  try {
    const kept = sessionStorage.getItem(key)
    return kept === "sticky" || kept === "default" ? kept : null
  } catch {
    return null
  }
}

/** Keeps it until the window is closed. Where the browser refuses, it is forgotten with the page. */
export function writeMode(key: string, mode: FilterMode): void {
  try {
    sessionStorage.setItem(key, mode)
  } catch {}
}
