import { AlertDialog } from "@forecourt/ui-kit/alert-dialog"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useRef, useState } from "react"
import type { PageVersion } from "../server/edit-store.types.ts"
import { toEditorLanguage } from "../texts/language-in.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import controls from "./controls.module.css"
import type { EditCalls } from "./edit-client.ts"
import css from "./history.module.css"

const { actions, button, list } = controls
const part = anatomy("editor-history", { answers: actions, button, list }, css)

export interface HistoryProps {
  readonly client: EditCalls
  readonly etag: string
  readonly isDraft: boolean
  readonly isUnsaved: boolean
  readonly language: string
  readonly text: OverlayTexts
  readonly onChanged: () => void
  /**
   * Returns the element that receives the focus after the draft has been discarded, since the discard button then
   * disappears.
   */
  readonly focusAfter: () => HTMLElement | null
}

/** Renders the earlier versions. Restoring one creates a draft and does not change the published page. */
export function History({ client, etag, isDraft, isUnsaved, language, text, onChanged, focusAfter }: HistoryProps) {
  const [versions, setVersions] = useState<readonly PageVersion[] | "failed" | null>(null)
  const [hasFailed, setFailed] = useState(false)
  // Each state of the page has another history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tag stands for the state
  useEffect(() => {
    let isLeft = false
    client.readHistory().then(
      (next) => isLeft || setVersions(next),
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
  const isPublished = versions === "failed" || versions.some(({ isCurrent }) => isCurrent)
  return (
    <section {...part("root")}>
      {hasFailed || versions === "failed" ? <p role="alert">{text.failed}</p> : null}
      {isDraft ? (
        <AskFirst
          label={text.discard}
          title={text.discardTitle}
          hint={isPublished ? text.discardHint : text.discardPageHint}
          language={language}
          text={text}
          focusAfter={focusAfter}
          onConfirm={() => run(client.discardDraft(etag))}
        />
      ) : null}
      <ol {...part("list")}>
        {(versions === "failed" ? [] : versions).map(({ version, updated, isCurrent, isDraft: isOwn }) => (
          <li key={version} {...part("version")}>
            <time dateTime={updated}>{moment.format(new Date(updated))}</time>
            {isCurrent ? <span {...part("mark")}>{text.current}</span> : null}
            {isOwn ? <span {...part("mark")}>{text.draftOf}</span> : null}
            {isCurrent || isOwn ? null : isDraft || isUnsaved ? (
              <AskFirst
                label={text.restore}
                title={text.restoreTitle}
                hint={text.restoreHint}
                language={language}
                text={text}
                focusAfter={focusAfter}
                onConfirm={() => run(client.restoreVersion(etag, version))}
              />
            ) : (
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

interface AskFirstProps extends Pick<HistoryProps, "language" | "text" | "focusAfter"> {
  readonly label: string
  readonly title: string
  readonly hint: string
  readonly onConfirm: () => void
}

/**
 * Renders a button that opens a confirmation dialog before an action that may overwrite the changes of other editors.
 */
function AskFirst({ label, title, hint, language, text, focusAfter, onConfirm }: AskFirstProps) {
  const isConfirmed = useRef(false)
  return (
    <AlertDialog.Root
      onOpenChange={(_, { reason }) => {
        isConfirmed.current = reason === "action"
      }}
    >
      <AlertDialog.Trigger {...part("button")}>{label}</AlertDialog.Trigger>
      <AlertDialog.Content
        lang={toEditorLanguage(language)}
        finalFocus={() => (isConfirmed.current ? focusAfter() : null)}
      >
        <AlertDialog.Title>{title}</AlertDialog.Title>
        <AlertDialog.Description>{hint}</AlertDialog.Description>
        <div {...part("answers")}>
          <AlertDialog.Action {...part("button")} onClick={onConfirm}>
            {label}
          </AlertDialog.Action>
          <AlertDialog.Cancel {...part("button")}>{text.cancel}</AlertDialog.Cancel>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
