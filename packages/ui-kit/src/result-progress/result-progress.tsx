"use client"

import { type ReactNode, useId } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./result-progress.module.css"
import { formatCount, formatTotal, isProgressShown } from "./result-progress-core.ts"

const part = anatomy("result-progress", css)

export interface ResultProgressLabels {
  /**
   * The text about the displayed results, with the placeholders `{shown}` and `{total}`. Defaults to the message
   * `resultProgress.text`.
   */
  readonly text?: string
}

export interface ResultProgressState {
  readonly shown: number
  readonly total: number
}

export interface ResultProgressRootProps extends PartProps<"div", ResultProgressState> {
  /** The number of results that are displayed on the page. */
  readonly shown: number
  /** The total number of results. */
  readonly total: number
  readonly labels?: ResultProgressLabels
}

interface ResultProgress {
  readonly id: string
  readonly state: ResultProgressState
  readonly labels: ResultProgressLabels
}

const [ResultProgressContext, useResultProgress] = createPartContext<ResultProgress>("ResultProgress")

/**
 * The displayed part of a list, as text and as a bar. Renders nothing for a complete list of fewer than twelve; from
 * ten thousand, the total is "10000+".
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element
 */
export function Root({ shown, total, labels = {}, ...props }: ResultProgressRootProps): ReactNode {
  const id = useId()
  if (!isProgressShown(shown, total)) return null
  const state = { shown: Math.min(shown, total), total }
  const children = (
    <>
      <Text />
      <Bar />
    </>
  )
  return (
    <ResultProgressContext value={{ id, state, labels }}>
      {renderPart("div", part("root", { complete: state.shown === total }), { children }, props, state)}
    </ResultProgressContext>
  )
}

/** The number of displayed results as text. It is also the accessible name of the bar. */
export function Text(props: PartProps<"p", ResultProgressState>): ReactNode {
  const { id, state, labels } = useResultProgress()
  const text = useText()
  const { locale } = useKit()
  const values = { shown: formatCount(state.shown, locale), total: formatTotal(state.total, locale) }
  const children = formatMessage(text("resultProgress.text", labels.text), values)
  return renderPart("p", part("text"), { id, children }, props, state)
}

/** The bar that shows the displayed share of the results. */
export function Bar(props: PartProps<"progress", ResultProgressState>): ReactNode {
  const { id, state } = useResultProgress()
  const ownProps = { max: state.total, value: state.shown, "aria-labelledby": id }
  return renderPart("progress", part("bar"), ownProps, props, state)
}
