import { focusOnce } from "../behaviour/focus-once.ts"

const LANDMARKS =
  "header, nav, main, aside, footer, section[aria-label], section[aria-labelledby], [role=main], [role=search]"

/**
 * Moves the focus to the next landmark after an element, so that keyboard users do not have to start again at the top
 * of the page. Does nothing if there is no such landmark.
 */
export function focusAfter(node: Element): void {
  const next = [...document.querySelectorAll<HTMLElement>(LANDMARKS)].find(
    (landmark) => node.compareDocumentPosition(landmark) & Node.DOCUMENT_POSITION_FOLLOWING && !node.contains(landmark),
  )
  if (next) focusOnce(next)
}
