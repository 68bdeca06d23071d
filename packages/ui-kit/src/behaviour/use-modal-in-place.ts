"use client"

import { type RefObject, useLayoutEffect, useRef } from "react"
import { isEscapeFor } from "./is-escape-for.ts"
import { useLatest } from "./use-latest.ts"

export interface ModalInPlace {
  readonly box: RefObject<HTMLElement | null>
  readonly isModal: boolean
  readonly initialFocus: () => HTMLElement | null
  /**
   * Returns the element to focus when the layer closes, if the focus would otherwise be lost. `null` leaves the focus
   * unchanged.
   * @param previousFocus The element that had the focus before opening.
   */
  readonly finalFocus: (previousFocus: HTMLElement | null) => HTMLElement | null
  readonly dismiss: (reason: "escape" | "outside-press", event: Event) => void
}

/** A selector for live regions and for elements that are not rendered. These elements must not become inert. */
const UNTOUCHED = "[aria-live], [role=status], script, style, template, link"

/**
 * Makes an element modal in its place in the document. The element is not remounted, so typed text and the focus are
 * kept.
 */
export function useModalInPlace({ box, isModal, ...options }: ModalInPlace): void {
  const latest = useLatest(options)
  const previousFocus = useRef<HTMLElement>(null)
  const wasModal = useRef(false)

  useLayoutEffect(() => {
    const layer = box.current
    if (!isModal || !layer) return
    const { activeElement } = document
    previousFocus.current = layer.contains(activeElement) ? null : (activeElement as HTMLElement | null)
    const lower = openLayer(layer)
    const wake = setOthersInert(layer)
    const ignore = addListeners(layer, (reason, event) => latest.current.dismiss(reason, event))
    if (!layer.contains(document.activeElement)) latest.current.initialFocus()?.focus({ preventScroll: true })
    return () => {
      ignore()
      wake()
      lower()
    }
  }, [box, isModal, latest])

  useLayoutEffect(() => {
    if (wasModal.current && !isModal) latest.current.finalFocus(previousFocus.current)?.focus({ preventScroll: true })
    wasModal.current = isModal
  }, [isModal, latest])
}

/**
 * Moves an element into the top layer by setting the attribute `popover`. React does not manage this attribute, so
 * rendering never removes it.
 */
function openLayer(layer: HTMLElement): () => void {
  layer.setAttribute("popover", "manual")
  if ("showPopover" in layer) layer.showPopover()
  return () => layer.removeAttribute("popover")
}

function setOthersInert(layer: HTMLElement): () => void {
  const resting: Element[] = []
  for (let node: Element = layer; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling.matches(UNTOUCHED) || sibling.hasAttribute("inert")) continue
      sibling.setAttribute("inert", "")
      resting.push(sibling)
    }
  }
  return () => {
    for (const element of resting) element.removeAttribute("inert")
  }
}

function addListeners(layer: HTMLElement, dismiss: ModalInPlace["dismiss"]): () => void {
  const stop = new AbortController()
  let isPressedBeside = false
  // The rest of the page is inert, so a press outside the layer arrives at one of its ancestors.
  const isBeside = ({ target }: Event) => target !== layer && target instanceof Node && target.contains(layer)
  const handlePress = (event: Event) => {
    isPressedBeside = isBeside(event)
  }
  const handleClick = (event: MouseEvent) => {
    // The second press of a double click was meant for the button that opened the layer.
    if (isPressedBeside && isBeside(event) && event.detail < 2) dismiss("outside-press", event)
    isPressedBeside = false
  }
  // On the window, so that layers inside or above this one handle the key first.
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isEscapeFor(layer, event)) return
    event.preventDefault()
    dismiss("escape", event)
  }
  addEventListener("pointerdown", handlePress, { signal: stop.signal })
  addEventListener("click", handleClick, { signal: stop.signal })
  addEventListener("keydown", handleKey, { signal: stop.signal })
  return () => stop.abort()
}
