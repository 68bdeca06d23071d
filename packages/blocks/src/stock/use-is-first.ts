import { useEffect, useState } from "react"

const taken = new Set<string>()

/**
 * Returns true in the first of several components of the same kind. Only this component renders the elements that all
 * of them share, such as a bar.
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
