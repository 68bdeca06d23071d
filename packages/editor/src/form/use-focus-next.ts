import { type RefObject, useEffect, useState } from "react"

export type FocusTarget =
  | { readonly on: "add" }
  | { readonly entry: number; readonly on: "control" | "summary" | "moveUp" | "moveDown" }

/**
 * Returns a function that focuses an element of a list after the list's next render, since the element may not exist
 * before that.
 */
export function useFocusNext(list: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const [target, setTarget] = useState<FocusTarget | null>(null)
  useEffect(() => {
    if (target && list.current) findTarget(list.current, target)?.focus()
  }, [target, list])
  return setTarget
}

function findTarget(list: HTMLElement, target: FocusTarget): HTMLElement | null {
  if (target.on === "add") return list.querySelector(":scope > [data-action=add]")
  const entry = list.querySelectorAll(":scope > ol > li").item(target.entry)
  if (!(entry instanceof HTMLElement)) return null
  switch (target.on) {
    case "summary":
      return entry.querySelector("summary")
    case "control":
      return entry.querySelector("details input, details select, details textarea")
    default:
      return entry.querySelector(`:scope > div > [data-action=${target.on}]`)
  }
}
