import { useState } from "react"

/** Returns whether a visitor has left the place where they arrived. `null` means that the place is unknown. */
export function useHasMoved(place: string | null): boolean {
  const [seen, setSeen] = useState({ place, hasMoved: false })
  if (place !== null && seen.place !== place) {
    setSeen({ place, hasMoved: seen.hasMoved || seen.place !== null })
  }
  return seen.hasMoved
}
