"use client"

import { createContext, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./clamp.module.css"
import { clip } from "./clip.ts"

const part = anatomy("clamp", css)

/** `found` is a script's focus or the browser's find-in-page reaching what was clipped. */
export type ClampReason = "trigger" | "found"

export interface ClampState {
  readonly isOpen: boolean
  /** Whether the content is taller than its clipped height. */
  readonly overflows: boolean
}

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

interface Clamp extends ClampState {
  readonly contentId: string
  readonly labels: ClampLabels
  readonly change: Change<boolean, ClampReason>
  readonly setOverflows: (overflows: boolean) => void
}

const ClampContext = createContext<Clamp | null>(null)

/**
 * Content that is clipped at a height, or after some items, until a button shows the rest. The text is in the HTML.
 *
 * The height is `--fc-clamp-height`, set by the class of whoever uses it. What fits has no button; links in the
 * clipped part cannot be reached; find-in-page opens it. Without JavaScript and on paper nothing is clipped.
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
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  const [overflows, setOverflows] = useState(defaultOverflows)
  const state = { isOpen, overflows }
  return (
    <ClampContext value={{ ...state, contentId, labels, change, setOverflows }}>
      {renderPart("div", part("root", { open: isOpen, overflows }), {}, props, state)}
    </ClampContext>
  )
}

export interface ClampContentProps extends PartProps<"div", ClampState> {
  /** Clips after so many items instead of at a height. Give it their usual height as well: it holds until they are measured. */
  readonly items?: number
  /** Selector of an item. @default ":scope > *" */
  readonly item?: string
}

/** What is clipped. */
export function Content({ items = 0, item = ":scope > *", ...props }: ClampContentProps): ReactNode {
  const { contentId, change, setOverflows, ...state } = useClamp()
  const { isOpen, overflows } = state
  const content = useRef<HTMLDivElement>(null)

  // After every drawing: it may have brought other content.
  useLayoutEffect(() => {
    if (!content.current || isOpen) return
    return clip(content.current, items, item, setOverflows, (event) => change(true, "found", event))
  })

  const states = { open: isOpen, overflows }
  return renderPart("div", part("content", states), { ref: content, id: contentId }, props, state)
}

/** The button. Nothing while everything fits. */
export function Trigger(props: PartProps<"button", ClampState>): ReactNode {
  const { contentId, labels, change, ...state } = useClamp()
  const { isOpen, overflows } = state
  const text = useText()
  if (!overflows && !isOpen) return null
  const own = {
    type: "button",
    "aria-expanded": isOpen,
    "aria-controls": contentId,
    onClick: (event: { nativeEvent: Event }) => change(!isOpen, "trigger", event.nativeEvent),
    children: isOpen ? text("clamp.less", labels.less) : text("clamp.more", labels.more),
  }
  return renderPart("button", part("trigger", { open: isOpen }), own, props, state)
}

function useClamp(): Clamp {
  return usePartContext(ClampContext, "Clamp")
}
