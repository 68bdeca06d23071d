"use client"

import { SectionFailed } from "@forecourt/ui-kit/section-failed"
import { type ReactNode, useState } from "react"
import { languageOf } from "../texts/language-in.ts"
import { overlayTexts } from "../texts/overlay-texts.ts"
import type { OverlayKit, OverlayProps } from "./page-editor.tsx"
import { useLoaded } from "./use-loaded.ts"

export type { OverlayKit, OverlayProps } from "./page-editor.tsx"

/**
 * Makes the editor of a site's pages. All of it comes once a page is there: a bundler may put a style sheet that one
 * route names into those of all routes, and visitors would load it.
 */
export function createOverlay(kit: OverlayKit): (props: OverlayProps) => ReactNode {
  const load = async () => (await import("./page-editor.tsx")).createPageEditor(kit)
  return function Overlay(props) {
    const [attempt, setAttempt] = useState(0)
    const { it: PageEditor, hasFailed } = useLoaded(load, attempt)
    const failure = <Failure language={props.language} onRetry={() => setAttempt(attempt + 1)} />
    if (PageEditor === null) return hasFailed ? failure : null
    return (
      // What was typed is in the journal: the editor that is rendered again continues with it.
      <SectionFailed.Boundary resetKey={String(attempt)} fallback={failure}>
        <PageEditor {...props} />
      </SectionFailed.Boundary>
    )
  }
}

interface FailureProps {
  readonly language: string
  readonly onRetry: () => void
}

/** Without its style sheet it stands at the end of the page. */
function Failure({ language, onRetry }: FailureProps) {
  const text = overlayTexts(language)
  return (
    <aside lang={languageOf(language)} aria-label={text.editor}>
      <p role="alert">{text.failed}</p>
      <button type="button" onClick={onRetry}>
        {text.retry}
      </button>
    </aside>
  )
}
