"use client"

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./clamp.module.css"
import { clip } from "./clip.ts"

const part = anatomy("clamp", css)

/** The reason for a change. `found` means that find-in-page or programmatic focus reached the clipped part. */
export type ClampReason = "trigger" | "found"

export interface ClampState {
  readonly isOpen: boolean
  readonly overflows: boolean
}

export interface ClampLabels {
  /** The text of the button while the content is clipped. Defaults to the message `clamp.more`. */
  readonly more?: string
  /** The text of the button while the content is open. Defaults to the message `clamp.less`. */
  readonly less?: string
}

export interface ClampRootProps extends PartProps<"div", ClampState>, OpenableProps<ClampReason> {
  /** True when the content is initially expanded. @default false */
  readonly defaultOpen?: boolean
  /** True to render the button on the server, for content that is expected to be too tall. @default false */
  readonly defaultOverflows?: boolean
  readonly labels?: ClampLabels
}

interface Clamp extends ClampState {
  readonly contentId: string
  readonly labels: ClampLabels
  readonly change: Change<boolean, ClampReason>
  readonly setOverflows: (overflows: boolean) => void
}

const [ClampContext, useClamp] = createPartContext<Clamp>("Clamp")

/**
 * A text or list that is clipped at a height, or after a number of items, until a button expands it. All content is in
 * the HTML. The height is `--fc-clamp-height`, set by a class of the application. Content that fits has no button.
 * Links in the clipped part are inert; find-in-page opens it. Nothing is clipped without JavaScript or in print.
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
  /**
   * The number of items that are visible while the content is clipped. If omitted, the content is clipped at a height.
   * Also set the expected height of these items in the style sheet, which applies until the items are measured.
   */
  readonly items?: number
  /** The selector for an item. @default ":scope > *" */
  readonly item?: string
}

/** Renders the content, which is clipped until the visitor expands it. */
export function Content({ items = 0, item = ":scope > *", ...props }: ClampContentProps): ReactNode {
  const { contentId, change, setOverflows, ...state } = useClamp()
  const { isOpen, overflows } = state
  const content = useRef<HTMLDivElement>(null)

  // After every render, because the content may have changed.
  useLayoutEffect(() => {
    if (!content.current || isOpen) return
    return clip(content.current, items, item, setOverflows, (event) => change(true, "found", event))
  })

  const states = { open: isOpen, overflows }
  return renderPart("div", part("content", states), { ref: content, id: contentId }, props, state)
}

/** The button that expands or clips the content. It is not rendered if all content fits. */
export function Trigger(props: PartProps<"button", ClampState>): ReactNode {
  const { contentId, labels, change, ...state } = useClamp()
  const { isOpen, overflows } = state
  const text = useText()
  if (!overflows && !isOpen) return null
  const ownProps = {
    type: "button",
    "aria-expanded": isOpen,
    "aria-controls": contentId,
    onClick: (event: { nativeEvent: Event }) => change(!isOpen, "trigger", event.nativeEvent),
    children: isOpen ? text("clamp.less", labels.less) : text("clamp.more", labels.more),
  }
  return renderPart("button", part("trigger", { open: isOpen }), ownProps, props, state)
}
