"use client"

import { type ReactNode, useId, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import { useUntilFound } from "../behaviour/use-until-found.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./disclosure.module.css"

const part = anatomy("disclosure", css)

/** The reason for a change. `found` means that find-in-page or an anchor opened the region. */
export type DisclosureReason = "trigger" | "found"

export interface DisclosureState {
  readonly isOpen: boolean
}

export interface DisclosureRootProps extends PartProps<"div", DisclosureState>, OpenableProps<DisclosureReason> {
  /** True when the region is initially open. @default false */
  readonly defaultOpen?: boolean
}

interface Disclosure extends DisclosureState {
  readonly contentId: string
  readonly change: Change<boolean, DisclosureReason>
}

const [DisclosureContext, useDisclosure] = createPartContext<Disclosure>("Disclosure")

/**
 * A button that shows and hides one region. A hidden region stays in the HTML, and find-in-page opens it. Enter and
 * Space toggle the region. Without JavaScript, it is open.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Root({ open, defaultOpen = false, onOpenChange, ...props }: DisclosureRootProps): ReactNode {
  const contentId = useId()
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  return (
    <DisclosureContext value={{ isOpen, contentId, change }}>
      {renderPart("div", part("root", { open: isOpen }), {}, props, { isOpen })}
    </DisclosureContext>
  )
}

/** The button that opens and closes the region. */
export function Trigger(props: PartProps<"button", DisclosureState>): ReactNode {
  const { isOpen, contentId, change } = useDisclosure()
  const ownProps = {
    type: "button",
    "aria-expanded": isOpen,
    "aria-controls": contentId,
    onClick: (event: { nativeEvent: Event }) => change(!isOpen, "trigger", event.nativeEvent),
  }
  return renderPart("button", part("trigger", { open: isOpen }), ownProps, props, { isOpen })
}

/** The region, which is in the HTML even while hidden. */
export function Content(props: PartProps<"div", DisclosureState>): ReactNode {
  const { isOpen, contentId, change } = useDisclosure()
  const content = useRef<HTMLDivElement>(null)

  useUntilFound(content, isOpen, (event) => change(true, "found", event))

  const ownProps = { ref: content, id: contentId, hidden: !isOpen }
  return renderPart("div", part("content", { open: isOpen }), ownProps, props, { isOpen })
}
