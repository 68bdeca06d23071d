"use client"

import { type MouseEvent, type ReactNode, type RefObject, useId } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./form.module.css"

const part = anatomy("form", css)

export interface FormEntry {
  readonly id: string
  readonly text: string
  readonly focus: (() => void) | null
}

export interface FormState {
  /** True if the form is invalid and its errors are displayed. */
  readonly isInvalid: boolean
}

export interface SummaryContextValue {
  readonly entries: readonly FormEntry[]
  readonly heading: string | undefined
  readonly summary: RefObject<HTMLDivElement | null>
}

export const [SummaryContext, useSummary] = createPartContext<SummaryContextValue>("Form")

/** The error summary, which contains a link to each invalid field. Its children are rendered as its heading. */
export function Summary({ children, ...props }: PartProps<"div", FormState>): ReactNode {
  const { entries, heading, summary } = useSummary()
  const text = useText()
  const headingId = useId()
  const ownProps = {
    ref: summary,
    role: "group",
    tabIndex: -1,
    "aria-labelledby": headingId,
    hidden: entries.length === 0,
    children: (
      <>
        <h2 {...part("summary-heading")} id={headingId}>
          {children ?? text("form.summary", heading)}
        </h2>
        <ul {...part("summary-list")}>
          {entries.map((entry) => (
            <li key={`${entry.id} ${entry.text}`}>
              <Entry {...entry} />
            </li>
          ))}
        </ul>
      </>
    ),
  }
  return renderPart("div", part("summary"), ownProps, props, { isInvalid: entries.length > 0 })
}

function Entry({ id, text, focus }: FormEntry): ReactNode {
  if (!focus) return text
  function handleLink(event: MouseEvent) {
    event.preventDefault()
    focus?.()
  }
  return (
    <a {...part("summary-link")} href={`#${id}`} onClick={handleLink}>
      {text}
    </a>
  )
}
