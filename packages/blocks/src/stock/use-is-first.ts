import { useEffect, useState } from "react"

const taken = new Set<string>()

/** True for the first component of its kind, which renders the elements that several blocks share, such as a bar. */
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
