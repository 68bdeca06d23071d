import type { ReactNode } from "react"
import type { Block } from "../page.types.ts"
import type { SiteContext } from "../site-context.types.ts"

export function EditorNote({ block, site }: { readonly block: Block; readonly site: SiteContext }): ReactNode {
  const issues = block.state === "invalid" ? block.issues : []
  return (
    <div role="note" data-scope="editor-note" data-part="root" data-state={block.state}>
      <p data-scope="editor-note" data-part="title">
        {site.text(TITLES[block.state], { block: block.rendering.block })}
      </p>
      {issues.length > 0 ? (
        <ul data-scope="editor-note" data-part="issues">
          {issues.map(({ pointer, message, severity }) => (
            <li key={pointer + message} data-pointer={pointer} data-severity={severity}>
              {message}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

export function DroppedNote({ dropped, site }: { readonly dropped: readonly string[]; readonly site: SiteContext }) {
  return (
    <p role="note" data-scope="editor-note" data-part="hint" data-editing="">
      {site.text("editing.droppedHtml", { parts: dropped.join(", ") })}
    </p>
  )
}

const TITLES = {
  ready: "editing.unknownBlock",
  partialDesign: "editing.unknownBlock",
  unknown: "editing.unknownBlock",
  hidden: "editing.hiddenBlock",
  noContent: "editing.noContent",
  failed: "editing.failedBlock",
  invalid: "editing.invalidBlock",
} as const
