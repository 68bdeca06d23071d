"use client"

import { type ReactNode, useState } from "react"
import { toEditorLanguage } from "../texts/language-in.ts"
import { getOverlayTexts } from "../texts/overlay-texts.ts"
import type { OverlayKit, OverlayProps } from "./page-editor.tsx"
import { useLoaded } from "./use-loaded.ts"

export type { OverlayKit, OverlayProps } from "./page-editor.tsx"

/**
 * Creates the page editor of a site. Its code is loaded only when the editor is rendered. Otherwise a bundler might add
 * the editor's style sheet to all routes, so that every visitor would load it.
 */
export function createOverlay(kit: OverlayKit): (props: OverlayProps) => ReactNode {
  const load = async () => (await import("./safe-page-editor.tsx")).createSafePageEditor(kit)
  return function Overlay(props) {
    const [attempt, setAttempt] = useState(0)
    const { it: PageEditor, hasFailed } = useLoaded(load, attempt)
    const renderFailure = (onRetry: () => void) => <Failure language={props.language} onRetry={onRetry} />
    if (PageEditor !== null) return <PageEditor {...props} renderFailure={renderFailure} />
    return hasFailed ? renderFailure(() => setAttempt(attempt + 1)) : null
  }
}

interface FailureProps {
  readonly language: string
  readonly onRetry: () => void
}

/**
 * Renders a message in place of the failed editor. Without the editor's style sheet, the message appears at the end of
 * the page.
 */
function Failure({ language, onRetry }: FailureProps) {
  const text = getOverlayTexts(language)
  return (
    <aside lang={toEditorLanguage(language)} aria-label={text.editor}>
      <p role="alert">{text.failed}</p>
      <button type="button" onClick={onRetry}>
        {text.retry}
      </button>
    </aside>
  )
}
