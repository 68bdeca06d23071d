"use client"

import "./section-failed.css"
import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"

const part = anatomy("section-failed")

/**
 * The box that replaces a section that failed: 'Aj då', a sentence, and a button that reloads the page. Spec 1 §2. It
 * is an alert, so a screen reader announces it when it appears; the focus is not moved.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function Root(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("root"), { role: "alert" }, props, {})
}

/** The title. It defaults to the message `section.failed.title`. */
export function Title(props: PartProps<"p">): ReactNode {
  const text = useText()
  return renderPart(
    "p",
    part("title"),
    { children: props.children ?? text("section.failed.title", undefined) },
    props,
    {},
  )
}

/** The explanation. It defaults to the message `section.failed.text`. */
export function Text(props: PartProps<"p">): ReactNode {
  const text = useText()
  return renderPart(
    "p",
    part("text"),
    { children: props.children ?? text("section.failed.text", undefined) },
    props,
    {},
  )
}

export interface SectionFailedReloadProps extends PartProps<"button"> {
  /** Called when the button is pressed. @default reloads the page */
  readonly reload?: () => void
}

/** The button that reloads the page. Its text defaults to the message `section.failed.reload`. */
export function Reload({ reload = () => location.reload(), ...props }: SectionFailedReloadProps): ReactNode {
  const text = useText()
  const ownProps = {
    type: "button",
    children: props.children ?? text("section.failed.reload", undefined),
    onClick: () => reload(),
  }
  return renderPart("button", part("reload"), ownProps, props, {})
}
