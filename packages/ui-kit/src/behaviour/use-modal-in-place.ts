"use client"

import { type RefObject, useLayoutEffect, useRef } from "react"
import { isEscapeFor } from "./is-escape-for.ts"

export interface ModalInPlace {
  readonly box: RefObject<HTMLElement | null>
  readonly isModal: boolean
  /** What has the focus first, unless the focus is inside already. */
  readonly initialFocus: () => HTMLElement | null
  /** What has the focus afterwards, where it would be lost; `null` leaves it. @param before what had it before */
  readonly finalFocus: (before: HTMLElement | null) => HTMLElement | null
  readonly dismiss: (reason: "escape" | "outside-press", event: Event) => void
}

/** Parts of the page that go on speaking, and what has nothing to say. */
const UNTOUCHED = "[aria-live], [role=status], script, style, template, link"

/**
 * Makes an element modal where it stands, and makes it a part of the page again, without rendering it anew: what was
 * typed in it, and the focus in it, stay. The dialog's engine moves its content to the end of the page, and a
 * `<dialog>` is one also when it lies in the page; so this is the browser's top layer and `inert` around the element.
 */
export function useModalInPlace({ box, isModal, ...options }: ModalInPlace): void {
  const latest = useRef(options)
  const before = useRef<HTMLElement>(null)
  const wasModal = useRef(false)
  useLayoutEffect(() => {
    latest.current = options
  })

  useLayoutEffect(() => {
    const layer = box.current
    if (!isModal || !layer) return
    const { activeElement } = document
    before.current = layer.contains(activeElement) ? null : (activeElement as HTMLElement | null)
    const lower = openLayer(layer)
    const wake = setOthersInert(layer)
    const ignore = addListeners(layer, (reason, event) => latest.current.dismiss(reason, event))
    if (!layer.contains(document.activeElement)) latest.current.initialFocus()?.focus({ preventScroll: true })
    return () => {
      ignore()
      wake()
      lower()
    }
  }, [box, isModal])

  useLayoutEffect(() => {
    if (wasModal.current && !isModal) latest.current.finalFocus(before.current)?.focus({ preventScroll: true })
    wasModal.current = isModal
  }, [isModal])
}

/** Puts it into the top layer. By script, so that React, which knows nothing of it, never closes it. */
function openLayer(layer: HTMLElement): () => void {
  layer.setAttribute("popover", "manual")
  if ("showPopover" in layer) layer.showPopover()
  return () => layer.removeAttribute("popover")
}

/** Everything beside it, and beside what it stands in, rests. Other layers that rest already are left to themselves. */
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
  // What is beside it rests, so that a press goes to what it stands in.
  const isBeside = ({ target }: Event) => target !== layer && target instanceof Node && target.contains(layer)
  const handlePress = (event: Event) => {
    isPressedBeside = isBeside(event)
  }
  const handleClick = (event: MouseEvent) => {
    // The second press of two in one place was meant for what opened it.
    if (isPressedBeside && isBeside(event) && event.detail < 2) dismiss("outside-press", event)
    isPressedBeside = false
  }
  // At the window, so that whatever is open within it, or lies over it, has had its turn.
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
