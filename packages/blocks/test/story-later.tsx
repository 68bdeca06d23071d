import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect } from "react"

/** The identifiers of the parts of a story that hydrate later than the story and are not hydrated yet. */
export const laterParts = new Set<string>()

/** Renders lazily loaded content in a separate Suspense boundary. Storybook waits until the boundary is hydrated. */
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

/** Marks a part of a story as hydrated. The effect that marks it runs only after the part's siblings are hydrated. */
function Arrived({ id }: { readonly id: string }): ReactNode {
  useEffect(() => void laterParts.delete(id), [id])
  return null
}
