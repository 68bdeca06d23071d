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

/** The reason for a change. `close-button` is the button that cancels, and `action` is the button that confirms. */
export type AlertDialogReason = Exclude<DialogReason, "outside-press" | "link" | "form">

export interface AlertDialogRootProps extends Omit<DialogRootProps, "labels"> {}

const CancelContext = createContext<RefObject<HTMLButtonElement | null> | null>(null)

/**
 * A question that must be answered before the visitor can continue, for example before data is lost: a dialog that a
 * press outside does not close, and whose cancel button is focused first.
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

/** The dialog. It must contain a title, which is its accessible name, and a description. */
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

/** The button that cancels and closes the dialog. The Escape key has the same effect. */
export function Cancel(props: PartProps<"button">): ReactNode {
  const { because } = useDialog()
  const ownProps = { ref: use(CancelContext), type: "button", onClick: because("close-button") }
  return <Engine.Close asChild>{renderPart("button", part("cancel"), ownProps, props, {})}</Engine.Close>
}

/**
 * The button that confirms and closes the dialog. To keep the dialog open during the action, call `details.cancel()` in
 * `onOpenChange`.
 */
export function Action(props: PartProps<"button">): ReactNode {
  const { because } = useDialog()
  const ownProps = { type: "button", onClick: because("action") }
  return <Engine.Close asChild>{renderPart("button", part("action"), ownProps, props, {})}</Engine.Close>
}
