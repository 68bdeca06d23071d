"use client"

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { CheckIcon } from "../icons/icons.tsx"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./steps.module.css"
import { getReached, getStepPhase, type StepPhase } from "./steps-core.ts"

const part = anatomy("steps", css)

export interface StepsLabels {
  /** The accessible name of the list of steps. Defaults to the message `steps.label`. */
  readonly list?: string
  /**
   * The text before the heading of a step, with the placeholders `{step}` and `{count}`. Defaults to the message
   * `steps.step`.
   */
  readonly step?: string
  /** The text of the button that reopens a step. Defaults to the message `steps.change`. */
  readonly change?: string
}

export interface StepsState {
  readonly current: number
}

export interface StepState {
  readonly step: number
  /**
   * The phase of the step. The current step is `open` and displays its editor. Other steps that the visitor has reached
   * are `done` and display their summary.
   */
  readonly phase: StepPhase
}

export interface StepsRootProps extends PartProps<"ol", StepsState> {
  /** The number of steps. */
  readonly count: number
  /** The number of the open step if the component is controlled. The first step has the number 1. */
  readonly current?: number
  /** The initially open step. @default 1 */
  readonly defaultCurrent?: number
  /** Called before a closed step is opened again. Call `details.cancel()` to prevent the change. */
  readonly onCurrentChange?: (step: number, details: ChangeDetails<"change">) => void
  /** The furthest step that the visitor has reached. @default the furthest step that has been open */
  readonly reached?: number
  readonly labels?: StepsLabels
}

interface Steps {
  readonly count: number
  readonly current: number
  readonly reached: number
  readonly labels: StepsLabels
  readonly change: Change<number, "change">
}

interface Step {
  readonly state: StepState
  readonly isComplete: boolean
  readonly titleId: string
}

const [StepsContext, useSteps] = createPartContext<Steps>("Steps")
const [StepContext, useStep] = createPartContext<Step>("Steps.Step")

/**
 * A sequence of steps on one page, of which one is open. The fields of closed steps are hidden, but a form still
 * submits them.
 */
export function Root({
  count,
  current,
  defaultCurrent = 1,
  onCurrentChange,
  reached = 0,
  labels = {},
  ...props
}: StepsRootProps): ReactNode {
  const root = useRef<HTMLOListElement>(null)
  const text = useText()
  const [held, change] = useControlled(current, defaultCurrent, onCurrentChange)
  const [furthest, setFurthest] = useState(held)
  const seen = getReached(furthest, held)
  if (seen !== furthest) setFurthest(seen)

  const previous = useRef(held)
  useLayoutEffect(() => {
    if (previous.current === held) return
    previous.current = held
    root.current?.querySelector<HTMLElement>("[data-part=step][data-open] [data-part=heading]")?.focus()
  }, [held])

  const ownProps = { ref: root, "aria-label": props["aria-labelledby"] ? undefined : text("steps.label", labels.list) }
  return (
    <StepsContext value={{ count, current: held, reached: Math.max(reached, seen), labels, change }}>
      {renderPart("ol", part("root"), ownProps, props, { current: held })}
    </StepsContext>
  )
}

export interface StepProps extends Omit<PartProps<"li", StepState>, "value"> {
  /** The number of the step. The first step has the number 1. */
  readonly step: number
  /** False if the visitor left the step without completing it. A closed step then has no check mark. @default true */
  readonly isComplete?: boolean
}

/** A step. It is not rendered until the visitor has reached it. */
export function Step({ step, isComplete = true, ...props }: StepProps): ReactNode {
  const { current, reached } = useSteps()
  const titleId = useId()
  const phase = getStepPhase(step, current, reached)
  if (phase === "waiting") return null
  const state = { step, phase }
  const ownProps = { "aria-current": phase === "open" ? "step" : undefined }
  return (
    <StepContext value={{ state, isComplete, titleId }}>
      {renderPart("li", part("step", { open: phase === "open", done: phase === "done" }), ownProps, props, state)}
    </StepContext>
  )
}

export interface StepHeadingProps extends PartProps<"h2", StepState> {
  /** The heading to display when the step is done, for example "Chosen services". @default the children */
  readonly done?: ReactNode
}

/** The heading of a step. It receives the focus when the step opens. */
export function Heading({ done, children, ...props }: StepHeadingProps): ReactNode {
  const { count, labels } = useSteps()
  const { state, isComplete, titleId } = useStep()
  const text = useText()
  const isDone = state.phase === "done"
  const ownProps = {
    tabIndex: -1,
    children: (
      <>
        <span {...part("position")}>
          {formatMessage(text("steps.step", labels.step), { step: state.step, count })}
          {isDone && isComplete ? <CheckIcon {...part("check")} /> : null}
        </span>{" "}
        <span {...part("title")} id={titleId}>
          {isDone ? (done ?? children) : children}
        </span>
      </>
    ),
  }
  return renderPart("h2", part("heading", { done: isDone }), ownProps, props, state)
}

/** The summary of a completed step. */
export function Summary(props: PartProps<"div", StepState>): ReactNode {
  const { state } = useStep()
  return state.phase === "done" ? renderPart("div", part("summary"), {}, props, state) : null
}

/** The button that reopens a completed step. */
function ChangeButton({ children, ...props }: PartProps<"button", StepState>): ReactNode {
  const { labels, change } = useSteps()
  const { state, titleId } = useStep()
  const id = useId()
  const text = useText()
  if (state.phase !== "done") return null
  const ownProps = {
    id,
    type: "button",
    "aria-labelledby": `${id} ${titleId}`,
    onClick: ({ nativeEvent }: MouseEvent) => change(state.step, "change", nativeEvent),
    children: children ?? text("steps.change", labels.change),
  }
  return renderPart("button", part("change"), ownProps, props, state)
}

export { ChangeButton as Change }

/** The fields of a step. They are hidden while the step is closed. */
export function Editor(props: PartProps<"div", StepState>): ReactNode {
  const { state } = useStep()
  return renderPart("div", part("editor"), { hidden: state.phase !== "open" }, props, state)
}
