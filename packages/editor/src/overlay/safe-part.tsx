import { anatomy } from "@forecourt/ui-kit/anatomy"
import { type ReactNode, useState } from "react"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import css from "./block-panel.module.css"
import controls from "./controls.module.css"
import { ErrorBoundary } from "./error-boundary.tsx"

const part = anatomy("editor-block", { button: controls.button }, css)

export interface SafePartProps {
  readonly text: OverlayTexts
  /**
   * A key that identifies the content, for example the id of the selected block. A change of the key after an error
   * renders the part again.
   */
  readonly resetKey?: string
  readonly children: ReactNode
}

/**
 * Renders a part of the editor. If the part throws an error, it is replaced with a message and a button that renders it
 * again.
 */
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
