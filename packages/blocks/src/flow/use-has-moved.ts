import { useState } from "react"

/**
 * Returns true once the visitor has left the first step. `place` is the current step, or `null` while it is unknown.
 */
export function useHasMoved(place: string | null): boolean {
  const [seen, setSeen] = useState({ place, hasMoved: false })
  if (place !== null && seen.place !== place) {
    setSeen({ place, hasMoved: seen.hasMoved || seen.place !== null })
  }
  return seen.hasMoved
}
