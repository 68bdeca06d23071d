import { type ToggleEvent, useEffect, useRef } from "react"

/**
 * Returns props for a `<details>` element that report when the visitor opens or closes it. The event that the browser
 * dispatches for an initially open element is ignored.
 */
export function useOpened(open: boolean, onChange: (isOpen: boolean) => void) {
  const details = useRef<HTMLDetailsElement>(null)
  const known = useRef(open)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  function handleOpen(isOpen: boolean) {
    if (isOpen === known.current) return
    known.current = isOpen
    latest.current(isOpen)
  }

  const noticeFirst = useRef(handleOpen)
  useEffect(() => noticeFirst.current(details.current?.open ?? false), [])

  return {
    ref: details,
    open,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => handleOpen(currentTarget.open),
  }
}
