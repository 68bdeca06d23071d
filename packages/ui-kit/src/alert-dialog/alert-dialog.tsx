"use client"

import * as Engine from "radix-ui/dialog"
import { createContext, type ReactNode, type RefObject, use, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import dialogCss from "../dialog/dialog.module.css"
import {
  Content as DialogContent,
  type DialogContentProps,
  type DialogReason,
  type DialogRootProps,
  DialogScope,
  useDialog,
} from "../dialog/dialog-scope.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./alert-dialog.module.css"

const part = anatomy("alert-dialog", dialogCss, css)

/** `close-button`: it was cancelled. `action`: it was confirmed. */
export type AlertDialogReason = Exclude<DialogReason, "outside-press" | "link" | "form">

export interface AlertDialogRootProps extends Omit<DialogRootProps, "labels"> {}

/** The button that changes nothing: where the focus begins. */
const CancelContext = createContext<RefObject<HTMLButtonElement | null> | null>(null)

/**
 * A question that must be answered before anything else, for example before something is lost: a dialog that a press
 * beside it does not close, and in which the focus begins on the answer that changes nothing.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/
 */
export function Root({ children, ...props }: AlertDialogRootProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <CancelContext value={cancel}>
      <DialogScope {...props} part={part}>
        {children}
      </DialogScope>
    </CancelContext>
  )
}

export type AlertDialogContentProps = Omit<DialogContentProps, "closesOnLink" | "closesOnOutsidePress">

/** The question. Named by its title and described by its description; it needs both. */
export function Content(props: AlertDialogContentProps): ReactNode {
  const cancel = use(CancelContext)
  return (
    <DialogContent
      role="alertdialog"
      {...(cancel && { initialFocus: cancel })}
      {...props}
      closesOnLink={false}
      closesOnOutsidePress={false}
    />
  )
}

/** The answer that changes nothing. Escape gives it too. */
export function Cancel(props: PartProps<"button">): ReactNode {
  const { because } = useDialog()
  const own = { ref: use(CancelContext), type: "button", onClick: because("close-button") }
  return <Engine.Close asChild>{renderPart("button", part("cancel"), own, props, {})}</Engine.Close>
}

/** The answer that does it: what that is belongs in `onClick`. To stay open while it is done, cancel the change. */
export function Action(props: PartProps<"button">): ReactNode {
  const { because } = useDialog()
  const own = { type: "button", onClick: because("action") }
  return <Engine.Close asChild>{renderPart("button", part("action"), own, props, {})}</Engine.Close>
}
