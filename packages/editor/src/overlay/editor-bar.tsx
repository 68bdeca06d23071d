import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import controls from "./controls.module.css"
import css from "./editor-bar.module.css"
import type { PageState } from "./page-view.ts"
import { createPressProps } from "./press.ts"

const { actions, button, primary } = controls
const part = anatomy("editor-bar", { actions, button, publish: primary, leave: button }, css)

export type View = "blocks" | "page" | "problems" | "history" | "insert" | "new"

export interface EditorBarProps {
  readonly state: PageState
  readonly problems: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** True if visitors can see the page exactly as the editor shows it now. */
  readonly isPublished: boolean
  readonly text: OverlayTexts
  readonly leaveAt: string
  readonly logInAt: string
  readonly view: View
  readonly onView: (view: View) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onPublish: () => void
  readonly onRetry: () => void
}

export function EditorBar({ state, problems, text, view, onView, ...props }: EditorBarProps) {
  const views = [
    ["blocks", text.outline],
    ["page", text.aboutPage],
    ["problems", problems > 0 ? text.problems(problems) : text.noProblems],
    ["history", text.history],
    ["new", text.newPage.title],
  ] as const
  return (
    <div {...part("root")}>
      <p {...part("state")} role="status" data-state={state}>
        {text.states[state]}
      </p>
      <WayOut state={state} text={text} {...props} />
      <div {...part("actions")}>
        <button {...part("publish")} type="button" {...createPressProps(!props.isPublished, props.onPublish)}>
          {text.publish}
        </button>
        <button {...part("button")} type="button" {...createPressProps(props.canUndo, props.onUndo)}>
          {text.undo}
        </button>
        <button {...part("button")} type="button" {...createPressProps(props.canRedo, props.onRedo)}>
          {text.redo}
        </button>
        <a {...part("leave")} href={props.leaveAt}>
          {text.leave}
        </a>
      </div>
      <div {...part("actions")}>
        {views.map(([name, label]) => (
          <button
            key={name}
            {...part("button")}
            type="button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

function WayOut({ state, text, logInAt, onRetry }: Pick<EditorBarProps, "state" | "text" | "logInAt" | "onRetry">) {
  switch (state) {
    case "offline":
      return (
        <button {...part("button")} type="button" onClick={onRetry}>
          {text.retry}
        </button>
      )
    case "expired":
      return (
        <>
          <a {...part("leave")} href={logInAt} target="_blank" rel="noreferrer">
            {text.logIn}
          </a>
          <button {...part("button")} type="button" onClick={onRetry}>
            {text.retry}
          </button>
        </>
      )
    case "outdated":
      return (
        <button {...part("button")} type="button" onClick={() => location.reload()}>
          {text.reload}
        </button>
      )
    default:
      return null
  }
}
