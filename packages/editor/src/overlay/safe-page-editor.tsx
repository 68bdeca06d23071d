import { type ReactNode, useState } from "react"
import { ErrorBoundary } from "./error-boundary.tsx"
import { createPageEditor, type OverlayKit, type OverlayProps } from "./page-editor.tsx"

export interface SafePageEditorProps extends OverlayProps {
  /** Renders what is shown in place of an editor that threw; `onRetry` renders the editor again. */
  readonly renderFailure: (onRetry: () => void) => ReactNode
}

/** Makes an editor whose faults leave the page alone. */
export function createSafePageEditor(kit: OverlayKit): (props: SafePageEditorProps) => ReactNode {
  const PageEditor = createPageEditor(kit)
  return function SafePageEditor({ renderFailure, ...props }) {
    const [attempt, setAttempt] = useState(0)
    return (
      // What was typed is in the journal: the editor that is rendered again continues with it.
      <ErrorBoundary resetKey={String(attempt)} fallback={renderFailure(() => setAttempt(attempt + 1))}>
        <PageEditor {...props} />
      </ErrorBoundary>
    )
  }
}
