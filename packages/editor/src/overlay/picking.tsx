import { anatomy } from "@forecourt/ui-kit/anatomy"
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react"
import type { PickedMedia, PickedPage } from "../form/form.types.ts"
import type { Medium } from "../server/edit-store.types.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import controls from "./controls.module.css"
import type { EditCalls, Found, MediaKind } from "./edit-client.ts"
import css from "./picker.module.css"
import { createPressProps } from "./press.ts"

const part = anatomy("editor-picker", { search: controls.input, list: controls.list, pictures: controls.list }, css)

interface PickPageProps {
  readonly client: EditCalls
  readonly text: OverlayTexts
  readonly onPick: (page: PickedPage) => void
}

export function PickPage({ client, text, onPick }: PickPageProps): ReactNode {
  return (
    <Search find={client.findPages} text={text}>
      {(pages) => (
        <ul {...part("list")}>
          {pages.map(({ id, href, name }) => (
            <li key={id}>
              <button {...part("page")} type="button" onClick={() => onPick({ id, href, text: name })}>
                <span>{name}</span> <span {...part("detail")}>{href}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Search>
  )
}

interface PickMediumProps {
  readonly kind: MediaKind
  readonly client: EditCalls
  readonly text: OverlayTexts
  readonly onPick: (medium: PickedMedia) => void
}

export function PickMedium({ kind, client, text, onPick }: PickMediumProps): ReactNode {
  const find = useCallback(
    (words: string, options: { readonly signal: AbortSignal }) => client.findMedia(kind, words, options),
    [client, kind],
  )
  const pick = (medium: Medium, displayName?: string) =>
    onPick(kind === "image" ? toPicture(medium) : toFile(medium, displayName))
  return (
    <>
      <Search find={find} text={text}>
        {(media) => (
          <ul {...part(kind === "image" ? "pictures" : "list")}>
            {media.map((medium) => (
              <li key={medium.src}>
                <button {...part(kind === "image" ? "picture" : "page")} type="button" onClick={() => pick(medium)}>
                  {kind === "image" ? (
                    <img {...part("preview")} src={`${medium.src}?w=200`} alt="" loading="lazy" decoding="async" />
                  ) : null}
                  <span {...part("name")}>{medium.name.split("/").at(-1)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Search>
      <Upload kind={kind} client={client} text={text} onUploaded={pick} />
    </>
  )
}

function toPicture({ src, width, height }: Medium): PickedMedia {
  return { src, ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
}

function toFile({ src, name, mimeType, size }: Medium, displayName: string | undefined): PickedMedia {
  const [, extension = ""] = /\.([^./]+)$/.exec(name) ?? []
  return {
    src,
    name: name.split("/").at(-1) ?? name,
    ...(displayName !== undefined && { displayName }),
    ...(extension !== "" && { extension }),
    mimeType,
    size,
  }
}

interface SearchProps<Entry> {
  readonly find: (words: string, options: { readonly signal: AbortSignal }) => Promise<Found<Entry>>
  readonly text: OverlayTexts
  readonly children: (entries: readonly Entry[]) => ReactNode
}

const REST_MS = 200

function Search<Entry>({ find, text: { pick, failed, retry }, children }: SearchProps<Entry>) {
  const id = useId()
  const [words, setWords] = useState("")
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<Found<Entry> | "failed" | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks again
  useEffect(() => {
    const leaving = new AbortController()
    const look = () =>
      find(words, { signal: leaving.signal }).then(
        (next) => leaving.signal.aborted || setResult(next),
        () => leaving.signal.aborted || setResult("failed"),
      )
    const timer = setTimeout(look, words === "" ? 0 : REST_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [find, words, attempt])

  return (
    <>
      <label {...part("label")} htmlFor={id}>
        {pick.search}
      </label>
      <input
        {...part("search")}
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the visitor opened the dialog to search
        autoFocus
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p {...part("count")} role="status">
        {result === null || result === "failed" ? "" : result.isCut ? pick.cut : pick.foundCount(result.entries.length)}
      </p>
      {result === "failed" ? (
        <div>
          <p role="alert">{failed}</p>
          <button {...part("button")} type="button" onClick={() => setAttempt(attempt + 1)}>
            {retry}
          </button>
        </div>
      ) : null}
      {result === null || result === "failed" ? null : children(result.entries)}
    </>
  )
}

interface UploadProps {
  readonly kind: MediaKind
  readonly client: EditCalls
  readonly text: OverlayTexts
  readonly onUploaded: (medium: Medium, name: string) => void
}

/**
 * The values of the `accept` attribute by kind of file. They are only a preselection, since the storage decides which
 * files it accepts.
 */
const ACCEPTED: Readonly<Record<MediaKind, string>> = {
  image: ".avif,.gif,.jpg,.jpeg,.png,.svg,.webp",
  file: ".pdf,.mp4,.webm,.vtt",
}

/**
 * True if the file name has an accepted extension. The `type` of the file is not used, since browsers leave it empty
 * for unknown files.
 */
function isAccepted({ name }: File, kind: MediaKind): boolean {
  return ACCEPTED[kind].split(",").some((extension) => name.toLowerCase().endsWith(extension))
}

function Upload({ kind, client, text: { pick, failed }, onUploaded }: UploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<"idle" | "uploading" | "tooLong" | "refused" | "failed">("idle")
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  async function send(file: File) {
    // `accept` does not restrict the choice in every browser.
    if (!isAccepted(file, kind)) return setState("refused")
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setState("uploading")
    try {
      const result = await client.uploadFile(file, { signal })
      if (signal.aborted) return
      if (result.kind === "stored") return onUploaded(result.medium, file.name)
      setState(result.kind)
    } catch {
      if (!signal.aborted) setState("failed")
    }
  }
  const problem = { idle: "", uploading: "", tooLong: pick.tooLong, refused: pick.refused, failed }[state]
  return (
    <div {...part("upload")}>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED[kind]}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again.
          target.value = ""
          if (file !== undefined) send(file)
        }}
      />
      <button
        {...part("button")}
        type="button"
        {...createPressProps(state !== "uploading", () => input.current?.click())}
      >
        {state === "uploading" ? pick.uploading : pick.upload}
      </button>
      <p {...part("problem")} role="alert">
        {problem}
      </p>
    </div>
  )
}
