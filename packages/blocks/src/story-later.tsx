import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect } from "react"

/** Parts of a story that React hydrates after the story itself, and has not yet. */
export const laterParts = new Set<string>()

/** What is known only once it was loaded, in a boundary of its own; the workshop waits until it is hydrated. */
export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId()
  // Layout effects run before all others: also where both sides of the boundary come at once, this is first.
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

/** Effects run once everything beside this is hydrated, too. */
function Arrived({ id }: { readonly id: string }): ReactNode {
  useEffect(() => void laterParts.delete(id), [id])
  return null
}
