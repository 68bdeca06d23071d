import { anatomy } from "@forecourt/ui-kit/anatomy"
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react"
import type { PageEditing } from "../editing.types.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import { toSlugText } from "../texts/to-slug-text.ts"
import controls from "./controls.module.css"
import type { EditCalls } from "./edit-client.ts"
import css from "./new-page.module.css"
import { createPressProps } from "./press.ts"

const part = anatomy("editor-new-page", { input: controls.input, button: controls.primary }, css)

export interface NewPageProps {
  readonly client: EditCalls
  readonly pages: PageEditing
  /** The path of the page below which the new page is created, without the language prefix. */
  readonly below: string
  readonly text: OverlayTexts
}

export function NewPage({ client, pages: { templates }, below, text: { newPage: text, failed } }: NewPageProps) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [name, setName] = useState("")
  /**
   * The path that the editor has typed for the new page. It is `null` as long as the path is derived from the page's
   * name.
   */
  const [written, setWritten] = useState<string | null>(null)
  const [template, setTemplate] = useState("")
  const [state, setState] = useState<"idle" | "creating" | "created" | "taken" | "address" | "failed">("idle")
  const [made, setMade] = useState<string | null>(null)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  const path = written ?? `${below === "/" ? "" : below}/${toSlugText(name)}`

  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === "creating") return
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setState("creating")
    setMade(null)
    const page = { path, name: name.trim(), template: template || null }
    const result = await client.createPage(page, { signal }).catch(() => FAILED)
    if (signal.aborted) return
    setState(result.kind)
    if (result.kind !== "created") return
    setMade(result.href)
    location.assign(result.href)
  }
  const problem = { idle: "", creating: "", created: "", taken: text.taken, address: text.wrongAddress, failed }[state]
  return (
    <form {...part("root")} aria-label={text.title} onSubmit={create}>
      <label htmlFor={`${id}name`}>{text.name}</label>
      <input
        {...part("input")}
        id={`${id}name`}
        ref={first}
        required
        pattern=".*\S.*"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}path`}>{text.address}</label>
      <input
        {...part("input")}
        id={`${id}path`}
        required
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={path}
        aria-describedby={`${id}problem`}
        aria-invalid={state === "taken" || state === "address"}
        onChange={({ target }) => setWritten(target.value)}
      />
      <label htmlFor={`${id}kind`}>{text.kind}</label>
      <select {...part("input")} id={`${id}kind`} value={template} onChange={({ target }) => setTemplate(target.value)}>
        <option value="">{text.plain}</option>
        {Object.entries(templates).map(([name, { label }]) => (
          <option key={name} value={name} lang="en">
            {label}
          </option>
        ))}
      </select>
      <p {...part("problem")} id={`${id}problem`} role="alert">
        {problem}
      </p>
      <button {...part("button")} type="submit" {...createPressProps(state !== "creating", () => {})}>
        {text.create}
      </button>
      <p {...part("made")} role="status">
        {state === "creating" ? text.creating : null}
        {made === null ? null : <a href={made}>{text.open}</a>}
      </p>
    </form>
  )
}

const FAILED = { kind: "failed" } as const
