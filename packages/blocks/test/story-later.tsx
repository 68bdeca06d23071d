import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect } from "react"

/** The parts of a story that are not hydrated yet. */
export const laterParts = new Set<string>()

export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId()
  // Layout effects run before all others: this one is first, even when both sides of the boundary load together.
  useLayoutEffect(() => {
    laterParts.add(id)
    return () => void laterParts.delete(id)
  }, [id])
  return (
    <Suspense>
      {children}
      <Arrived id={id} />
    </Suspense>
  )
}

/** Marks a part as hydrated. This component is the last sibling, so it is hydrated after the content of the part. */
function Arrived({ id }: { readonly id: string }): ReactNode {
  useEffect(() => void laterParts.delete(id), [id])
  return null
}
