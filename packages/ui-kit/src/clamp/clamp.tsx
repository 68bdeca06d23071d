"use client"

import { createContext, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { type OpenableProps, useOpenable } from "../behaviour/use-openable.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { drawPart } from "../part/draw-part.ts"
import type { PartProps } from "../part/part.types.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./clamp.module.css"
import { type ClampEvent, type ClampReason, type ClampState, clampNext, clampReason } from "./clamp-core.ts"

const part = anatomy("clamp", css)

export interface ClampLabels {
  /** Words of the button while the content is clipped. Message `clamp.more`. */
  readonly more?: string
  /** Words of the button while it is open. Message `clamp.less`. */
  readonly less?: string
}

export interface ClampRootProps extends PartProps<"div", ClampState>, OpenableProps<ClampReason> {
  /** Open on first render. @default false */
  readonly defaultOpen?: boolean
  /** Whether the server expects more content than fits, so that the button is there from the start. @default false */
  readonly defaultOverflows?: boolean
  readonly labels?: ClampLabels
}

interface Clamp {
  readonly state: ClampState
  readonly contentId: string
  readonly labels: ClampLabels
  readonly content: RefObject<HTMLDivElement | null>
  readonly send: Send<ClampEvent>
}

const ClampContext = createContext<Clamp | null>(null)

/**
 * Content that is clipped at a height until a button shows the rest. The text is in the HTML.
 *
 * The height is `--fc-clamp-height`, set by the class of whoever uses it. What fits has no button; links in the
 * clipped part cannot be reached; the focus and find-in-page open it. Without JavaScript nothing is clipped.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Root({
  open,
  defaultOpen = false,
  defaultOverflows = false,
  onOpenChange,
  labels = {},
  ...props
}: ClampRootProps): ReactNode {
  const contentId = useId()
  const content = useRef<HTMLDivElement>(null)
  const [state, send] = useOpenable<ClampState, ClampEvent, ClampReason>({
    next: clampNext,
    initial: { isOpen: open ?? defaultOpen, overflows: defaultOverflows },
    reasonOf: clampReason,
    open,
    onOpenChange,
  })
  const states = { open: state.isOpen, overflows: state.overflows }
  return (
    <ClampContext value={{ state, contentId, labels, content, send }}>
      {drawPart("div", part("root", states), {}, props, state)}
    </ClampContext>
  )
}

/** What is clipped. */
export function Content(props: PartProps<"div", ClampState>): ReactNode {
  const { state, contentId, content, send } = useClamp()
  const isClipped = state.overflows && !state.isOpen

  useLayoutEffect(() => {
    const box = content.current
    if (!box) return
    const measure = () => send({ type: "measure", contentPx: box.scrollHeight, boxPx: box.clientHeight })
    measure()
    const sizes = new ResizeObserver(measure)
    for (const node of [box, ...box.children]) sizes.observe(node)
    const giveBack = isClipped && closeOff(box)
    return () => {
      sizes.disconnect()
      if (giveBack) giveBack()
    }
  }, [content, isClipped, send])

  const own = {
    ref: content,
    id: contentId,
    // Find-in-page scrolls what is clipped; so does a script that focuses something in it.
    onScroll: (event: { nativeEvent: Event }) => {
      content.current?.scrollTo(0, 0)
      send({ type: "find" }, event.nativeEvent)
    },
  }
  const states = { open: state.isOpen, overflows: state.overflows }
  return drawPart("div", part("content", states), own, props, state)
}

/** The button. Nothing while everything fits. */
export function Trigger({ children, ...props }: PartProps<"button", ClampState>): ReactNode {
  const { state, contentId, labels, send } = useClamp()
  const text = useText()
  if (!state.overflows && !state.isOpen) return null
  const own = {
    type: "button",
    "aria-expanded": state.isOpen,
    "aria-controls": contentId,
    onClick: (event: { nativeEvent: Event }) => send({ type: "toggle" }, event.nativeEvent),
    children: (
      <>
        {state.isOpen ? text("clamp.less", labels.less) : text("clamp.more", labels.more)}
        {children}
      </>
    ),
  }
  return drawPart("button", part("trigger", { open: state.isOpen }), own, props, state)
}

const FOCUSABLE = "a[href], button, input, select, textarea, summary, iframe, [tabindex]"

/** Takes what lies below the edge, or more than half below it, out of reach; answers how to give it back. */
function closeOff(box: HTMLElement): () => void {
  const edge = box.getBoundingClientRect().bottom
  const hidden = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return !node.inert && (top + bottom) / 2 >= edge
  })
  for (const node of hidden) node.inert = true
  return () => {
    for (const node of hidden) node.inert = false
  }
}

function useClamp(): Clamp {
  return usePartContext(ClampContext, "Clamp")
}
