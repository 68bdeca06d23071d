import type { EditedBlock } from "@forecourt/editing-machine/operations"
import type { Issue } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useId, useRef, useState } from "react"
import type { BlockEditing } from "../editing.types.ts"
import type { Form } from "../generated/form.js"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import css from "./block-panel.module.css"
import { type FormFocus, focusField } from "./focus.ts"
import { press } from "./press.ts"
import { useLoaded } from "./use-loaded.ts"

const part = anatomy("editor-block", css)

/** Comes with the first block that is chosen. */
const loadBlockForm = async () => (await import("../form/block-form.tsx")).BlockForm

/** One way to mend an issue. */
export interface Fix {
  readonly label: string
  /** Whether all that the editor wrote is kept. */
  readonly lossless: boolean
  readonly patch: readonly {
    readonly op: "add" | "replace" | "remove"
    readonly path: string
    readonly value?: unknown
  }[]
}

/** What mends issues: `fixes` of `@forecourt/blocks/editing`. */
export interface Fixing {
  readonly fixesFor: (issue: Issue, fields: unknown, options?: { readonly language?: string }) => readonly Fix[]
  readonly applyFix: <Fields>(fields: Fields, fix: Pick<Fix, "patch">) => Fields
}

export interface BlockPanelProps {
  readonly block: EditedBlock
  /** Where in its form the focus goes, once that is there. */
  readonly focus: FormFocus | null
  readonly onFocused: () => void
  /** `undefined` for a block that this site does not know. */
  readonly known: BlockEditing | undefined
  readonly issues: readonly Issue[]
  readonly language: string
  readonly timeZone: string
  /** Whether all of its issues are said, also of fields that nobody has touched. */
  readonly showAll: boolean
  readonly text: OverlayTexts
  readonly fixes: () => Promise<Fixing>
  readonly canMove: { readonly up: boolean; readonly down: boolean }
  readonly onChange: (name: string, value: unknown) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly onInsert: () => void
  /** Its form is asked for again. */
  readonly onRetry: () => void
}

/** A block's form, and what can be done with the block as a whole. */
export function BlockPanel({
  block,
  focus,
  onFocused,
  known,
  issues,
  language,
  timeZone,
  showAll,
  text,
  fixes,
  canMove,
  ...actions
}: BlockPanelProps) {
  const root = useRef<HTMLElement>(null)
  const heading = useId()
  const [attempt, setAttempt] = useState(0)
  const { it: BlockForm, ...formCode } = useLoaded(loadBlockForm, attempt)
  const { it: form, ...ownForm } = useLoaded(known?.form, attempt)
  const { it: fixing } = useLoaded(issues.length > 0 ? fixes : undefined, attempt)
  const fields = block.fields ?? {}
  const isThere = known === undefined || (form !== null && BlockForm !== null)
  useEffect(() => {
    if (focus === null || !isThere || root.current === null) return
    focusField(root.current, focus.place)
    onFocused()
  }, [focus, isThere, onFocused])
  return (
    <section {...part("root")} ref={root} aria-labelledby={heading}>
      <h2 {...part("title")} id={heading} lang="en" tabIndex={-1}>
        {known?.label ?? block.block}
      </h2>
      <div {...part("actions")}>
        <button {...part("button")} type="button" {...press(canMove.up, () => actions.onMove(-1))}>
          {text.moveUp}
        </button>
        <button {...part("button")} type="button" {...press(canMove.down, () => actions.onMove(1))}>
          {text.moveDown}
        </button>
        <button {...part("button")} type="button" onClick={actions.onInsert}>
          {text.insert}
        </button>
        <button {...part("button")} type="button" onClick={actions.onRemove}>
          {text.remove}
        </button>
      </div>
      {formCode.hasFailed || ownForm.hasFailed ? (
        <div {...part("failure")}>
          <p role="alert">{text.failed}</p>
          <button
            {...part("button")}
            type="button"
            onClick={() => {
              setAttempt(attempt + 1)
              actions.onRetry()
            }}
          >
            {text.retry}
          </button>
        </div>
      ) : null}
      {form === null || BlockForm === null ? null : (
        <BlockForm
          form={form as Form}
          fields={fields}
          issues={issues}
          language={language}
          timeZone={timeZone}
          showAll={showAll}
          fixesFor={(issue) => fixing?.fixesFor(issue, fields, { language }) ?? []}
          onFix={(fix) => {
            const mended: Readonly<Record<string, unknown>> = fixing?.applyFix(fields, fix) ?? fields
            for (const name of new Set([...Object.keys(fields), ...Object.keys(mended)]))
              if (mended[name] !== fields[name]) actions.onChange(name, mended[name])
          }}
          onChange={actions.onChange}
        />
      )}
    </section>
  )
}
