import { anatomy } from "@forecourt/ui-kit/anatomy"
import { type ReactNode, useState } from "react"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import css from "./block-panel.module.css"
import controls from "./controls.module.css"
import { ErrorBoundary } from "./error-boundary.tsx"

const part = anatomy("editor-block", { button: controls.button }, css)

export interface SafePartProps {
  readonly text: OverlayTexts
  /** Another value renders the part again, for example another block. */
  readonly resetKey?: string
  readonly children: ReactNode
}

/** Keeps a part of the editor that throws from replacing the page: a box says so, and its button renders the part again. */
export function SafePart({ text, resetKey = "", children }: SafePartProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary
      resetKey={`${attempt} ${resetKey}`}
      fallback={<PartFailure text={text} onRetry={() => setAttempt(attempt + 1)} />}
    >
      {children}
    </ErrorBoundary>
  )
}

interface PartFailureProps {
  readonly text: OverlayTexts
  readonly onRetry: () => void
}

/** A part of the editor that is not there, with a button that tries again. */
export function PartFailure({ text, onRetry }: PartFailureProps) {
  return (
    <div {...part("failure")}>
      <p role="alert">{text.failed}</p>
      <button {...part("button")} type="button" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  )
}
