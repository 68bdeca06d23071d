import { type ToggleEvent, useEffect, useRef } from "react"

/**
 * For `<details>` whose opening and closing by a visitor is told. What they did before the script came is told with it,
 * and that it is open from the beginning, which the browser says as well, is not.
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
