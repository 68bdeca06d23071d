import { type ReactNode, useState } from "react"
import { ErrorBoundary } from "./error-boundary.tsx"
import { createPageEditor, type OverlayKit, type OverlayProps } from "./page-editor.tsx"

export interface SafePageEditorProps extends OverlayProps {
  /**
   * Renders a replacement for the editor after it has thrown an error. The replacement calls `onRetry` to render the
   * editor again.
   */
  readonly renderFailure: (onRetry: () => void) => ReactNode
}

export function createSafePageEditor(kit: OverlayKit): (props: SafePageEditorProps) => ReactNode {
  const PageEditor = createPageEditor(kit)
  return function SafePageEditor({ renderFailure, ...props }) {
    const [attempt, setAttempt] = useState(0)
    return (
      // Unsaved changes are in the journal, so the next editor continues with them.
      <ErrorBoundary resetKey={String(attempt)} fallback={renderFailure(() => setAttempt(attempt + 1))}>
        <PageEditor {...props} />
      </ErrorBoundary>
    )
  }
}
