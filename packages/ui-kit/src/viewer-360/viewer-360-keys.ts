import type { KeyboardEvent } from "react"
import { PAGE_FRAMES, type Viewer360Event } from "./viewer-360-core.ts"

/**
 * Returns the event for a key that is pressed on the slider, or `null` if the key has no effect. The left and right
 * arrow keys follow the reading direction.
 */
export function toKeyEvent(
  { key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent,
  count: number,
): Viewer360Event | null {
  if (altKey || ctrlKey || metaKey) return null
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1
  switch (key) {
    case "ArrowRight":
      return { type: "step", by: forward }
    case "ArrowLeft":
      return { type: "step", by: -forward }
    case "ArrowUp":
      return { type: "step", by: 1 }
    case "ArrowDown":
      return { type: "step", by: -1 }
    case "PageUp":
      return { type: "step", by: PAGE_FRAMES }
    case "PageDown":
      return { type: "step", by: -PAGE_FRAMES }
    case "Home":
      return { type: "go", frame: 0 }
    case "End":
      return { type: "go", frame: count - 1 }
    default:
      return null
  }
}
