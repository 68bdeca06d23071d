import type { ReactNode } from "react"
import { inline } from "../fields/inline.ts"
import type { TextKey } from "../generated/texts.ts"
import type { SiteContext } from "../site-context.types.ts"

export interface EditorHintProps {
  readonly text: TextKey
  readonly site: Pick<SiteContext, "mode" | "text">
}

/**
 * Renders a note for editors, for example the reason why some content is hidden from visitors. Renders nothing for
 * visitors.
 */
export const EditorHint = inline(function EditorHint({ text, site }: EditorHintProps): ReactNode {
  if (site.mode !== "editing") return null
  return (
    <p data-scope="editor-note" data-part="hint" data-editing="">
      {site.text(text)}
    </p>
  )
})
