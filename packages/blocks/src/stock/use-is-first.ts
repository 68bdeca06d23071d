import { useEffect, useState } from "react"

const taken = new Set<string>()

/**
 * Returns whether this is the first component of its kind on the page. Several blocks share elements such as a bar,
 * which only the first component renders.
 */
export function useIsFirst(kind: string): boolean {
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    if (taken.has(kind)) return
    taken.add(kind)
    setFirst(true)
    return () => void taken.delete(kind)
  }, [kind])
  return isFirst
}
