import { AlertDialog } from "@forecourt/ui-kit/alert-dialog"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useRef, useState } from "react"
import type { PageVersion } from "../server/edit-store.types.ts"
import { languageOf } from "../texts/language-in.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import type { EditCalls } from "./edit-client.ts"
import css from "./history.module.css"

const part = anatomy("editor-history", css)

export interface HistoryProps {
  readonly client: EditCalls
  /** Of the page as it is stored now. */
  readonly etag: string
  readonly isDraft: boolean
  readonly language: string
  readonly text: OverlayTexts
  /** What is stored is another page now. */
  readonly onChanged: () => void
  /** Where the focus goes when the draft is discarded, and its button with it. */
  readonly focusAfter: () => HTMLElement | null
}

/** States of the page that can be gone back to: each becomes the draft, and nothing that visitors see changes. */
export function History({ client, etag, isDraft, language, text, onChanged, focusAfter }: HistoryProps) {
  const [versions, setVersions] = useState<readonly PageVersion[] | "failed" | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isDiscarded = useRef(false)
  // With each state of the page there is another history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tag stands for the state
  useEffect(() => {
    let isLeft = false
    client.readHistory().then(
      (found) => isLeft || setVersions(found),
      () => isLeft || setVersions("failed"),
    )
    return () => {
      isLeft = true
    }
  }, [client, etag])

  const run = (work: Promise<void>) => {
    setFailed(false)
    work.then(onChanged, () => setFailed(true))
  }
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" })
  if (versions === null) return null
  return (
    <section {...part("root")}>
      {hasFailed || versions === "failed" ? <p role="alert">{text.failed}</p> : null}
      {isDraft ? (
        <AlertDialog.Root
          onOpenChange={(_, { reason }) => {
            isDiscarded.current = reason === "action"
          }}
        >
          <AlertDialog.Trigger {...part("button")}>{text.discard}</AlertDialog.Trigger>
          <AlertDialog.Content
            lang={languageOf(language)}
            finalFocus={() => (isDiscarded.current ? focusAfter() : null)}
          >
            <AlertDialog.Title>{text.discardTitle}</AlertDialog.Title>
            <AlertDialog.Description>{text.discardHint}</AlertDialog.Description>
            <div {...part("answers")}>
              <AlertDialog.Action onClick={() => run(client.discardDraft(etag))}>{text.discard}</AlertDialog.Action>
              <AlertDialog.Cancel>{text.cancel}</AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Root>
      ) : null}
      <ol {...part("list")}>
        {(versions === "failed" ? [] : versions).map(({ version, updated, isCurrent, isDraft: isOwn }) => (
          <li key={version} {...part("version")}>
            <time dateTime={updated}>{moment.format(new Date(updated))}</time>
            {isCurrent ? <span {...part("mark")}>{text.current}</span> : null}
            {isOwn ? <span {...part("mark")}>{text.draftOf}</span> : null}
            {isCurrent || isOwn ? null : (
              <button {...part("button")} type="button" onClick={() => run(client.restoreVersion(etag, version))}>
                {text.restore}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
