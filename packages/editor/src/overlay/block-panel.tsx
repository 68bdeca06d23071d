import type { EditedBlock } from "@forecourt/editing-machine/operations"
import type { Issue } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useRef, useState } from "react"
import type { BlockEditing } from "../editing.types.ts"
import { BlockForm } from "../form/block-form.tsx"
import type { Form } from "../generated/form.js"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import css from "./block-panel.module.css"

const part = anatomy("editor-block", css)

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
  /** Whether the focus goes on to its form. */
  readonly isFocused: boolean
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
}

/** A block's form, and what can be done with the block as a whole. */
export function BlockPanel({
  block,
  isFocused,
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
  const form = useLoaded(known?.form)
  const fixing = useLoaded(issues.length > 0 ? fixes : undefined)
  const fields = block.fields ?? {}
  const hasForm = form !== null
  useEffect(() => {
    if (isFocused && hasForm) root.current?.querySelector<HTMLElement>("input, textarea, select")?.focus()
  }, [isFocused, hasForm])
  return (
    <section {...part("root")} ref={root} aria-label={known?.label ?? block.block} data-editing-block={block.id}>
      <h2 {...part("title")}>{known?.label ?? block.block}</h2>
      <div {...part("actions")}>
        <button {...part("button")} type="button" disabled={!canMove.up} onClick={() => actions.onMove(-1)}>
          {text.moveUp}
        </button>
        <button {...part("button")} type="button" disabled={!canMove.down} onClick={() => actions.onMove(1)}>
          {text.moveDown}
        </button>
        <button {...part("button")} type="button" onClick={actions.onInsert}>
          {text.insert}
        </button>
        <button {...part("button")} type="button" onClick={actions.onRemove}>
          {text.remove}
        </button>
      </div>
      {form === null ? null : (
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

/** What comes later; `null` until then. */
function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Value | null {
  const [value, setValue] = useState<{ readonly of: typeof load; readonly it: Value } | null>(null)
  useEffect(() => {
    let isLeft = false
    load?.().then((it) => isLeft || setValue({ of: load, it }))
    return () => {
      isLeft = true
    }
  }, [load])
  return value?.of === load ? (value?.it ?? null) : null
}
