import { useState } from "react"

/** Whether a visitor is at another place than the one they came to. `null` while it is not known where they are. */
export function useHasMoved(place: string | null): boolean {
  const [seen, setSeen] = useState({ place, hasMoved: false })
  if (place !== null && seen.place !== place) {
    setSeen({ place, hasMoved: seen.hasMoved || seen.place !== null })
  }
  return seen.hasMoved
}
