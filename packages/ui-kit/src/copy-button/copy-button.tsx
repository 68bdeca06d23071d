"use client"

import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./copy-button.module.css"
import { type CopyEffect, type CopyEvent, type CopyState, createCopyNext } from "./copy-button-core.ts"
import { writeClipboard } from "./write-clipboard.ts"

const part = anatomy("copy-button", css)

export interface CopyButtonLabels {
  /**
   * The accessible name of the button, with the placeholder `{value}` for the text that it copies. Defaults to the
   * message `copy.label`.
   */
  readonly copy?: string
  /** The message that is rendered and announced after copying. Defaults to the message `copy.copied`. */
  readonly copied?: string
  /**
   * The message that is rendered and announced when the browser denies access to the clipboard. Defaults to the message
   * `copy.failed`.
   */
  readonly failed?: string
}

export interface CopyButtonRootProps extends PartProps<"span", { readonly state: CopyState }> {
  /** The text to copy. */
  readonly value: string
  readonly labels?: CopyButtonLabels
  /** The time for which 'Copied' is displayed, in milliseconds. @default 1000 */
  readonly copiedMs?: number
  /** The time for which a failure is displayed, in milliseconds. @default 4000 */
  readonly failedMs?: number
  /** Called after every attempt to copy, whether it succeeded or failed, for example to send an analytics event. */
  readonly onCopied?: (value: string, details: { readonly reason: "copied" | "failed" }) => void
  /**
   * Writes the given text to the clipboard, in place of the default implementation. Must resolve to `true` on success.
   */
  readonly write?: (text: string) => Promise<boolean>
  readonly clock?: Clock
}

interface Copy {
  readonly state: CopyState
  readonly value: string
  readonly labels: CopyButtonLabels
  readonly copy: () => void
}

const [CopyContext, useCopy] = createPartContext<Copy>("CopyButton")

/**
 * A button that copies a text and displays a confirmation for a second. Follows the button pattern; Enter and Space
 * copy. The confirmation is rendered next to the button and announced in a polite live region, since screen readers do
 * not announce a tooltip.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function Root({
  value,
  labels = {},
  copiedMs,
  failedMs,
  onCopied,
  write = writeClipboard,
  clock,
  ...props
}: CopyButtonRootProps): ReactNode {
  const [state, send] = useTimedBehaviour<CopyState, CopyEvent, CopyEffect>({
    next: createCopyNext({ copiedMs, failedMs }),
    initial: "idle",
    clock,
    run: async () => {
      const isCopied = await write(value)
      send({ type: isCopied ? "written" : "refused" })
      onCopied?.(value, { reason: isCopied ? "copied" : "failed" })
    },
  })
  const copy = { state, value, labels, copy: () => send({ type: "copy" }) }
  return (
    <CopyContext value={copy}>
      {renderPart("span", part("root", getMessageStates(state)), {}, props, { state })}
    </CopyContext>
  )
}

/** The button. Its accessible name contains the text to copy. */
export function Trigger(props: PartProps<"button", { readonly state: CopyState }>): ReactNode {
  const { state, value, labels, copy } = useCopy()
  const text = useText()
  const ownProps = {
    type: "button",
    "aria-label": formatMessage(text("copy.label", labels.copy), { value }),
    onClick: copy,
  }
  return renderPart("button", part("trigger", getMessageStates(state)), ownProps, props, { state })
}

/** The confirmation or the error message, which is displayed briefly and announced once. */
export function Status(props: PartProps<"span", { readonly state: CopyState }>): ReactNode {
  const { state, labels } = useCopy()
  const text = useText()
  const children =
    state === "copied"
      ? text("copy.copied", labels.copied)
      : state === "failed"
        ? text("copy.failed", labels.failed)
        : ""
  return renderPart("span", part("status", getMessageStates(state)), { role: "status", children }, props, { state })
}

function getMessageStates(state: CopyState) {
  return { copied: state === "copied", failed: state === "failed" }
}
