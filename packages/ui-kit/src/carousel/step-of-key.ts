import type { KeyboardEvent } from "react"

type Where = { readonly type: "step"; readonly by: 1 | -1 } | { readonly type: "go"; readonly index: number }

/**
 * Returns the slide change for a key. Returns `null` for other keys, for a key with a modifier, and for a key that is
 * pressed in a text field.
 */
export function getKeyStep(
  { key, target, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent,
  last: number,
): Where | null {
  if (altKey || ctrlKey || metaKey || (target as Element).closest("input, select, textarea")) return null
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight"
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return { type: "step", by: key === forward ? 1 : -1 }
    case "Home":
      return { type: "go", index: 0 }
    case "End":
      return { type: "go", index: last }
    default:
      return null
  }
}
