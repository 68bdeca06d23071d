"use client"

import { createContext, type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { type OpenableProps, useOpenable } from "../behaviour/use-openable.ts"
import { drawPart } from "../part/draw-part.ts"
import type { PartProps } from "../part/part.types.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./disclosure.module.css"
import {
  type DisclosureEvent,
  type DisclosureReason,
  type DisclosureState,
  disclosureNext,
  disclosureReason,
} from "./disclosure-core.ts"

const part = anatomy("disclosure", css)

export interface DisclosureRootProps extends PartProps<"div", DisclosureState>, OpenableProps<DisclosureReason> {
  /** Open on first render. @default false */
  readonly defaultOpen?: boolean
}

interface Disclosure {
  readonly state: DisclosureState
  readonly contentId: string
  readonly send: Send<DisclosureEvent>
}

const DisclosureContext = createContext<Disclosure | null>(null)

/**
 * A button that shows and hides one region. The region's text is in the HTML, and the browser's find-in-page opens it.
 *
 * Enter and Space toggle. Without JavaScript the region is open.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Root({ open, defaultOpen = false, onOpenChange, ...props }: DisclosureRootProps): ReactNode {
  const contentId = useId()
  const [state, send] = useOpenable<DisclosureState, DisclosureEvent, DisclosureReason>({
    next: disclosureNext,
    initial: { isOpen: open ?? defaultOpen },
    reasonOf: disclosureReason,
    open,
    onOpenChange,
  })
  return (
    <DisclosureContext value={{ state, contentId, send }}>
      {drawPart("div", part("root", { open: state.isOpen }), {}, props, state)}
    </DisclosureContext>
  )
}

/** The button. */
export function Trigger(props: PartProps<"button", DisclosureState>): ReactNode {
  const { state, contentId, send } = useDisclosure()
  const own = {
    type: "button",
    "aria-expanded": state.isOpen,
    "aria-controls": contentId,
    onClick: (event: { nativeEvent: Event }) => send({ type: "toggle" }, event.nativeEvent),
  }
  return drawPart("button", part("trigger", { open: state.isOpen }), own, props, state)
}

/** The region. */
export function Content(props: PartProps<"div", DisclosureState>): ReactNode {
  const { state, contentId, send } = useDisclosure()
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const node = content.current
    // React knows `hidden` only as a flag; find-in-page needs the word.
    if (!state.isOpen) node?.setAttribute("hidden", "until-found")
    const find = (event: Event) => send({ type: "find" }, event)
    node?.addEventListener("beforematch", find)
    return () => node?.removeEventListener("beforematch", find)
  }, [state.isOpen, send])

  const own = { ref: content, id: contentId, hidden: !state.isOpen }
  return drawPart("div", part("content", { open: state.isOpen }), own, props, state)
}

function useDisclosure(): Disclosure {
  return usePartContext(DisclosureContext, "Disclosure")
}
