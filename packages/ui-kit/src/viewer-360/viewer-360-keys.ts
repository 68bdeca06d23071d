import type { KeyboardEvent } from "react"
import { PAGE_FRAMES, type Viewer360Event } from "./viewer-360-core.ts"

/** Returns the event for a key, or `null` if the key has no function. The arrow keys follow the reading direction. */
export function toKeyEvent(
  { key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent,
  count: number,
): Viewer360Event | null {
  if (altKey || ctrlKey || metaKey) return null
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1
  const events: Readonly<Record<string, Viewer360Event>> = {
    ArrowRight: { type: "step", by: forward },
    ArrowLeft: { type: "step", by: -forward },
    ArrowUp: { type: "step", by: 1 },
    ArrowDown: { type: "step", by: -1 },
    PageUp: { type: "step", by: PAGE_FRAMES },
    PageDown: { type: "step", by: -PAGE_FRAMES },
    Home: { type: "go", frame: 0 },
    End: { type: "go", frame: count - 1 },
  }
  return events[key] ?? null
}
