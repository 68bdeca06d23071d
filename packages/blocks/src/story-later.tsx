import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect } from "react"

/** Parts of a story that React hydrates after the story itself, and has not yet. */
export const laterParts = new Set<string>()

/** Renders lazily loaded content in a separate boundary; Storybook waits until it is hydrated. */
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

/** Effects run once everything next to this is hydrated, too. */
function Arrived({ id }: { readonly id: string }): ReactNode {
  useEffect(() => void laterParts.delete(id), [id])
  return null
}
